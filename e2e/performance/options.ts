import { parseArgs } from 'node:util';

export type Options = {
  /** Loads of each page by each variant. */
  n: number;
  /** Parts of the bench, and pages of its first part; empty is everything. */
  only: readonly string[];
  waterfall: boolean;
  /** File for everything that was measured. */
  json: string | undefined;
};

export function optionsFrom(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true, default: [] },
      waterfall: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const n = Number(values.n);
  if (!Number.isInteger(n) || n < 1)
    throw new RangeError(`--n ${values.n} is not a number of loads`);
  return { n, only: values.only, waterfall: values.waterfall, json: values.json };
}
