import { failureOf } from '@shared/api/failure';
import type { Reactions } from '@shared/api/reaction';
import { alert } from '@shared/popup';
import { react } from '@shared/session';
import { type Settled, settle } from '@shared/settle/settle';
import { type Changed, notDone, notYetKnown } from './change.copy';

type Parts<Held> = Parameters<typeof settle<Held>>[0] & {
  /** What was asked for, as it is named when it did not happen. */
  what: Changed;
  reactions: Reactions;
};

/** Asks for a change, looks what came of it, and says everything but success. Nothing when it did not happen. Source: A-77. */
export async function changeAloud<Held>(parts: Parts<Held>): Promise<Held | undefined> {
  const settled = await settle(parts);
  if (settled.verdict === 'done') return settled.held;
  await sayWhatBecame(settled, parts);
  return undefined;
}

async function sayWhatBecame<Held>(
  settled: Exclude<Settled<Held>, { verdict: 'done' }>,
  { what, reactions }: Pick<Parts<Held>, 'what' | 'reactions'>,
): Promise<void> {
  switch (settled.verdict) {
    case 'refused':
      return react(settled.thrown, reactions);
    case 'not-done':
      return settled.lost === undefined ? alert(notDone(what)) : react(settled.lost, reactions);
    case 'not-yet-known':
      return failureOf(settled.thrown).kind === 'signed-out'
        ? react(settled.thrown, reactions)
        : alert(notYetKnown(what));
  }
}
