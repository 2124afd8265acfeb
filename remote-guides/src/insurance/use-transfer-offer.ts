import { checkEscalation } from '@shared/api/transfer';
import { useQueries } from '@shared/query';
import { call, useSession, useUserData } from '@shared/session';

/**
 * `transferShow`: the membership of another user on a vehicle of the signed-in member, if there is one. What cannot be
 * found out is not offered, and nobody is told: this page is for everybody. Source: TRANS-006, A-48, API-032.
 */
export function useTransferOffer(): string | undefined {
  const { user } = useSession();
  const vehicles = useUserData().data?.vehicles ?? [];
  const vtgId = user?.vtgId;
  const asked = vtgId ? vehicles.map(({ chassisNumber }) => ({ vtgId, chassisNumber })) : [];
  return useQueries({
    queries: asked.map((one) => ({
      queryKey: ['transfer-check', one.vtgId, one.chassisNumber],
      queryFn: () => checkEscalation(call, one),
      retry: false,
    })),
    combine: (checks) =>
      checks
        .map(({ data }) => data)
        .find((found) => found?.userId !== undefined && found.userId !== user?.id)?.subscriptionId,
  });
}
