import { fetchSubscription } from '@shared/api/subscription';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads the order that an application resulted in. Source: APPLY-035, API-024. */
export const orderQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['apply', 'order', id],
    queryFn: () => fetchSubscription(call, id ?? ''),
  });
