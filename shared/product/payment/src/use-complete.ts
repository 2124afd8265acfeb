import {
  clearApplication,
  clearPendingPayment,
  currentApplication,
  resumeApplication,
} from '@shared/application';
import { haptic } from '@shared/bridge';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { currentSession, refreshUserData } from '@shared/session';
import { usePageLeft } from './use-page-left';

type Completed = { id: string; vin: string | undefined };

/**
 * Returns a function that ends a confirmed payment and opens the completion page.
 * It removes the draft and the record and loads the memberships again. It replaces the current page, so that Back does
 * not return to the form. After the customer has left the page, it does nothing, because the next page finds the payment
 * by its record. Source: LAND-003, APPLY-035.
 */
export function useComplete() {
  const navigate = useNavigate();
  const left = usePageLeft();
  return async (order: Completed, { step }: { step: number }): Promise<void> => {
    const vtgId = currentSession().user?.vtgId;
    await resumeApplication();
    if (left.aborted) return;
    haptic('success');
    if (isItsDraft(order)) clearApplication();
    const query = { step: step + 1, vtg_id: vtgId };
    await navigate(href('SubscApplyRes', { query }), {
      replace: true,
      state: { subscriptionId: order.id },
    });
    // The record goes after the navigation, because a page that is killed meanwhile finds the payment by it.
    if (vtgId !== undefined) await clearPendingPayment({ vtgId });
    // The completion page loads the membership itself, so a late or missing answer only delays the list.
    void refreshUserData().catch(() => undefined);
  };
}

/** Returns whether the draft belongs to the order, so that a draft for another vehicle stays. */
function isItsDraft({ vin }: Completed): boolean {
  const draft = currentApplication();
  const about = draft?.vehicle?.vin ?? draft?.vin;
  return about === undefined || vin === undefined || about === vin;
}
