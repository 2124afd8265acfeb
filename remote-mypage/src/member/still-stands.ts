import { failureOf } from '@shared/api/failure';
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

/**
 * A change of a membership whose answer may get lost: without an answer the server is asked what holds before
 * anything is said, and what happened counts as answered.
 */
export async function changed(
  id: string,
  send: () => Promise<Subscription>,
  hasHappened: (now: Subscription) => boolean,
): Promise<Subscription> {
  try {
    return await send();
  } catch (thrown) {
    if (failureOf(thrown).kind !== 'unreachable') throw thrown;
    const now = await fetchSubscription(call, id);
    remember(now);
    if (hasHappened(now)) return now;
    throw thrown;
  }
}
