import { fetchRefund } from '@shared/api/refund';
import type { Won } from '@shared/domain/money';
import { useFailure } from '@shared/page/use-failure';
import { alert } from '@shared/popup';
import { queryClient, useQuery } from '@shared/query';
import { call, today } from '@shared/session';
import { refundQuery } from '../queries/refund';
import { revokePageReactions } from './revoke-reactions';

/**
 * Returns the refund for a cancellation today. At midnight it keeps the former refund until the new one has loaded,
 * because the form would lose its text. `refundStands` finds the difference.
 */
export function useRefund(id: string) {
  return useFailure(
    useQuery({ ...refundQuery(id, today()), placeholderData: (before) => before }),
    revokePageReactions,
  );
}

/**
 * Loads the refund again right before the cancellation, because a used benefit or a new day changes it. If it has
 * changed, shows the new amounts and returns false, so that nothing is sent. Throws what the request throws.
 */
export async function refundStands(
  id: string,
  shown: Won,
  isHere: () => boolean,
): Promise<boolean> {
  const day = today();
  const now = await fetchRefund(call, id, day);
  queryClient.setQueryData(refundQuery(id, day).queryKey, now);
  if (now.kind === 'allowed' && now.amount === shown) return true;
  if (isHere())
    await alert('그사이 예상 환불액이 바뀌었어요. 바뀐 금액을 확인한 뒤 다시 진행해 주세요.');
  return false;
}
