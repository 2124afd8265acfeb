import { boundsOf } from './bounds';
import { type Counts, type Minute, sumOf } from './counts';
import { evidenceOver } from './evidence';

/** What is asked of each visit; each has its own minutes. */
export const questions = ['failed', 'replaced', 'erred', 'silent', 'slow', 'broken off'] as const;
export type Question = (typeof questions)[number];

/** One day of a canary, by question; a question nothing was asked of yet has no minutes. */
export type Day = Readonly<Partial<Record<Question, readonly Minute[]>>>;

export type Rules = {
  /** Chance a day that a canary which is no worse is stopped. */
  falseStops: number;
  /** How much more often a canary may fail and be raised: 0.02 is two visits in a hundred. */
  margin: number;
  /** Visits of the canary at a step before it may be raised. */
  leastVisits: number;
  /** Shares in per cent, in the order a good canary takes them. */
  steps: readonly number[];
};

export const usualRules: Rules = {
  falseStops: 0.01,
  margin: 0.02,
  leastVisits: 300,
  steps: [5, 20, 50, 100],
};

export type Verdict =
  /** `question`: what speaks against it the most. */
  | { do: 'stop'; question: Question; evidence: number; live: Counts; canary: Counts }
  | { do: 'raise'; to: number; visits: number }
  | { do: 'wait'; visits: number };

type Asked = readonly { question: Question; over: readonly number[] }[];

const evidenceBy = (day: Day): Asked =>
  questions.map((question) => ({ question, over: evidenceOver(day[question] ?? []) }));

/** The mean of the questions' evidence after each minute. */
const meansOf = (asked: Asked): number[] =>
  Array.from(
    { length: Math.max(...asked.map(({ over }) => over.length)) },
    (_, at) =>
      asked.reduce((sum, { over }) => sum + (over[at] ?? over.at(-1) ?? 1), 0) / asked.length,
  );

/** What a canary is stopped by, minute by minute: above 1 / falseStops it is. */
export const evidenceOfDay = (day: Day): readonly number[] => meansOf(evidenceBy(day));

/**
 * What is to be done with a canary by its day so far; `step` is the part of the day since its share is what it is. Stops
 * when the mean of the questions' evidence (which is evidence as well) exceeds 1 / falseStops. Raises when no failure's
 * rate can be more than the margin above the live version's, and nothing speaks for it being slower or being left more
 * often: how often that happens depends on networks and people so much that to be sure of it takes ten thousand visits.
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
      const minutes = day[worst.question] ?? [];
      const [live, canary] = [
        sumOf(minutes.map((one) => one.live)),
        sumOf(minutes.map((one) => one.canary)),
      ];
      return { do: 'stop', question: worst.question, evidence: mean, live, canary };
    }
  }
  const visits = Math.max(
    0,
    ...questions.map((one) => sumOf((step[one] ?? []).map(({ canary }) => canary)).visits),
  );
  const to = rules.steps.find((share) => share > percent);
  const isFine =
    failures.every((question) => isNoWorse(step[question] ?? [], rules)) &&
    habits.every((question) => (evidenceOver(step[question] ?? []).at(-1) ?? 1) < DOUBT);
  if (to !== undefined && visits >= rules.leastVisits && isFine) return { do: 'raise', to, visits };
  return { do: 'wait', visits };
}

const failures = ['failed', 'replaced', 'erred', 'silent'] as const satisfies Question[];
const habits = ['slow', 'broken off'] as const satisfies Question[];

/** Twenty times surer than not, at once for all failures. */
export const RAISE_ERROR = 0.05 / failures.length;

/** Four to one that it is worse: not enough to stop it, too much to give it to more. */
const DOUBT = 4;

function isNoWorse(minutes: readonly Minute[], { margin }: Rules): boolean {
  if (minutes.length === 0) return true;
  const live = boundsOf(sumOf(minutes.map((one) => one.live)), RAISE_ERROR);
  const canary = boundsOf(sumOf(minutes.map((one) => one.canary)), RAISE_ERROR);
  return canary.high <= live.low + margin;
}
