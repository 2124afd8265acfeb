import type { Load } from './load';
import type { Run, Runs } from './start';
import { median, ratio, spread } from './statistics';
import { kB, ms, table, times } from './table';

const HEAD = [
  'page', 'variant', 'FCP', 'LCP', 'meaningful', '±', '× FCP', '× LCP', '× meaningful', 'again', '× again', 'whole',
  'first view kB', 'JS kB', '× JS tuned', 'all kB', 'requests', 'rounds', 'long tasks', 'shift',
]; // biome-ignore format: one line is one group

/** Returns a table of medians, their spread, and ratios to the plain monolith of the same run. */
export function startTable(
  runs: Runs,
  rounds: Record<string, Record<string, number>>,
  base = 'plain',
): string {
  const rows = Object.entries(runs).flatMap(([page, byVariant]) =>
    Object.entries(byVariant).map(([variant, all]) =>
      row([page, variant], all, byVariant, base, rounds[page]?.[variant] ?? Number.NaN),
    ),
  );
  return table(HEAD, rows);
}

function row(
  names: readonly string[],
  all: Run[],
  byVariant: Record<string, Run[]>,
  baseName: string,
  rounds: number,
) {
  const base = byVariant[baseName] ?? [];
  const of = (runs: Run[], pick: (load: Load) => number) => runs.map(({ first }) => pick(first));
  const middle = (pick: (load: Load) => number) => median(of(all, pick));
  const against = (pick: (load: Load) => number) => ratio(of(all, pick), of(base, pick));
  const again = (runs: Run[]) => runs.map(({ second }) => second.meaningful);
  const tunedJs = median(of(byVariant['tuned'] ?? [], ({ js }) => js));
  return [
    ...names,
    ms(middle(({ fcp }) => fcp)),
    ms(middle(({ lcp }) => lcp)),
    ms(middle(({ meaningful }) => meaningful)),
    ms(spread(of(all, ({ meaningful }) => meaningful))),
    times(against(({ fcp }) => fcp)),
    times(against(({ lcp }) => lcp)),
    times(against(({ meaningful }) => meaningful)),
    ms(median(again(all))),
    times(ratio(again(all), again(base))),
    ms(middle(({ whole }) => whole)),
    kB(middle(({ firstView }) => firstView)),
    kB(middle(({ js }) => js)),
    times(middle(({ js }) => js) / tunedJs),
    kB(middle(({ bytes }) => bytes)),
    ms(middle(({ requests }) => requests)),
    Number.isFinite(rounds) ? rounds.toFixed(1) : '-',
    ms(middle(({ longTasks }) => longTasks)),
    times(middle(({ shift }) => shift)),
  ];
}

export function navigationTable(runs: Runs): string {
  const rows = Object.entries(runs['home'] ?? {}).flatMap(([variant, all]) =>
    (all[0]?.navigations ?? []).map(({ to }, place) => [
      to,
      variant,
      ms(median(all.map(({ navigations }) => navigations[place]?.ms ?? Number.NaN))),
      ms(median(all.map(({ navigations }) => navigations[place]?.scripts ?? Number.NaN))),
    ]),
  );
  return table(['to', 'variant', 'ms', 'scripts asked for'], rows);
}

/** Returns the requests of the median run with their start, end and size. */
export function waterfall(all: readonly Run[]): string {
  const sorted = all.toSorted((a, b) => a.first.meaningful - b.first.meaningful);
  const { asked, whole } = sorted[Math.floor(sorted.length / 2)]?.first ?? {
    asked: [],
    whole: 0,
  };
  return asked
    .filter(({ start }) => start <= whole)
    .map(
      ({ start, end, bytes, path }) =>
        `${ms(start).padStart(6)} ${String(end ?? '').padStart(6)} ${String(bytes).padStart(7)}  ${path}`,
    )
    .join('\n');
}
