import { useQuery } from '@shared/query';
import { useSession, useUserData } from '@shared/session';
import { transferOfferQuery } from '../queries/transfer-offer';

/**
 * `transferShow`: the membership of another user on a vehicle of the signed-in member, if there is one. What cannot be
 * found out is not offered, without a message: this page is for every visitor. Source: TRANS-006, A-48, API-032.
 */
export function useTransferOffer(): string | undefined {
  const { user } = useSession();
  const vehicles = useUserData().data?.vehicles ?? [];
  const vins = vehicles.map(({ vin }) => vin);
  const offered = useQuery(transferOfferQuery({ userId: user?.id, vtgId: user?.vtgId, vins }));
  return offered.data ?? undefined;
}
