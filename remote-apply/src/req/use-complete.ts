import { clearApplication, clearPendingPayment } from '@shared/application';
import { haptic } from '@shared/bridge';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { currentSession, refreshUser } from '@shared/session';

/** Step of the completion page where nothing better is known. Source: A-01. */
const USUAL_STEP = 4;

/**
 * A payment the server confirmed: draft and record are over, the customer's memberships are loaded anew, and the
 * completion page takes the place of this one, so that Back never leads into the form. Source: LAND-003, APPLY-035.
 */
export function useComplete() {
  const navigate = useNavigate();
  return async (subscriptionId: string, step: number = USUAL_STEP): Promise<void> => {
    haptic('success');
    await clearPendingPayment();
    clearApplication();
    // The page shows the membership itself; a list that is late only shows later.
    await refreshUser().catch(() => undefined);
    const query = { step, vtg_id: currentSession().user?.vtgId };
    await navigate(href('SubscApplyRes', { query }), { replace: true, state: { subscriptionId } });
  };
}
