import type { PendingDesk } from '@shared/settle/payment/use-pending-payment';
import { usePressOnce } from '@shared/settle/use-press-once';
import type { Screen } from '../phone/simulated';

/** The buttons of the card of a pending payment. */
export function usePendingButtons(desk: PendingDesk): Pick<Screen, 'buttons' | 'isBusy'> {
  const { pending } = desk;
  const again = usePressOnce(async () => {
    if ('record' in pending) await desk.check(pending.record);
  });
  const resume = usePressOnce(desk.resume);
  const cancel = usePressOnce(desk.cancel);
  const isBusy = again.isBusy || resume.isBusy || cancel.isBusy;
  if (isBusy) return { buttons: {}, isBusy };
  const buttons = {
    ...(pending.kind === 'unknown' && { again: again.run }),
    ...(pending.kind === 'waiting' && { resume: resume.run }),
    ...((pending.kind === 'begun' || pending.kind === 'waiting') && { cancel: cancel.run }),
  };
  return { buttons, isBusy };
}
