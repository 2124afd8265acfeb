import { failureOf } from '@shared/api/failure';
import { QueryClient } from '@tanstack/react-query';

// Only what is used: the host carries all of it for everybody.
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';

const RETRIES = 2;
const PASSING_STATUSES = [502, 503, 504];

/** Only what may pass by itself is asked again, twice at most: no answer, or a gateway without its server. */
export function mayAskAgain(failedTimes: number, thrown: unknown): boolean {
  const failure = failureOf(thrown);
  const mayPass =
    failure.kind === 'unreachable' ||
    (failure.kind === 'unexpected' && PASSING_STATUSES.includes(failure.status));
  return mayPass && failedTimes < RETRIES;
}

/** Defaults of every query and mutation. Paying, cancelling and the like are never sent twice by themselves. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayAskAgain, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** The one cache of server facts on the page. */
export const queryClient: QueryClient = newQueryClient();
