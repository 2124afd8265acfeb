import { adChannels } from './marketing-terms';
import type { Term } from './required-terms';
import type { TermKey } from './term-keys';

export type TermsProblem = 'NEED_SUBSC_TERM_CHECK' | 'NEED_SUBSC_TERM_RECEIVE_CHECK';

/** Returns the first problem of the terms, or `undefined`. Source: TERMS-013, 014; VALID-036, 037. */
export function termsProblem(terms: readonly Term[]): TermsProblem | undefined {
  if (!areRequiredTicked(terms)) return 'NEED_SUBSC_TERM_CHECK';
  return lacksChannel(terms) ? 'NEED_SUBSC_TERM_RECEIVE_CHECK' : undefined;
}

export const areRequiredTicked = (terms: readonly Term[]): boolean =>
  terms.every((term) => term.checked || !term.required);

/** Returns whether advertising is agreed without a channel. Only restored answers can have this state. Source: A-18. */
export const lacksChannel = (terms: readonly Term[]): boolean =>
  isTicked(terms, 'ad_receive_agree') && !adChannels.some((key) => isTicked(terms, key));

const isTicked = (terms: readonly Term[], key: TermKey): boolean =>
  terms.some((term) => term.key === key && term.checked);
