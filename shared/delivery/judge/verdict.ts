import type { Rules } from '../store/shape';
import { boundsOf } from './bounds';
import { type Compared, type Counts, type Minute, totals } from './counts';
import { evidenceOver } from './evidence';

/** Questions about each visit. Each has its own minutes. */
export const questions = ['failed', 'replaced', 'erred', 'silent', 'slow', 'broken off'] as const;
export type Question = (typeof questions)[number];

/** Counts of one day of a canary, by question. A question without counts has no minutes. */
export type Day = Readonly<Partial<Record<Question, readonly Minute[]>>>;

/**
 * Reads the counts of the analysis: from the tables of our collector (`collector/read.ts`), or from the warehouse of a
 * company (`warehouse.ts`). It may reject; then the analysis changes nothing.
 */
export type DayReader = (compared: Compared) => Promise<Day>;

export const usualRules: Rules = {
  falseStops: 0.01,
  margin: 0.02,
  leastVisits: 300,
  steps: [5, 20, 50, 100],
};

export type Verdict =
  /** `question` has the strongest evidence against the canary. */
  | { do: 'stop'; question: Question; evidence: number; live: Counts; canary: Counts }
  | { do: 'raise'; to: number; visits: number }
  | { do: 'wait'; visits: number };

type Asked = readonly { question: Question; over: readonly number[] }[];

const evidenceBy = (day: Day): Asked =>
  questions.map((question) => ({ question, over: evidenceOver(day[question] ?? []) }));

const meansOf = (asked: Asked): number[] =>
  Array.from(
    { length: Math.max(...asked.map(({ over }) => over.length)) },
    (_, at) =>
      asked.reduce((sum, { over }) => sum + (over[at] ?? over.at(-1) ?? 1), 0) / asked.length,
  );

/** Returns the evidence against a canary for each minute. Above 1 / falseStops it is stopped. */
export const evidenceOfDay = (day: Day): readonly number[] => meansOf(evidenceBy(day));

/**
 * Returns the decision about a canary. `day` has its counts so far, and `step` those since the last change of its
 * share.
 * Stops when the mean evidence of the questions (an e-value too) exceeds 1 / falseStops. Raises when no failure rate
 * can exceed the live rate by more than the margin, and there is no evidence that it is slower or abandoned more often.
 * These two questions need no bounds, because they depend so much on networks and people that certainty would take ten
 * thousand visits.
 */
export function verdictOf(
  { day, step, percent }: { day: Day; step: Day; percent: number },
  rules: Rules = usualRules,
): Verdict {
  const asked = evidenceBy(day);
  const mean = Math.max(0, ...meansOf(asked));
  if (mean > 1 / rules.falseStops) {
    const [worst] = asked.toSorted((a, b) => Math.max(...b.over) - Math.max(...a.over));
    if (worst) {
      const { question } = worst;
      return { do: 'stop', question, evidence: mean, ...totals(day[question] ?? []) };
    }
  }
  const visits = Math.max(0, ...questions.map((one) => totals(step[one] ?? []).canary.visits));
  const to = rules.steps.find((share) => share > percent);
  const isFine =
    failures.every((question) => isNoWorse(step[question] ?? [], rules)) &&
    habits.every((question) => (evidenceOver(step[question] ?? []).at(-1) ?? 1) < DOUBT);
  if (to !== undefined && visits >= rules.leastVisits && isFine) return { do: 'raise', to, visits };
  return { do: 'wait', visits };
}

const failures = ['failed', 'replaced', 'erred', 'silent'] as const satisfies Question[];
const habits = ['slow', 'broken off'] as const satisfies Question[];

/** Error of the bounds, 5 % for all failures together. */
export const RAISE_ERROR = 0.05 / failures.length;

/** Evidence of 4 : 1 that it is worse is too little to stop it but too much to raise it. */
const DOUBT = 4;

function isNoWorse(minutes: readonly Minute[], { margin }: Rules): boolean {
  if (minutes.length === 0) return true;
  const { live, canary } = totals(minutes);
  return boundsOf(canary, RAISE_ERROR).high <= boundsOf(live, RAISE_ERROR).low + margin;
}

const verbs = {
  failed: 'fails',
  replaced: 'is replaced',
  erred: 'errs',
  silent: 'stays silent',
  slow: 'is slow',
  'broken off': 'is broken off',
} as const;

const MOST_SAID = 1_000_000;

export function sayingOf(verdict: Verdict): string {
  if (verdict.do !== 'stop')
    return `${verdict.visits} visits of it, ${verdict.do === 'wait' ? 'no verdict yet' : 'no worse than the live version'}`;
  const { question, evidence, live, canary } = verdict;
  const odds = Math.min(MOST_SAID, Math.floor(evidence)).toLocaleString('en');
  const share = `${canary.failed} of ${canary.visits}`;
  return `${verbs[question]} in ${share}, the live version in ${live.failed} of ${live.visits}: ${odds} to 1`;
}
