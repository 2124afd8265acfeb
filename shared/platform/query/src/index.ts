import { failureOf, isRefusal, tookTooLong } from '@shared/failure';
import { isAway } from '@shared/failure/reach';
import { QueryClient } from '@tanstack/react-query';

// Exports only what the product uses, because every visitor downloads it with the host.
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';

const RETRIES = 2;
const AWAY_RETRY_MS = 2000;
const JUST_NOW_MS = 5000;
const PASSING_STATUSES = [502, 503, 504];

/**
 * Returns whether to retry a query: at most twice, after no answer or a gateway error. A query that timed out is not
 * retried, because the server may still be working on it. Without a network it is retried until there is one, while the
 * offline card is shown. Source: A-82.
 */
export function mayAskAgain(failedTimes: number, thrown: unknown): boolean {
  const failure = failureOf(thrown);
  const mayPass =
    failure.kind === 'unreachable' ||
    (failure.kind === 'unexpected' && PASSING_STATUSES.includes(failure.status));
  return mayPass && (isAway() || failedTimes < RETRIES) && !tookTooLong(thrown);
}

/** Returns false just after a timeout, so that the next screen with the same query does not repeat it at once. */
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

/**
 * Refetches the failed queries of the shown page, but not the refused ones. Called when the server is reached again, and
 * when the customer returns.
 */
export const refetchFailed = (client: QueryClient = queryClient): Promise<void> =>
  client.refetchQueries(
    {
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && !isRefusal(state.error),
    },
    { cancelRefetch: false },
  );

/** The only query cache of the page. */
export const queryClient: QueryClient = newQueryClient();
