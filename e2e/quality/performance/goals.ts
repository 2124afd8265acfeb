import { firstViewBudget } from '@shared/delivery/gate/budgets';
import { measuredPages } from './pages';
import { kB, table, times } from './report';
import type { Run, Runs } from './start';
import { median, ratios, spread } from './statistics';

/** A threshold and the value of this run. `spread` is the median distance from the median of the loads. */
export type Goal = {
  what: string;
  value: number;
  most: number;
  unit: 'times' | 'kB';
  spread: number;
};
type Verdict = 'reached' | 'not reached' | 'too close';

/** Maximum ratios to the plain monolith. */
const MEANINGFUL = 0.45;
const SECOND_VISIT = 0.45;
/** Maximum ratio to a build before. */
const INTERACTIVE = 1.08;
/** Bytes of JavaScript that home may load before it is idle. */
const HOME_SCRIPT = 150_000;

const shown = { times, kB } as const;

/**
 * Compares a value with its threshold, both rounded as displayed, so 0.4549 reaches 0.45. If the threshold is within
 * the spread of the loads, the verdict is `too close`, because another run may differ.
 */
export function verdictOf({ value, most, unit, spread: give }: Goal): Verdict {
  const rounded = (number: number) => Number(shown[unit](number));
  if (give > 0 && Math.abs(rounded(value) - rounded(most)) < rounded(give)) return 'too close';
  return rounded(value) <= rounded(most) ? 'reached' : 'not reached';
}

export function goalTable(runs: Runs): string {
  const rows = goalsOf(runs).map((goal) => [
    goal.what,
    shown[goal.unit](goal.value),
    shown[goal.unit](goal.spread),
    shown[goal.unit](goal.most),
    verdictOf(goal),
  ]);
  return table(['goal', 'here', '±', 'at most', ''], rows);
}

/** Returns the goals of all measured pages. A goal whose variant was not measured is left out. */
export const goalsOf = (runs: Runs): Goal[] =>
  Object.entries(runs)
    .flatMap(([page, byVariant]) => goalsOfPage(page, byVariant))
    .filter(({ value }) => Number.isFinite(value));

function goalsOfPage(page: string, runs: Readonly<Record<string, readonly Run[]>>): Goal[] {
  const of = (variant: string, pick: (run: Run) => number) => (runs[variant] ?? []).map(pick);
  const ratioTo = (base: string, pick: (run: Run) => number) =>
    ratios(of('federated', pick), of(base, pick));
  const goal = (what: string, values: readonly number[], most: number, unit: Goal['unit']) => ({
    what: `${page}: ${what}`,
    value: median(values),
    spread: spread(values),
    most,
    unit,
  });
  const meaningful = ratioTo('plain', ({ first }) => first.meaningful);
  const secondVisit = ratioTo('plain', ({ second }) => second.meaningful);
  const interactive = ratioTo('before', ({ first }) => first.interactive);
  const bytes = (pick: (run: Run) => number) => of('federated', pick);
  return [
    goal('meaningful × plain', meaningful, MEANINGFUL, 'times'),
    goal('second visit × plain', secondVisit, SECOND_VISIT, 'times'),
    goal('interactive × before', interactive, INTERACTIVE, 'times'),
    goal(
      'layout shift',
      bytes(({ first }) => first.shift),
      0,
      'times',
    ),
    goal(
      'prerender',
      bytes(({ first }) => first.prerender),
      prerenderBudget(page),
      'kB',
    ),
    ...(page === 'home'
      ? [
          goal(
            'JavaScript before idle',
            bytes(({ first }) => first.js),
            HOME_SCRIPT,
            'kB',
          ),
        ]
      : []),
  ];
}

const HOME = '/app/';

function prerenderBudget(page: string): number {
  const at = measuredPages.find(({ name }) => name === page)?.to;
  return firstViewBudget(at === HOME ? 'SubscGuide' : page);
}
