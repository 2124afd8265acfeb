import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Options = {
  /** Loads of each page per variant. Each part has a default that takes less than ten minutes. */
  n: number | undefined;
  /** Parts of the benchmark, and pages of its first part. Empty means all. */
  only: readonly string[];
  /** Pages of a part with several pages. Empty means its default pages. */
  page: readonly string[];
  waterfall: boolean;
  /** Files for the results. The results of a part are added to those of other parts. */
  json: readonly string[];
  /** Folder for pictures. */
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

/** Resolves a path from the folder of the command, because the benchmark runs in its own folder. */
const fromHere = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);
