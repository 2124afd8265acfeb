import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Measured } from './bars';

export const readMeasured = (file: string): Measured => JSON.parse(readFileSync(file, 'utf8'));

/** Adds the results of one part to a file with results of other parts. */
export function addMeasured(file: string, measured: Measured): void {
  const before = existsSync(file) ? readMeasured(file) : {};
  writeFileSync(file, JSON.stringify(withMore(before, measured), null, 1));
}

/** Merges results. Results by page keep the pages that were not measured now. */
export function withMore(before: Measured, now: Measured): Measured {
  const known = new Map<string, unknown>(Object.entries(before));
  const added = Object.entries(now).map(([what, value]) =>
    isByName(value) && isByName(known.get(what))
      ? [what, Object.assign({}, known.get(what), value)]
      : [what, value],
  );
  return { ...before, ...Object.fromEntries(added) };
}

const isByName = (value: unknown) => typeof value === 'object' && !Array.isArray(value);
