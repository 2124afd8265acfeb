import { checkEscalation, fetchEscalation } from '@shared/api/transfer';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads the membership of a transfer, limited to what its next owner may see. Source: TRANS-013, API-029. */
export const escalationQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['mypage', 'escalation', id],
    queryFn: () => fetchEscalation(call, id ?? ''),
    enabled: Boolean(id),
    staleTime: 0,
  });

/** Loads whether a vehicle has a subscription of another user. Source: TRANS-004, API-032. */
export const escalationCheckQuery = (vtgId: string, vin: string | undefined) =>
  queryOptions({
    queryKey: ['mypage', 'escalation-check', vtgId, vin],
    queryFn: () => checkEscalation(call, { vtgId, vin: vin ?? '' }),
    enabled: vin !== undefined,
    retry: false,
  });
