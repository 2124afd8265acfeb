import type { Reactions } from '@shared/api/reaction';
import type { TransferNotice } from '@shared/api/transfer';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import type { MemberUser } from '../member/Member';
import { statusReactions } from '../member/status-reactions';
import { escalationCheckQuery } from '../queries/escalation';
import { transferOffer, useEscalation } from './use-escalation';

/** A former owner's membership on the member's vehicle, and whether the member may take it over. */
export type TransferOffer = {
  id: string;
  notice: TransferNotice;
  may: ReturnType<typeof transferOffer>;
};

type TransferQuestion = {
  member: MemberUser;
  /** `undefined` when nothing is requested. */
  vin: string | undefined;
  vehicleCount: number;
};

/** If the offer cannot be loaded, there is no offer. Only a missing sign-in shows a message. */
const offerReactions: Reactions = {
  ...statusReactions,
  unreachable: { do: 'nothing' },
  forbidden: { do: 'nothing' },
  unexpected: { do: 'nothing' },
};

/**
 * Returns the transfer offer for a vehicle of the member, if there is one. Source: TRANS-004, 005, 010; A-48, API-032.
 */
export function useTransferOffer({
  member: { id: memberId, vtgId },
  vin,
  vehicleCount,
}: TransferQuestion): TransferOffer | undefined {
  const check = useFailure(useQuery(escalationCheckQuery(vtgId, vin)), offerReactions);
  const isAnothers = check.data?.userId !== undefined && check.data.userId !== memberId;
  const id = isAnothers ? check.data?.subscriptionId : undefined;
  const { data: notice } = useEscalation(id, offerReactions);
  if (id === undefined || notice === undefined) return undefined;
  return { id, notice, may: transferOffer(notice, vehicleCount) };
}
