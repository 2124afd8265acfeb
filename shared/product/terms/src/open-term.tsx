import { hasLegalText } from '@shared/copy/legal-editions';
import type { PlainDate } from '@shared/domain/calendar';
import type { TermKey } from '@shared/domain/term-keys';
import { openTerms } from '@shared/popup';
import { LegalBody } from './LegalBody';

/** Loads the legal texts, which are lazy because a page with boxes does not need them at first. */
export const legalWords = () => import('@shared/copy/legal');

/**
 * Shows the text of a term on `day` over the whole screen. Returns true if the customer agreed there.
 * Source: APPLY-005, TERMS-003, 004; SHELL-022. @throws if the texts do not load.
 */
export async function openTerm(key: TermKey, day: PlainDate): Promise<boolean> {
  if (!hasLegalText(key)) return false;
  const { legalTextOf } = await legalWords();
  const text = legalTextOf(key, day);
  return openTerms({ title: text.title, content: <LegalBody text={text} /> });
}
