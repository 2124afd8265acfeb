import { fetchRefund } from '@shared/api/refund';
import type { PlainDate } from '@shared/domain/calendar';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** The refund if it were cancelled on `day`; asked anew on every visit. Source: REVOKE-003, 019; API-028. */
export const refundQuery = (id: string, day: PlainDate) =>
  queryOptions({
    queryKey: ['mypage', 'refund', id, day],
    queryFn: () => fetchRefund(call, id, day),
    staleTime: 0,
    gcTime: 0,
  });
