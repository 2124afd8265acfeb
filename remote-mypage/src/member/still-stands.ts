import { fetchSubscription, type Subscription } from '@shared/api/subscription';
import { alert } from '@shared/popup';
import { call } from '@shared/session';
import { remember } from './remember';

/** Fields that a decision depends on. If one changes, the customer has decided about outdated data. */
const decisive = ['state', 'request', 'confirm', 'transferred', 'stopsOn'] as const;

/**
 * Loads the membership again right before a change is sent. If it has changed, shows the new state with a message and
 * returns false, so that nothing is sent. `isHere`: no message is needed after the customer has left. Throws what the
 * request throws.
 */
export async function stillStands(
  shown: Subscription,
  isHere = (): boolean => true,
): Promise<boolean> {
  const now = await fetchSubscription(call, shown.id);
  remember(now);
  if (decisive.every((part) => now[part] === shown[part])) return true;
  if (isHere())
    await alert('그사이 멤버십 상태가 바뀌었어요. 바뀐 내용을 확인한 뒤 다시 진행해 주세요.');
  return false;
}
