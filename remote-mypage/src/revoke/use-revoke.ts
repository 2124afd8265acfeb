import {
  fetchSubscription,
  type RevokeRequest,
  requestRevoke,
  type Subscription,
} from '@shared/api/subscription';
import { haptic } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { mayBeginAfter } from '@shared/domain/extension';
import type { Won } from '@shared/domain/money';
import { isOpen } from '@shared/domain/subscription';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { isRevokeFiled } from '@shared/payment/changes';
import { usePageLeft } from '@shared/payment/use-page-left';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { queryClient } from '@shared/query';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, now, react, today, userDataKey } from '@shared/session';
import { changeAloud } from '../member/change-aloud';
import { remember, showWhatHolds } from '../member/remember';
import { stillStands } from '../member/still-stands';
import { watchPage } from '../member/watch-page';
import { showAcknowledgement } from './Acknowledgement';
import { confirmRevoke, type RevokeKind } from './ConfirmRevoke';
import { notSent, revokedMessage } from './revoke.copy';
import { cancelReactions } from './revoke-reactions';
import { refundStands } from './use-refund';

type Revocation = { subscription: Subscription; kind: RevokeKind; onSend: () => void };

/**
 * Returns the action that asks for confirmation, checks the data again and sends one request. Messages and pages use
 * the state that the server has afterwards, not its response. Source: REVOKE-008, 015…017; ERR-008, 013, 025; LAW-006.
 */
export function useRevoke({ subscription, kind, onSend }: Revocation): Press<[RevokeRequest, Won]> {
  const navigate = useNavigate();
  const query = useVtgQuery();
  const left = usePageLeft();

  return usePressOnce(async (request, amount) => {
    const isHere = watchPage();
    const { id } = subscription;
    const hasExtension = isExtended(subscription);
    if (!(await confirmRevoke({ subscription, amount, kind, hasExtension }))) return;
    onSend();
    let stands: boolean;
    try {
      stands =
        (await stillStands(subscription, isHere)) && (await refundStands(id, amount, isHere));
    } catch (failure) {
      if (left.aborted) return alert(notSent);
      await react(failure, cancelReactions, isHere);
      return showWhatHolds(id);
    }
    if (!isHere() || (stands && left.aborted)) return alert(notSent);
    if (!stands) return;
    // The answer may take more than a minute, and the day of the request counts.
    const [at, day] = [now(), today()];
    const after = await changeAloud({
      what: 'revoke',
      send: () => requestRevoke(call, id, request),
      look: () => fetchSubscription(call, id),
      isDone: isRevokeFiled,
      reactions: cancelReactions,
      isHere,
    });
    if (after === undefined) return showWhatHolds(id);
    remember(after);
    haptic('success');
    if (kind === 'cooling-off') await showAcknowledgement({ subscription, amount, at });
    else await alert(revokedMessage(subscription, settings, day));
    if (!isHere()) return;
    const to = href('SubscVtg', { query: { ...query, vehicle_id: vehicleIdOf(after) } });
    // Back must not lead to a form that was already sent.
    void navigate(to, { replace: true });
  });
}

const isExtended = (subscription: Subscription): boolean =>
  queryClient
    .getQueryData(userDataKey())
    ?.subscriptions.some((one) => mayBeginAfter(subscription, one)) ?? false;

/** Returns the `vehicle_id` that shows the membership: of its car, or of a car that has left the account. Source: A-46. */
function vehicleIdOf(after: Subscription): string | undefined {
  const data = queryClient.getQueryData(userDataKey());
  const own = data?.vehicles.find(({ vin }) => vin === after.vin)?.id;
  return own ?? (isOpen(after) ? after.id : undefined);
}
