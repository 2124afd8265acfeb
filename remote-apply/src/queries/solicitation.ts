import { fetchSolicitation } from '@shared/api/solicitation';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads a membership that is offered by a link. Source: SOLIC-001, SOLIC-007, API-035. */
export const solicitationQuery = (hash: string) =>
  queryOptions({
    queryKey: ['apply', 'solicitation', hash],
    queryFn: () => fetchSolicitation(call, hash),
    // The page reuses the prefetched answer once; every later use loads it again.
    staleTime: 2_000,
  });
