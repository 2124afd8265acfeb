import { failureOf } from '@shared/api/failure';
import { tookTooLong } from '@shared/api/too-long';
import { QueryClient } from '@tanstack/react-query';
import { noMutations } from './no-mutations';

// Only what is used: the host carries all of it for everybody.
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';

const RETRIES = 2;
const JUST_NOW_MS = 5000;
const PASSING_STATUSES = [502, 503, 504];

/**
 * Only what may pass by itself is asked again, twice at most: no answer, or a gateway without its server. What took too
 * long may still be worked on, so only the customer asks for it again. Source: A-82.
 */
export function mayAskAgain(failedTimes: number, thrown: unknown): boolean {
  const failure = failureOf(thrown);
  const mayPass =
    failure.kind === 'unreachable' ||
    (failure.kind === 'unexpected' && PASSING_STATUSES.includes(failure.status));
  return mayPass && failedTimes < RETRIES && !tookTooLong(thrown);
}

/** What has only just been given up is not asked anew by the next screen that shows it. */
const mayAskOnMount = ({ state }: { state: { error: unknown; errorUpdatedAt: number } }): boolean =>
  !tookTooLong(state.error) || Date.now() - state.errorUpdatedAt > JUST_NOW_MS;

/** Defaults of every query. Paying, cancelling and the like are no queries, and never sent twice by themselves. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    mutationCache: noMutations,
    defaultOptions: {
      queries: {
        retry: mayAskAgain,
        retryOnMount: mayAskOnMount,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
    },
  });

/** The one cache of server facts on the page. */
export const queryClient: QueryClient = newQueryClient();
