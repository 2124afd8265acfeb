import type { Verdict } from './verdict';

/** Describes a bad visit, by question. */
const verbs = {
  failed: 'fails',
  replaced: 'is replaced',
  erred: 'errs',
  silent: 'stays silent',
  slow: 'is slow',
  'broken off': 'is broken off',
} as const;

const MOST_SAID = 1_000_000;

/** Returns the numbers of a decision as a sentence for the log and for people. */
export function sayingOf(verdict: Verdict): string {
  if (verdict.do !== 'stop')
    return `${verdict.visits} visits of it, ${verdict.do === 'wait' ? 'no verdict yet' : 'no worse than the live version'}`;
  const { question, evidence, live, canary } = verdict;
  const odds = Math.min(MOST_SAID, Math.floor(evidence)).toLocaleString('en');
  const share = `${canary.failed} of ${canary.visits}`;
  return `${verbs[question]} in ${share}, the live version in ${live.failed} of ${live.visits}: ${odds} to 1`;
}
