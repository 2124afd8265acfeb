import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './bundle';

export type Planted = Edit & {
  /** The behaviour that the edit breaks, in plain English. */
  breaks: string;
  /** Why schedules do not find it. Empty for an edit that they must find. */
  why: string;
};

/** Mistakes that the simulation must find. Each text occurs once in its file. */
export const planted: readonly Planted[] = readFileSync(
  join(import.meta.dirname, 'planted.tsv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [breaks = '', file = '', text = '', replacement = '', why = ''] = line.split('\t');
    return { breaks, file, text, replacement: replacement.replaceAll('\\n', '\n'), why };
  });
