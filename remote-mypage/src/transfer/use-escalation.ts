import type { Reactions } from '@shared/api/reaction';
import type { TransferNotice } from '@shared/api/transfer';
import { settings } from '@shared/config/settings';
import type { Result } from '@shared/domain/result';
import { offeredTransfer, type WhyNoTransfer } from '@shared/domain/transfer';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { today } from '@shared/session';
import { escalationQuery } from '../queries/escalation';

/** The membership behind a transfer; a failed load is told. */
export function useEscalation(id: string | undefined, reactions: Reactions) {
  const query = useQuery(escalationQuery(id));
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
