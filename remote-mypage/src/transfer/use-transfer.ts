import { fetchEscalation, requestTransfer, type TransferNotice } from '@shared/api/transfer';
import type { UserData } from '@shared/api/user';
import { haptic } from '@shared/bridge';
import { messages } from '@shared/copy/popup';
import type { Agreement } from '@shared/domain/required-terms';
import type { TermsProblem } from '@shared/domain/terms-checks';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { isTransferFiled } from '@shared/payment/changes';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { queryClient } from '@shared/query';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, refreshUserData } from '@shared/session';
import { changeAloud } from '../member/change-aloud';
import { changeReactions } from '../member/status-reactions';
import { watchPage } from '../member/watch-page';
import { escalationQuery } from '../queries/escalation';

type Terms = Agreement & { problem: TermsProblem | undefined };

/**
 * Returns the action that sends the transfer with its terms. Afterwards the membership is in the member's list.
 * Source: TRANS-003, 009; VALID-036, 037.
 */
export function useTransfer(
  notice: TransferNotice,
  vehicles: UserData['vehicles'],
): Press<[Terms]> {
  const navigate = useNavigate();
  const query = useVtgQuery();
  const id = notice.subscriptionId;

  const { run, isBusy } = usePressOnce(async (agreement: Agreement) => {
    const isHere = watchPage();
    const filed = await changeAloud({
      what: 'transfer',
      send: () => requestTransfer(call, id, agreement),
      look: () => whatIsHeld(id),
      isDone: isTransferFiled(id),
      reactions: changeReactions,
      isHere,
    });
    if (filed === undefined)
      return queryClient.invalidateQueries({ queryKey: escalationQuery(id).queryKey });
    haptic('success');
    await alert(messages['transfer-requested']);
    if (!isHere()) return;
    const vehicle = vehicles.find(({ vin }) => vin === notice.vin);
    void navigate(href('Subsc', { query: { ...query, vehicle_id: vehicle?.id } }), {
      replace: true,
    });
  });
  const ask = ({ problem, answers, versions }: Terms) =>
    problem === undefined ? run({ answers, versions }) : alert(messages[problem]);
  return { run: ask, isBusy };
}

/**
 * Checks the member's own memberships, because they confirm the transfer. While staff still review it, only the notice
 * shows it.
 */
async function whatIsHeld(id: string) {
  const { subscriptions } = await refreshUserData();
  const notice = await fetchEscalation(call, id).catch(() => undefined);
  return { subscriptions, notice };
}
