import { fetchCentres } from '@shared/api/dealers';
import { useQuery } from '@shared/query';
import { call } from '@shared/session';

/**
 * Returns the name of the service centre where a benefit was used, or `undefined` while it is unknown or when the list
 * fails to load. Source: COUPON-007, GUIDE-011, API-019.
 */
export function useCentreName(slug: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['page', 'centres'],
    queryFn: () => fetchCentres(call),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: slug !== '',
  });
  return data?.find((centre) => centre.slug === slug)?.title || undefined;
}
