import type { Reactions } from '@shared/api/reaction';
import { isRefusal } from '@shared/failure';
import { react } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';

type Asked = { data: unknown; error: unknown; isFetching: boolean };

/**
 * Returns the query, and shows its failure, once per failure. Its popup leads home only while it is the last answer.
 * A query that is sent again keeps the error of its last visit beside the data until the answer comes, and that error
 * is not shown. Shown data that could only not be refreshed stays, and the customer with it.
 */
export function useFailure<Query extends Asked>(query: Query, reactions: Reactions): Query {
  const { data, error, isFetching } = query;
  const mayStay = data !== undefined && !isRefusal(error);
  const failure = isFetching || mayStay ? undefined : error;
  const isLast = useEffectEvent((one: unknown) => one === error);
  useEffect(() => {
    if (failure) void react(failure, reactions, () => isLast(failure));
  }, [failure, reactions]);
  return query;
}
