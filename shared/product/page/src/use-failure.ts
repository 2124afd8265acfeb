import type { Reactions } from '@shared/api/reaction';
import { isRefusal } from '@shared/failure';
import { react } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';

type Asked = { data: unknown; error: unknown; isFetching: boolean };

/**
 * Shows the failure of a query, once per failure. Its popup leads home only while it is the last answer. A query that is
 * sent again keeps the error of its last visit beside the data until the answer comes, and that error is not shown.
 * Shown data that could only not be refreshed stays, and the customer with it.
 */
export function useFailure({ data, error, isFetching }: Asked, reactions: Reactions): void {
  const mayStay = data !== undefined && !isRefusal(error);
  const failure = isFetching || mayStay ? undefined : error;
  const isLast = useEffectEvent((one: unknown) => one === error);
  useEffect(() => {
    if (failure) void react(failure, reactions, () => isLast(failure));
  }, [failure, reactions]);
}
