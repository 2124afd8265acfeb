import type { Reactions } from '@shared/api/reaction';
import { react } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';

type Asked = { error: unknown; isFetching: boolean };

/**
 * Shows the failure of a query, once per failure. Its popup leads home only while it is the last answer. A query that is
 * sent again keeps the error of its last visit beside the data until the answer comes, and that error is not shown.
 */
export function useFailure({ error, isFetching }: Asked, reactions: Reactions): void {
  const failure = isFetching ? undefined : error;
  const isLast = useEffectEvent((one: unknown) => one === error);
  useEffect(() => {
    if (failure) void react(failure, reactions, () => isLast(failure));
  }, [failure, reactions]);
}
