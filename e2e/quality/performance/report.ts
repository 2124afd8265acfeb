import type { Load } from './load';
import type { Run, Runs } from './start';
import { median, spread } from './statistics';

// biome-ignore format: one line is one group
const HEAD = [
  'page', 'variant', 'meaningful', '±', 'second visit', 'interactive', 'JS kB', 'shift',
];

/** Returns a table of medians, and the spread of the time until the page is meaningful. */
export const startTable = (runs: Runs): string =>
  table(
    HEAD,
    Object.entries(runs).flatMap(([page, byVariant]) =>
      Object.entries(byVariant).map(([variant, all]) => [page, variant, ...cellsOf(all)]),
    ),
  );

function cellsOf(all: readonly Run[]): string[] {
  const of = (pick: (load: Load) => number) => all.map(({ first }) => pick(first));
  return [
    ms(median(of(({ meaningful }) => meaningful))),
    ms(spread(of(({ meaningful }) => meaningful))),
    ms(median(all.map(({ second }) => second.meaningful))),
    ms(median(of(({ interactive }) => interactive))),
    kB(median(of(({ js }) => js))),
    times(median(of(({ shift }) => shift))),
  ];
}

/** Formats rows as a Markdown table that also reads well in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const formatted = (digits: number, unit: number) => (value: number) =>
  Number.isFinite(value) ? (value / unit).toFixed(digits) : '-';
const ms = formatted(0, 1);
export const times = formatted(2, 1);
export const kB = formatted(1, 1000);
