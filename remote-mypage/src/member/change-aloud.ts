import type { Reactions } from '@shared/api/reaction';
import { failureOf } from '@shared/failure';
import { type Settled, settle } from '@shared/payment/settle';
import { alert } from '@shared/popup';
import { react } from '@shared/session';
import { tell } from '@shared/telemetry/tell';
import { type Changed, notDone, notYetKnown } from './change.copy';

type Parts<Held> = Parameters<typeof settle<Held>>[0] & {
  /** Requested change, used in the message when it did not happen. */
  what: Changed;
  reactions: Reactions;
  /** From `watchPage`. If the customer has left the page, a failure shows its message and opens no other page. */
  isHere: () => boolean;
};

/**
 * Sends a change, checks its result on the server, and shows a message for everything but success. Returns `undefined`
 * when the change did not happen. Source: A-77.
 */
export async function changeAloud<Held>(parts: Parts<Held>): Promise<Held | undefined> {
  const settled = await settle(parts);
  tellEnd(parts.what, settled);
  if (settled.verdict === 'done') return settled.held;
  await sayWhatBecame(settled, parts);
  return undefined;
}

/** Records the end of the cancellation and transfer flows. Other changes are not flows. */
function tellEnd(what: Changed, settled: Settled<unknown>): void {
  if (what !== 'revoke' && what !== 'transfer') return;
  if (settled.verdict === 'done') tell({ funnel: what, step: 'done' });
  else if (settled.verdict === 'not-done') tell({ funnel: what, failure: 'unexpected' });
  else tell({ funnel: what, failure: failureOf(settled.thrown).kind });
}

async function sayWhatBecame<Held>(
  settled: Exclude<Settled<Held>, { verdict: 'done' }>,
  { what, reactions, isHere }: Parts<Held>,
): Promise<void> {
  const reactTo = (failure: unknown) => react(failure, reactions, isHere);
  switch (settled.verdict) {
    case 'refused':
      return reactTo(settled.thrown);
    case 'not-done':
      return settled.lost === undefined ? alert(notDone(what)) : reactTo(settled.lost);
    case 'not-yet-known':
      return failureOf(settled.thrown).kind === 'signed-out'
        ? reactTo(settled.thrown)
        : alert(notYetKnown(what));
  }
}
