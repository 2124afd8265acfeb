import type { OpenBackend } from './backend/backend';
import { bundle, type Edit } from './bundle';
import { planted } from './planted';
import { schedule } from './schedule';

/**
 * Plants each edit whose description contains `only`, alone. Returns 1 if schedules do not find an edit that they must
 * find.
 */
export async function checkPlanted(
  open: OpenBackend,
  { first, count, only }: { first: number; count: number; only: string },
): Promise<number> {
  const chosen = planted.filter(({ breaks }) => breaks.includes(only));
  let found = 0;
  let unexplained = 0;
  for (const edit of chosen) {
    const after = await foundAfter(edit, open, { first, count });
    if (after !== undefined) found += 1;
    else if (edit.why === '') unexplained += 1;
    const result = after === undefined ? 'not found' : `found after ${after}`;
    console.log(`${result.padEnd(18)} ${edit.breaks}${edit.why ? ` (${edit.why})` : ''}`);
  }
  console.log(`${found} of ${chosen.length} edits found within ${count} schedules each`);
  return unexplained > 0 ? 1 : 0;
}

/** Returns the number of schedules until one breaks a rule. */
async function foundAfter(
  edit: Edit,
  open: OpenBackend,
  { first, count }: { first: number; count: number },
): Promise<number | undefined> {
  const program = await bundle(edit);
  for (let after = 1; after <= count; after += 1) {
    const { broken } = await schedule({ program, open }, first + after - 1);
    if (broken !== undefined) return after;
  }
  return undefined;
}
