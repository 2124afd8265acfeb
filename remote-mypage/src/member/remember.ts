import type { Subscription } from '@shared/api/subscription';
import { queryClient } from '@shared/query';
import { currentSession, userDataKey } from '@shared/session';
import { subscriptionQuery } from '../queries/subscription';

/** What the server answered to a change is what every page shows from now on. */
export function remember(changed: Subscription): void {
  if (currentSession().user === undefined) return;
  queryClient.setQueryData(subscriptionQuery(changed.id).queryKey, changed);
  queryClient.setQueryData(
    userDataKey(),
    (known) => known && { ...known, subscriptions: known.subscriptions.map(replaced(changed)) },
  );
}

/** After a change that was refused: every page shows what the server has now, whatever it showed before. */
export async function showWhatHolds(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: subscriptionQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: userDataKey() }),
  ]);
}

const replaced = (changed: Subscription) => (one: Subscription) =>
  one.id === changed.id ? changed : one;
