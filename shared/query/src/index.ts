import { failureOf } from '@shared/api/failure';
import { isAway } from '@shared/api/reach';
import { tookTooLong } from '@shared/api/too-long';
import { QueryClient } from '@tanstack/react-query';

// Only what is used: the host carries all of it for everybody.
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';

const RETRIES = 2;
const AWAY_RETRY_MS = 2000;
const JUST_NOW_MS = 5000;
const PASSING_STATUSES = [502, 503, 504];

/**
 * Only what may pass by itself is asked again, twice at most: no answer, or a gateway without its server. What took too
 * long may still be worked on, so only the customer asks for it again. Without a network it is asked until there is one: the
 * offline card says so meanwhile. Source: A-82.
 */
export function mayAskAgain(failedTimes: number, thrown: unknown): boolean {
  const failure = failureOf(thrown);
  const mayPass =
    failure.kind === 'unreachable' ||
    (failure.kind === 'unexpected' && PASSING_STATUSES.includes(failure.status));
  return mayPass && (isAway() || failedTimes < RETRIES) && !tookTooLong(thrown);
}

/** What has only just been given up is not asked anew by the next screen that shows it. */
const mayAskOnMount = ({ state }: { state: { error: unknown; errorUpdatedAt: number } }): boolean =>
  !tookTooLong(state.error) || Date.now() - state.errorUpdatedAt > JUST_NOW_MS;

/** Returns the client with the defaults of every query. A mutation keeps the default of the library: no retry. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` may be false in a webview whose network works, so every query is sent.
        networkMode: 'always',
        retry: mayAskAgain,
        retryDelay: (failedTimes) => (isAway() ? AWAY_RETRY_MS : 1000 * 2 ** failedTimes),
        retryOnMount: mayAskOnMount,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
    },
  });

/** Asks again for what a page shows and what failed. For the moment when the server is reached again. */
export const refetchFailed = (client: QueryClient = queryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** The one cache of server facts on the page. */
export const queryClient: QueryClient = newQueryClient();
