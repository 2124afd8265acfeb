import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { queryClient } from '@shared/query';
import { currentSession } from '@shared/session';

/** Keys of what this member's pages ask for. What another member saw is never under them. */
export const subscriptionKey = (id: string) => ['subscription', id] as const;
export const couponsKey = (id: string) => ['coupons', id] as const;

/** What the server answered to a change is what every page shows from now on. */
export function remember(changed: Subscription): void {
  const { user } = currentSession();
  if (user === undefined) return;
  queryClient.setQueryData(subscriptionKey(changed.id), changed);
  queryClient.setQueryData<UserData>(
    ['user', user.id],
    (known) => known && { ...known, subscriptions: known.subscriptions.map(replaced(changed)) },
  );
}

/** After a change that was refused: every page shows what the server has now, whatever it showed before. */
export async function showWhatHolds(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: subscriptionKey(id) }),
    queryClient.invalidateQueries({ queryKey: ['user', currentSession().user?.id] }),
  ]);
}

const replaced = (changed: Subscription) => (one: Subscription) =>
  one.id === changed.id ? changed : one;
