import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Options = {
  /** Loads of each page by each variant; each part has a number of its own that it needs less than ten minutes for. */
  n: number | undefined;
  /** Parts of the bench, and pages of its first part; empty is everything. */
  only: readonly string[];
  /** Pages of a part that has several; empty is all of its own. */
  page: readonly string[];
  waterfall: boolean;
  /** Files for everything that was measured: a part is added to what a file holds of others. */
  json: readonly string[];
  /** Where pictures are written. */
  out: string;
};

export function optionsFrom(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      page: { type: 'string', multiple: true, default: [] },
      waterfall: { type: 'boolean', default: false },
      json: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'filmstrip.png' },
    },
  });
  const n = values.n === undefined ? undefined : Number(values.n);
  if (n !== undefined && (!Number.isInteger(n) || n < 1))
    throw new RangeError(`--n ${values.n} is not a number of loads`);
  const { only, page, waterfall } = values;
  return { n, only, page, waterfall, json: values.json.map(fromHere), out: fromHere(values.out) };
}

/** Of where the command was given: the bench runs in a folder of its own. */
const fromHere = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);
