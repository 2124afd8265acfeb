import { checkEscalation } from '@shared/api/transfer';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

type TransferOfferQuestion = {
  userId: string | undefined;
  vtgId: string | undefined;
  vins: readonly string[];
};

/**
 * Loads the subscription of another user on one of the member's vehicles, or `null` if there is none.
 * Source: TRANS-006, API-032.
 */
export const transferOfferQuery = ({ userId, vtgId, vins }: TransferOfferQuestion) =>
  queryOptions({
    queryKey: ['guides', 'transfer-offer', userId, vtgId, vins],
    queryFn: async () => {
      const checks = await Promise.all(vins.map((one) => checked(vtgId ?? '', one)));
      const others = checks.filter((found) => found?.userId !== undefined);
      return others.find((found) => found?.userId !== userId)?.subscriptionId ?? null;
    },
    enabled: Boolean(vtgId) && vins.length > 0,
  });

/** A vehicle whose check fails does not hide the others. */
const checked = (vtgId: string, vin: string) =>
  checkEscalation(call, { vtgId, vin }).catch(() => undefined);
