import { fetchRefund } from '@shared/api/refund';
import { useQuery } from '@shared/query';
import { call, today } from '@shared/session';
import { useFailure } from '../member/use-failure';
import { revokePageReactions } from './use-revoke';

/** The refund if it were cancelled today; asked anew on every visit. Source: REVOKE-003, 019; API-028. */
export function useRefund(id: string) {
  const day = today();
  const query = useQuery({
    queryKey: ['refund', id, day],
    queryFn: () => fetchRefund(call, id, day),
    staleTime: 0,
    gcTime: 0,
  });
  useFailure(query.error, revokePageReactions);
  return query;
}
