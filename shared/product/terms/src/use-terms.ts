import { lookupReactions } from '@shared/api/reaction';
import { termVersions } from '@shared/copy/legal-editions';
import { termLabel } from '@shared/copy/terms';
import type { PlainDate } from '@shared/domain/calendar';
import {
  type Agreement,
  type Term,
  type TermAnswers,
  type TermVersions,
  termAnswers,
  tick,
  tickAll,
  tickRequired,
  withAnswers,
} from '@shared/domain/required-terms';
import type { TermKey } from '@shared/domain/term-keys';
import { type TermsProblem, termsProblem } from '@shared/domain/terms-checks';
import { react, today } from '@shared/session';
import type { TermItem } from '@shared/ui/TermsList';
import { useEffect, useRef, useState } from 'react';
import { legalWords, openTerm } from './open-term';

/** The checked terms with their editions, and functions to change them. */
export type Terms = Agreement & {
  /** Items of TermsList. */
  items: readonly TermItem<TermKey>[];
  onToggle: (key: TermKey, checked: boolean) => void;
  onToggleAll: (checked: boolean) => void;
  /** Ticks the required terms and clears the optional ones. */
  onTickRequired: () => void;
  /** Shows the full text. Agreeing there checks the term. Source: APPLY-005, TERMS-003. */
  onOpen: (key: TermKey) => void;
  problem: TermsProblem | undefined;
};

/**
 * Returns the state of the terms on a page. The rules for linked terms are in shared/product/domain.
 * The texts are those of the day when the page was opened, even if a new edition takes effect meanwhile. A term whose
 * `agreed` edition is another one starts without a tick. Source: TERMS-002…014, TRANS-002, A-18, A-19.
 */
export function useTerms(
  listed: readonly Term[],
  earlier: TermAnswers = {},
  agreed: TermVersions = {},
): Terms {
  const [day] = useState(today);
  const [terms, setTerms] = useState(() => {
    const answered = withAnswers(listed, earlier);
    return changedSince(agreed, day).reduce((all, key) => tick(all, key, false), answered);
  });
  const onToggle = (key: TermKey, checked: boolean) => setTerms((now) => tick(now, key, checked));
  useEffect(() => void legalWords().catch(() => undefined), []); // Prefetch. Opening loads again if it failed.
  const opening = useRef(false);
  const open = async (key: TermKey) => {
    if (opening.current) return;
    opening.current = true;
    try {
      if (await openTerm(key, day)) onToggle(key, true);
    } catch (failure) {
      await react(failure, lookupReactions);
    } finally {
      opening.current = false;
    }
  };
  const ticked = terms.filter(({ checked }) => checked).map(({ key }) => key);
  return {
    items: terms.map(shown),
    onToggle,
    onToggleAll: (checked) => setTerms((now) => tickAll(now, checked)),
    onTickRequired: () => setTerms(tickRequired),
    onOpen: (key) => void open(key),
    answers: termAnswers(terms),
    versions: termVersions(ticked, day),
    problem: termsProblem(terms),
  };
}

/** Returns the terms whose agreed edition is not the one of `day`. */
function changedSince(agreed: TermVersions, day: PlainDate): readonly TermKey[] {
  const keys = Object.keys(agreed) as TermKey[];
  const current = termVersions(keys, day);
  return keys.filter((key) => agreed[key] !== current[key]);
}

/** Indentation level below the parent term. */
const levels: Partial<Record<TermKey, number>> = {
  ad_receive_agree: 1,
  ad_receive_email: 2,
  ad_receive_sms: 2,
  ad_receive_app: 2,
};

const shown = ({ key, checked, required, showinfo }: Term): TermItem<TermKey> => ({
  key,
  checked,
  required,
  showinfo,
  label: termLabel[key],
  level: levels[key],
});
