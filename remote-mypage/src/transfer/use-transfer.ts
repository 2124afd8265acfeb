import { failureOf } from '@shared/api/failure';
import { fetchEscalation, requestTransfer, type TransferNotice } from '@shared/api/transfer';
import type { UserData } from '@shared/api/user';
import { haptic } from '@shared/bridge';
import { messages } from '@shared/copy/popup';
import type { Agreement } from '@shared/domain/required-terms';
import type { TermsProblem } from '@shared/domain/terms-checks';
import { alert } from '@shared/popup';
import { queryClient } from '@shared/query';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, react, refreshUser } from '@shared/session';
import { changeReactions } from '../member/change-reactions';
import { useMemberQuery } from '../member/use-member-query';
import { type Single, useSingle } from '../member/use-single';
import { escalationKey } from './use-escalation';

type Terms = Agreement & { problem: TermsProblem | undefined };

/** Files the transfer with the terms; then the membership is among the member's own. Source: TRANS-003, 009; VALID-036, 037. */
export function useTransfer(
  notice: TransferNotice,
  vehicles: UserData['vehicles'],
): Single<[Terms]> {
  const navigate = useNavigate();
  const query = useMemberQuery();
  const id = notice.subscriptionId;

  const { run, isBusy } = useSingle(async (agreement: Agreement) => {
    try {
      const filed = await fileTransfer(id, agreement);
      haptic('success');
      await alert(messages['transfer-requested']);
      await refreshUser();
      const vehicle = vehicles.find(({ chassisNumber }) => chassisNumber === notice.chassisNumber);
      void navigate(href('Subsc', { query: { ...query, vehicle_id: vehicle?.id } }), {
        replace: true,
      });
      queryClient.setQueryData(escalationKey(id), filed);
    } catch (failure) {
      await react(failure, changeReactions);
      await queryClient.invalidateQueries({ queryKey: escalationKey(id) });
    }
  });
  const ask = ({ problem, answers, versions }: Terms) =>
    problem === undefined ? run({ answers, versions }) : alert(messages[problem]);
  return { run: ask, isBusy };
}

/** Without an answer the server is asked whether it happened before anything is said. */
async function fileTransfer(id: string, agreement: Agreement): Promise<TransferNotice> {
  try {
    return await requestTransfer(call, id, agreement);
  } catch (thrown) {
    if (failureOf(thrown).kind !== 'unreachable') throw thrown;
    const now = await fetchEscalation(call, id);
    if (now.state === undefined) throw thrown;
    return now;
  }
}
