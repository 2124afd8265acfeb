import { fetchSubscription, type Subscription } from '@shared/api/subscription';
import { alert } from '@shared/popup';
import { call } from '@shared/session';
import { remember } from './remember';

/** Of what a decision is made: a change here means the customer decided about something else. */
const decisive = ['state', 'request', 'confirm', 'transferred', 'stopsOn'] as const;

/**
 * Asks the server again right before something is asked of it. When the membership changed meanwhile the screen gets
 * the true one and the customer is told; nothing is sent. Throws what the call throws.
 */
export async function stillStands(shown: Subscription): Promise<boolean> {
  const now = await fetchSubscription(call, shown.id);
  remember(now);
  if (decisive.every((part) => now[part] === shown[part])) return true;
  await alert('그사이 멤버십 상태가 바뀌었어요. 바뀐 내용을 확인한 뒤 다시 진행해 주세요.');
  return false;
}
