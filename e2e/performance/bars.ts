import type { Pressed } from './histories';
import type { Heap } from './memory';
import type { PressedWay } from './pressed-ways';
import type { ReadTimes } from './sandbox-load';
import type { Run, Runs } from './start';
import { median, ratios, spread } from './statistics';
import { kB, ms, table, times } from './table';

/** Results of one run of the benchmark. Parts that did not run are missing. */
export type Measured = {
  start?: Runs;
  rounds?: Record<string, Record<string, number>>;
  scale?: Runs;
  memory?: Record<string, Heap>;
  histories?: readonly Pressed[];
  /** The first presses after a start, by page. */
  presses?: Record<string, Pressed>;
  /** Presses on other pages and tabs. */
  ways?: readonly PressedWay[];
  sandbox?: readonly ReadTimes[];
};

/**
 * A threshold and the value of this run. `spread` is the median distance from the median, if there are several loads.
 */
export type Bar = {
  what: string;
  value: number;
  most: number;
  unit: 'times' | 'ms' | 'kB' | 'n';
  spread?: number;
};

const shown = { times, ms, kB, n: (value: number) => value.toFixed(1) } as const;

/**
 * Compares a value with its threshold, both rounded as displayed, so 0.7549 reaches 0.75. If the threshold is within
 * the spread of the loads, the verdict is `too close`, because another run may differ.
 */
export function verdictOf({ value, most, unit, spread: give = 0 }: Bar): Verdict {
  const rounded = (number: number) => Number(shown[unit](number));
  if (give > 0 && Math.abs(rounded(value) - rounded(most)) < rounded(give)) return 'too close';
  return rounded(value) <= rounded(most) ? 'reached' : 'not reached';
}
type Verdict = 'reached' | 'not reached' | 'too close';

export function barTable(measured: Measured): string {
  const rows = barsOf(measured)
    .filter(({ value }) => Number.isFinite(value))
    .map((bar) => [
      bar.what,
      shown[bar.unit](bar.value),
      bar.spread === undefined ? '' : shown[bar.unit](bar.spread),
      shown[bar.unit](bar.most),
      verdictOf(bar),
    ]);
  return table(['goal', 'here', '±', 'at most', ''], rows);
}

/** Returns a table of two runs side by side. If their verdicts differ, it shows both. */
export function twoRunsTable(first: Measured, second: Measured): string {
  const others = new Map(barsOf(second).map((bar) => [bar.what, bar]));
  const at = (bar: Bar) =>
    `${shown[bar.unit](bar.value)}${bar.spread === undefined ? '' : ` ±${shown[bar.unit](bar.spread)}`}`;
  const rows = barsOf(first).flatMap((bar) => {
    const other = others.get(bar.what);
    if (!other) return [];
    const verdicts = new Set([verdictOf(bar), verdictOf(other)]);
    return [[bar.what, at(bar), at(other), shown[bar.unit](bar.most), [...verdicts].join(', ')]];
  });
  return table(['goal', 'first run', 'second run', 'at most', ''], rows);
}

export const barsOf = (measured: Measured): readonly Bar[] => [
  ...Object.entries(measured.start ?? {}).flatMap(([page, runs]) => barsOfPage(page, runs)),
  ...Object.entries(measured.rounds ?? {}).map(
    ([page, { federated = Number.NaN }]): Bar => ({
      what: `${page}: rounds`,
      value: federated,
      most: 2,
      unit: 'n',
    }),
  ),
  ...navigationBars(measured.start?.['home']?.['federated'] ?? []),
  ...sizeBars(measured.scale?.['home'] ?? {}),
  ...[...(measured.histories ?? []), ...Object.values(measured.presses ?? {})].map(
    ({ what, slowest }): Bar => ({ what: `press: ${what}`, value: slowest, most: 100, unit: 'ms' }),
  ),
  ...(measured.ways ?? []).map(
    ({ what, answered }): Bar => ({
      what: `${what}: next paint`,
      value: answered,
      most: NEXT_PAINT_MS,
      unit: 'ms',
    }),
  ),
  ...Object.entries(measured.memory ?? {}).map(
    ([what, { before, after }]): Bar => ({
      what: `heap: ${what}`,
      value: after / before,
      most: 1.1,
      unit: 'times',
    }),
  ),
  ...(measured.sandbox ?? []).map(
    ({ path, p95 }): Bar => ({ what: `read: ${path}`, value: p95, most: 20, unit: 'ms' }),
  ),
];

