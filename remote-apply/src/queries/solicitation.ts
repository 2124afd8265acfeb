import { fetchSolicitation } from '@shared/api/solicitation';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** A membership offered by a link. Source: SOLIC-001, SOLIC-007, API-035. */
export const solicitationQuery = (hash: string) =>
  queryOptions({
    queryKey: ['apply', 'solicitation', hash],
    queryFn: () => fetchSolicitation(call, hash),
    // What a start has fetched is not asked for again by the page it is for; everything else asks anew.
    staleTime: 2_000,
  });
