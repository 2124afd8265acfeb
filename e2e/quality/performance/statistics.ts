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
