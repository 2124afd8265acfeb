import { termLabel } from '@shared/copy/terms';
import {
  type Term,
  type TermAnswers,
  type TermKey,
  termAnswers,
  tick,
  tickAll,
} from '@shared/domain/required-terms';
import { type TermsProblem, termsProblem } from '@shared/domain/terms-checks';
import type { TermItem } from '@shared/ui/TermsList';
import { useState } from 'react';
import { openTerm } from './open-term';

export type Terms = {
  /** For TermsList. */
  items: readonly TermItem<TermKey>[];
  onToggle: (key: TermKey, checked: boolean) => void;
  onToggleAll: (checked: boolean) => void;
  /** Shows the full text; agreeing there ticks the term. Source: TERMS-003. */
  onOpen: (key: TermKey) => void;
  answers: TermAnswers;
  problem: TermsProblem | undefined;
};

/** Ticks of the transfer; the rules about linked terms are the domain's. Source: TRANS-002, A-18, A-19. */
export function useTerms(listed: readonly Term[]): Terms {
  const [terms, setTerms] = useState(listed);
  const onToggle = (key: TermKey, checked: boolean) => setTerms((now) => tick(now, key, checked));
  const open = async (key: TermKey) => {
    if (await openTerm(key)) onToggle(key, true);
  };
  return {
    items: terms.map(shown),
    onToggle,
    onToggleAll: (checked) => setTerms((now) => tickAll(now, checked)),
    onOpen: (key) => void open(key),
    answers: termAnswers(terms),
    problem: termsProblem(terms),
  };
}

/** Depth below the consent a term belongs to. */
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
