import type { PendingDesk } from '@shared/payment/use-pending-payment';
import { usePressOnce } from '@shared/payment/use-press-once';
import type { Screen } from '../phone/simulated';

/** The buttons of the card of a pending payment. */
export function usePendingButtons(desk: PendingDesk): Pick<Screen, 'buttons' | 'isBusy'> {
  const { pending } = desk;
  const again = usePressOnce(async () => {
    if ('record' in pending) await desk.check(pending.record);
  });
  const resume = usePressOnce(desk.resume);
  const cancel = usePressOnce(async () => void (await desk.cancel()));
  const isBusy = again.isBusy || resume.isBusy || cancel.isBusy;
  if (isBusy) return { buttons: {}, isBusy };
  const buttons = {
    ...(['unknown', 'unclear'].includes(pending.kind) && { again: again.run }),
    ...(pending.kind === 'waiting' && { resume: resume.run }),
    ...(['begun', 'waiting', 'unclear'].includes(pending.kind) && { cancel: cancel.run }),
  };
  return { buttons, isBusy };
}
