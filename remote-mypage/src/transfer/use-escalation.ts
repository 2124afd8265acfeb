import type { Reactions } from '@shared/api/reaction';
import type { TransferNotice } from '@shared/api/transfer';
import { settings } from '@shared/config/settings';
import type { Result } from '@shared/domain/result';
import { offeredTransfer, type WhyNoTransfer } from '@shared/domain/transfer';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { today } from '@shared/session';
import { escalationQuery } from '../queries/escalation';

/** Returns the membership of a transfer, and shows an alert when loading fails. */
export const useEscalation = (id: string | undefined, reactions: Reactions) =>
  useFailure(useQuery(escalationQuery(id)), reactions);

/**
 * Returns whether this member may take over the membership. The response has neither state nor request. Only an active
 * membership has a last day, and the server makes the final decision. Source: TRANS-005, 010; A-48.
 */
export const transferOffer = (
  notice: TransferNotice,
  vehicleCount: number,
): Result<true, WhyNoTransfer> =>
  offeredTransfer(
    { state: 'active', transferred: notice.state !== undefined, stopsOn: notice.stopsOn },
    vehicleCount,
    today(),
    settings.transfer,
  );
