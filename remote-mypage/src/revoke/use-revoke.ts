import { cancelReactions } from '@shared/api/reaction';
import { type RevokeRequest, requestRevoke, type Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { haptic } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import type { Won } from '@shared/domain/money';
import { revokeBadge } from '@shared/domain/subscription';
import { alert } from '@shared/popup';
import { queryClient } from '@shared/query';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, currentSession, react } from '@shared/session';
import { remember, showWhatHolds } from '../member/remember';
import { changed, stillStands } from '../member/still-stands';
import { useMemberQuery } from '../member/use-member-query';
import { type Single, useSingle } from '../member/use-single';
import { confirmRevoke } from './ConfirmRevoke';
import { revokedMessage } from './revoke.copy';
import { refundStands } from './use-refund';

/**
 * Asks once, looks once more, sends once. Whatever the server says to it, the page shows what holds afterwards.
 * Source: REVOKE-008, 015…017; ERR-008, 013, 025.
 */
export function useRevoke(
  subscription: Subscription,
  onSend: () => void,
): Single<[RevokeRequest, Won]> {
  const navigate = useNavigate();
  const query = useMemberQuery();

  return useSingle(async (request, amount) => {
    if (!(await confirmRevoke(subscription, amount))) return;
    onSend();
    const { id, state, vin } = subscription;
    try {
      if (!(await stillStands(subscription)) || !(await refundStands(id, amount))) return;
      const after = await changed(
        id,
        () => requestRevoke(call, id, request),
        (now) => revokeBadge(now) !== 0,
      );
      remember(after);
    } catch (failure) {
      await react(failure, cancelReactions);
      return showWhatHolds(id);
    }
    haptic('success');
    await alert(revokedMessage(state === 'pending', settings));
    const to = href('SubscVtg', { query: { ...query, vehicle_id: vehicleIdOf(vin) } });
    // Back must not lead into a form whose question is answered.
    void navigate(to, { replace: true });
  });
}

/** Source: A-46. */
function vehicleIdOf(vin: string): string | undefined {
  const data = queryClient.getQueryData<UserData>(['user', currentSession().user?.id]);
  return data?.vehicles.find(({ chassisNumber }) => chassisNumber === vin)?.id;
}
