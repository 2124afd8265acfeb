import { checkEscalation } from '@shared/api/transfer';
import { useQuery } from '@shared/query';
import { call, useSession, useUserData } from '@shared/session';

/**
 * `transferShow`: the membership of another user on a vehicle of the signed-in member, if there is one. What cannot be
 * found out is not offered, and nobody is told: this page is for everybody. Source: TRANS-006, A-48, API-032.
 */
export function useTransferOffer(): string | undefined {
  const { user } = useSession();
  const vehicles = useUserData().data?.vehicles ?? [];
  const vtgId = user?.vtgId;
  const chassisNumbers = vehicles.map(({ chassisNumber }) => chassisNumber);
  const offered = useQuery({
    queryKey: ['transfer-check', user?.id, vtgId, chassisNumbers],
    queryFn: async () => {
      const checks = await Promise.all(chassisNumbers.map((one) => checked(vtgId ?? '', one)));
      const others = checks.filter((found) => found?.userId !== undefined);
      return others.find((found) => found?.userId !== user?.id)?.subscriptionId ?? null;
    },
    enabled: Boolean(vtgId) && chassisNumbers.length > 0,
  });
  return offered.data ?? undefined;
}

/** One that cannot be found out does not hide the others. */
const checked = (vtgId: string, chassisNumber: string) =>
  checkEscalation(call, { vtgId, chassisNumber }).catch(() => undefined);
