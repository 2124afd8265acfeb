/** Returns the median. Ignores values that could not be measured. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (below + above) / 2;
}

/** Returns the median distance from the median. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

/** Returns the ratio to `base` for each run, so that a slowdown of both in one run cancels out. */
export const ratios = (values: readonly number[], base: readonly number[]): number[] =>
  values.map((value, run) => value / (base[run] ?? Number.NaN));

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
export const times = formatted(2, 1);
export const kB = formatted(1, 1000);
