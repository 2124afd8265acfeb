import { fetchCentres } from '@shared/api/dealers';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads all service centres, to show the name of the one where a benefit was used. Source: GUIDE-011, API-019. */
export const centresQuery = () =>
  queryOptions({
    queryKey: ['guides', 'centres'],
    queryFn: () => fetchCentres(call),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
