import type { Subscription } from '@shared/api/subscription';
import { queryClient } from '@shared/query';
import { currentSession, userDataKey } from '@shared/session';
import { subscriptionQuery } from '../queries/subscription';

/** Caches the membership that the server returned for a change, so that every page shows it. */
export function remember(changed: Subscription): void {
  if (currentSession().user === undefined) return;
  const own = subscriptionQuery(changed.id).queryKey;
  stopLoading(own);
  queryClient.setQueryData(own, changed);
  const all = userDataKey();
  const known = queryClient.getQueryData(all);
  if (known === undefined) return;
  const isLoading = queryClient.isFetching({ queryKey: all }) > 0;
  stopLoading(all);
  queryClient.setQueryData(all, {
    ...known,
    subscriptions: known.subscriptions.map(replaced(changed)),
  });
  if (isLoading) void queryClient.invalidateQueries({ queryKey: all });
}

/** An answer that is on its way may be from before the change. */
const stopLoading = (queryKey: readonly unknown[]) => void queryClient.cancelQueries({ queryKey });

/** Reloads the membership on every page after a change was refused. */
export async function showWhatHolds(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: subscriptionQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: userDataKey() }),
  ]);
}

const replaced = (changed: Subscription) => (one: Subscription) =>
  one.id === changed.id ? changed : one;
