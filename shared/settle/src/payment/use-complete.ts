import { clearApplication, clearPendingPayment, currentApplication } from '@shared/application';
import { haptic } from '@shared/bridge';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { currentSession, refreshUserData } from '@shared/session';

/** Step of the completion page where nothing better is known. Source: A-01. */
const USUAL_STEP = 4;

export type Completed = { id: string; vin: string | undefined };

/**
 * A payment the server confirmed: its record and its draft are over, the customer's memberships are loaded anew, and the
 * completion page takes the place of this one, so that Back never leads into the form. Source: LAND-003, APPLY-035.
 */
export function useComplete() {
  const navigate = useNavigate();
  return async (order: Completed, step: number = USUAL_STEP): Promise<void> => {
    haptic('success');
    const vtgId = currentSession().user?.vtgId;
    if (vtgId !== undefined) await clearPendingPayment({ vtgId });
    if (isItsDraft(order)) clearApplication();
    // The page shows the membership itself; a list that is late only shows later.
    await refreshUserData().catch(() => undefined);
    const query = { step, vtg_id: vtgId };
    await navigate(href('SubscApplyRes', { query }), {
      replace: true,
      state: { subscriptionId: order.id },
    });
  };
}

/** A link to an order of one vehicle ends nothing that was begun for another. */
function isItsDraft({ vin }: Completed): boolean {
  const draft = currentApplication();
  const about = draft?.vehicle?.vin ?? draft?.vin;
  return about === undefined || vin === undefined || about === vin;
}
