import type { Reactions } from '@shared/api/reaction';
import { react } from '@shared/session';
import { useEffect } from 'react';

/** Shows the failure of a query, once per failure. */
export function useFailure(failure: unknown, reactions: Reactions): void {
  useEffect(() => {
    if (failure) void react(failure, reactions);
  }, [failure, reactions]);
}