type Variants = Record<string, Run[]>;
const of = (runs: Variants, variant: string, pick: (run: Run) => number) =>
  (runs[variant] ?? []).map(pick);
const against = (runs: Variants, base: string, pick: (run: Run) => number) =>
  middleOf(ratios(of(runs, 'federated', pick), of(runs, base, pick)));
const middleOf = (values: readonly number[]) => ({ value: median(values), spread: spread(values) });

const meaningful = ({ first }: Run) => first.meaningful;
const again = ({ second }: Run) => second.meaningful;

/** Limits for the time until a page is meaningful, as a ratio to the plain monolith. The dealer link has no limit. */
const MEANINGFUL: Readonly<Record<string, number>> = {
  home: 0.45,
  owner: 0.55,
  status: 0.6,
  estimate: 0.6,
  guide: 0.4,
  terms: 0.4,
  apply: 0.6,
};
const AGAIN = 0.45;
/** Ratios to the tuned monolith without and with prerenders. The second ratio is the cost of federation. */
const TUNED = 0.65;
const TUNED_PLUS = 1.03;
const FIRST_VIEW_BYTES = 4000;
/** Limits from the press to the next paint, and to the requested content. */
const NEXT_PAINT_MS = 60;
const HEADING_MS = 100;
const HOME_SCRIPT_BYTES = 125_000;

function barsOfPage(page: string, runs: Variants): Bar[] {
  const bar = (what: string, at: Pick<Bar, 'value' | 'spread'>, most: number): Bar => ({
    what: `${page}: ${what}`,
    ...at,
    most,
    unit: 'times',
  });
  const bytes = (what: string, pick: (run: Run) => number, most: number): Bar => ({
    what: `${page}: ${what}`,
    value: median(of(runs, 'federated', pick)),
    most,
    unit: 'kB',
  });
  const most = MEANINGFUL[page];
  return [
    ...(most === undefined
      ? []
      : [bar('meaningful × plain', against(runs, 'plain', meaningful), most)]),
    bar('second visit × plain', against(runs, 'plain', again), AGAIN),
    bar('meaningful × tuned', against(runs, 'tuned', meaningful), TUNED),
    bar('meaningful × tuned+', against(runs, 'tuned+', meaningful), TUNED_PLUS),
    bar('layout shift', middleOf(of(runs, 'federated', ({ first }) => first.shift)), 0),
    bytes('first view', ({ first }) => first.firstView, FIRST_VIEW_BYTES),
    ...(page === 'home'
      ? [bytes('JavaScript before idle', ({ first }) => first.js, HOME_SCRIPT_BYTES)]
      : []),
  ];
}

function navigationBars(runs: readonly Run[]): Bar[] {
  const ways = runs[0]?.navigations ?? [];
  return ways.flatMap(({ to }, place): Bar[] => {
    const all = runs.flatMap(({ navigations }) => navigations[place] ?? []);
    return [
      {
        what: `to ${to}: heading`,
        ...middleOf(all.map((way) => way.ms)),
        most: HEADING_MS,
        unit: 'ms',
      },
      {
        what: `to ${to}: scripts`,
        value: Math.max(...all.map(({ scripts }) => scripts)),
        most: 0,
        unit: 'n',
      },
    ];
  });
}

/** Returns the thresholds of larger releases. The first size is the base. */
function sizeBars(bySize: Variants): Bar[] {
  const [[, base = []] = [], ...larger] = Object.entries(bySize);
  return larger.map(([size, runs]) => ({
    what: `${size} × 4`,
    ...middleOf(ratios(runs.map(meaningful), base.map(meaningful))),
    most: 1.02,
    unit: 'times',
  }));
}
