import { fetchRefund } from '@shared/api/refund';
import type { PlainDate } from '@shared/domain/calendar';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads the refund for a cancellation on `day`. Every visit loads it again. Source: REVOKE-003, 019; API-028. */
export const refundQuery = (id: string, day: PlainDate) =>
  queryOptions({
    queryKey: ['mypage', 'refund', id, day],
    queryFn: () => fetchRefund(call, id, day),
    staleTime: 0,
    gcTime: 0,
  });
