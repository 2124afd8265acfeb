import { estimateReactions } from '@shared/api/reaction';
import { react } from '@shared/session';
import { useEffect } from 'react';

/** Says what went wrong with one of the estimate's calls, once per failure. Source: ERR-011, A-51. */
export function useFailure(failure: unknown): void {
  useEffect(() => {
    if (failure) void react(failure, estimateReactions);
  }, [failure]);
}
