import type { Pressed } from './histories';
import type { Heap } from './memory';
import type { ReadTimes } from './sandbox-load';
import type { Run, Runs } from './start';
import { median, ratios, spread } from './statistics';
import { kB, ms, table, times } from './table';

/** What one run of the bench measured; parts that did not run are missing. */
export type Measured = {
  start?: Runs;
  rounds?: Record<string, Record<string, number>>;
  scale?: Runs;
  memory?: Record<string, Heap>;
  histories?: readonly Pressed[];
  sandbox?: readonly ReadTimes[];
};

/** A goal and where this run is; `spread` is how far its loads lie from the middle, where there are several. */
export type Bar = {
  what: string;
  value: number;
  most: number;
  unit: 'times' | 'ms' | 'kB' | 'n';
  spread?: number;
};

const shown = { times, ms, kB, n: (value: number) => value.toFixed(1) } as const;

/**
 * As precise as it is shown: what reads 0.75 has reached 0.75. Where the goal lies within the spread of the loads a run
 * says no more than that: another one may tell otherwise.
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
  ...(measured.histories ?? []).map(
    ({ what, slowest }): Bar => ({ what: `press: ${what}`, value: slowest, most: 100, unit: 'ms' }),
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
const largest = ({ first }: Run) => first.lcp;
const again = ({ second }: Run) => second.meaningful;
const script = ({ first }: Run) => first.js;

/** Home has its words in the page, so its largest paint has a bar of its own. */
function barsOfPage(page: string, runs: Variants): Bar[] {
  const isHome = page === 'home';
  const bar = (what: string, at: Pick<Bar, 'value' | 'spread'>, most: number): Bar => ({
    what: `${page}: ${what}`,
    ...at,
    most,
    unit: 'times',
  });
  const js = median(of(runs, 'federated', script));
  return [
    ...(isHome
      ? [
          bar('LCP × plain', against(runs, 'plain', largest), 0.35),
          bar('LCP × tuned', against(runs, 'tuned', largest), 0.95),
        ]
      : []),
    bar('meaningful × plain', against(runs, 'plain', meaningful), isHome ? 0.75 : 0.85),
    ...(isHome ? [bar('meaningful × tuned', against(runs, 'tuned', meaningful), 0.95)] : []),
    bar('second visit × plain', against(runs, 'plain', again), 0.6),
    bar('JavaScript × tuned', { value: js / median(of(runs, 'tuned', script)) }, 1.05),
    ...(isHome
      ? [{ what: 'home: JavaScript', value: js, most: 130_000, unit: 'kB' } satisfies Bar]
      : []),
  ];
}

function navigationBars(runs: readonly Run[]): Bar[] {
  const ways = runs[0]?.navigations ?? [];
  return ways.flatMap(({ to }, place): Bar[] => {
    const all = runs.flatMap(({ navigations }) => navigations[place] ?? []);
    return [
      { what: `to ${to}`, ...middleOf(all.map((way) => way.ms)), most: 100, unit: 'ms' },
      {
        what: `to ${to}: scripts`,
        value: Math.max(...all.map(({ scripts }) => scripts)),
        most: 0,
        unit: 'n',
      },
    ];
  });
}

/** The first size is the base. */
function sizeBars(bySize: Variants): Bar[] {
  const [[, base = []] = [], ...larger] = Object.entries(bySize);
  return larger.map(([size, runs]) => ({
    what: `${size} × 4`,
    ...middleOf(ratios(runs.map(meaningful), base.map(meaningful))),
    most: 1.02,
    unit: 'times',
  }));
}
