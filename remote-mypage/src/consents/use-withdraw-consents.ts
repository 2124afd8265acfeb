import { stayingReactions } from '@shared/api/reaction';
import { fetchSubscription, type Subscription, withdrawConsents } from '@shared/api/subscription';
import type { TermKey } from '@shared/domain/term-keys';
import { areConsentsWithdrawn } from '@shared/payment/changes';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { call } from '@shared/session';
import { changeAloud } from '../member/change-aloud';
import { remember } from '../member/remember';
import { watchPage } from '../member/watch-page';

/**
 * Returns the action that withdraws consents. `onWithdrawn` gets the membership that the server has afterwards.
 * Source: LAW-008.
 */
export function useWithdrawConsents(
  { id }: Pick<Subscription, 'id'>,
  keys: readonly TermKey[],
  onWithdrawn: (changed: Subscription) => void,
): Press<[]> {
  return usePressOnce(async () => {
    const after = await changeAloud({
      what: 'consents',
      send: () => withdrawConsents(call, id, keys),
      look: () => fetchSubscription(call, id),
      isDone: areConsentsWithdrawn(keys),
      reactions: stayingReactions,
      isHere: watchPage(),
    });
    if (after === undefined) return;
    remember(after);
    onWithdrawn(after);
    await alert('동의를 철회했어요.');
  });
}
