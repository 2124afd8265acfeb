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

const replaced = (changed: Subscription) => (one: Subscription) =>
  one.id === changed.id ? changed : one;
