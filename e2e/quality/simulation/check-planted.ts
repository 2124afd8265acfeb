import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenBackend } from './backend/backend';
import { bundle, type Edit } from './bundle';
import { schedule } from './schedule';

/**
 * Plants each edit alone that schedules must find, or each edit whose description contains `only`. Returns 1 if they do
 * not find one that they must find.
 */
export async function checkPlanted(
  open: OpenBackend,
  { first, count, only }: { first: number; count: number; only: string },
): Promise<number> {
  const isChosen = ({ breaks, why }: Planted) => (only ? breaks.includes(only) : why === '');
  const chosen = planted.filter(isChosen);
  let found = 0;
  let unexplained = 0;
  for (const edit of chosen) {
    const finding = await findingOf(edit, open, { first, count });
    if (finding !== undefined) found += 1;
    else if (edit.why === '') unexplained += 1;
    const result = finding === undefined ? 'not found' : `found after ${finding.after}`;
    const why = finding?.broken.split('\n')[0] ?? edit.why;
    console.log(`${result.padEnd(18)} ${edit.breaks}${why ? ` (${why})` : ''}`);
  }
  console.log(`${found} of ${chosen.length} edits found within ${count} schedules each`);
  const others = planted.length - chosen.length;
  if (only === '') console.log(`${others} others have a reason why schedules do not find them`);
  return unexplained > 0 ? 1 : 0;
}

/** Returns the number of schedules until one breaks a rule, and that rule. */
async function findingOf(
  edit: Edit,
  open: OpenBackend,
  { first, count }: { first: number; count: number },
): Promise<{ after: number; broken: string } | undefined> {
  const program = await bundle(edit);
  for (let after = 1; after <= count; after += 1) {
    const { broken } = await schedule({ program, open }, first + after - 1);
    if (broken !== undefined) return { after, broken };
  }
  return undefined;
}

type Planted = Edit & {
  /** The behaviour that the edit breaks, in plain English. */
  breaks: string;
  /** Why schedules do not find it. Empty for an edit that they must find. */
  why: string;
};

/** Mistakes that the simulation must find. Each text occurs once in its file. */
const planted: readonly Planted[] = readFileSync(join(import.meta.dirname, 'planted.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [breaks = '', file = '', text = '', replacement = '', why = ''] = line.split('\t');
    return { breaks, file, text, replacement: replacement.replaceAll('\\n', '\n'), why };
  });
