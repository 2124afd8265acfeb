import type { Subscription } from '@shared/api/subscription-shape';
import { isPaid } from '@shared/payment/begun-order';

/**
 * Returns the order that the page shows: the one in the history entry, else the newest paid application that waits for
 * approval. The entry is lost when the webview is killed. Source: APPLY-035.
 */
export function completedOrder(
  entry: unknown,
  subscriptions: readonly Subscription[],
): string | undefined {
  if (typeof entry === 'object' && entry !== null && 'subscriptionId' in entry) {
    const { subscriptionId } = entry;
    if (typeof subscriptionId === 'string') return subscriptionId;
  }
  // An active membership is approved, even if `confirm` is `waiting`.
  const waiting = subscriptions.filter(
    (one) => isPaid(one) && one.confirm === 'waiting' && one.state !== 'active',
  );
  return [...waiting].sort((one, other) => dayOf(other).localeCompare(dayOf(one)))[0]?.id;
}

const dayOf = ({ createdOn }: Subscription): string => createdOn ?? '';
