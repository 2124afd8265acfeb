import type { Reactions } from '@shared/api/reaction';
import { fetchEscalation, type TransferNotice } from '@shared/api/transfer';
import { settings } from '@shared/config/settings';
import type { Result } from '@shared/domain/result';
import { offeredTransfer, type WhyNoTransfer } from '@shared/domain/transfer';
import { useQuery } from '@shared/query';
import { call, today } from '@shared/session';
import { useFailure } from '../member/use-failure';

export const escalationKey = (id: string) => ['escalation', id] as const;

/** The membership behind a transfer, as far as its next owner may see it. Source: TRANS-013, API-029. */
export function useEscalation(id: string | undefined, reactions: Reactions) {
  const query = useQuery({
    queryKey: escalationKey(id ?? ''),
    queryFn: () => fetchEscalation(call, id ?? ''),
    enabled: id !== undefined && id !== '',
    staleTime: 0,
  });
  useFailure(query.error, reactions);
  return query;
}

type Taker = { vtgId: string; vehicleCount: number };

/**
 * Whether this member may take the membership over. The answer tells neither state nor request: only one that runs
 * has a last day, and the server has the last word. Source: TRANS-004, 005, 010; A-48.
 */
export const transferOffer = (notice: TransferNotice, taker: Taker): Result<true, WhyNoTransfer> =>
  offeredTransfer(
    { state: 'active', transferred: notice.state !== undefined, stopsOn: notice.stopsOn },
    taker,
    today(),
    settings.transfer,
  );
