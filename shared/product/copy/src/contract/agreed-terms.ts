import { formatDay } from '@shared/domain/format';
import type { TermKey } from '@shared/domain/term-keys';
import { consentsOf } from '../consents';
import { hasLegalText, legalEditions } from '../legal-editions';
import type { EditionDate } from '../legal-text';
import { type LabelledFact, labelled } from '../operator-facts';
import { termLabel } from '../terms';
import type { ContractFacts } from './facts';

type Agreed = Pick<ContractFacts, 'payments' | 'createdOn' | 'transferred'>;

/**
 * Returns the terms that the customer agreed to, each with its edition and day. The answers of a transferred membership
 * are those of its former owner, so they are missing. Source: LAW-005, TERMS-016.
 */
export function agreedTerms({ payments, createdOn, transferred }: Agreed): readonly LabelledFact[] {
  const day = createdOn ?? payments?.paidOn;
  const answered = payments && !transferred ? consentsOf(payments, day) : [];
  const given = answered.filter(({ isGiven }) => isGiven);
  if (given.length === 0) return [labelled('동의한 약관', '')];
  const agreedOn = day && `${formatDay(day)} 동의`;
  return given.map(({ key, version }) => {
    const edition = version && editionText(key, version);
    return labelled(termLabel[key], [edition, agreedOn].filter(Boolean).join(' · '));
  });
}

/** Returns the edition with its first day, if it is one of ours. Example: '버전 2026-01 (2026-01-01 시행)'. */
function editionText(key: TermKey, version: string): string {
  const editions: readonly EditionDate[] = hasLegalText(key) ? legalEditions[key] : [];
  const edition = editions.find((one) => one.version === version);
  return `버전 ${version}${edition ? ` (${edition.effectiveOn} 시행)` : ''}`;
}
