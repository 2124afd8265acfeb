import { type Reactions, statusReactions } from '@shared/api/reaction';
import { checkEscalation } from '@shared/api/transfer';
import { settings } from '@shared/config/settings';
import { useQuery } from '@shared/query';
import { href } from '@shared/routes/href';
import { call } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import type { MemberUser } from '../member/Member';
import { PageLink } from '../member/PageLink';
import { useFailure } from '../member/use-failure';
import { useMemberQuery } from '../member/use-member-query';
import { periodText } from '../status/period';
import css from './Transfer.module.css';
import { whyNoTransfer } from './transfer.copy';
import { transferOffer, useEscalation } from './use-escalation';

type Props = {
  member: MemberUser;
  vehicle: { chassisNumber: string };
  vehicleCount: number;
};

/** An offer that cannot be found out is no offer; only a missing sign-in is worth a word. */
const offerReactions: Reactions = {
  ...statusReactions,
  unreachable: { do: 'nothing' },
  forbidden: { do: 'nothing' },
  unexpected: { do: 'nothing' },
};

/** The former owner's membership on the member's vehicle, to be taken over. Source: TRANS-004, 005, 010; A-48, API-032. */
export function TransferOffer({ member, vehicle, vehicleCount }: Props) {
  const query = useMemberQuery();
  const { vtgId } = member;
  const { chassisNumber } = vehicle;
  const check = useQuery({
    queryKey: ['transfer-check', vtgId, chassisNumber],
    queryFn: () => checkEscalation(call, { vtgId, chassisNumber }),
    retry: false,
  });
  useFailure(check.error, offerReactions);
  const isAnothers = check.data?.userId !== undefined && check.data.userId !== member.id;
  const id = isAnothers ? check.data?.subscriptionId : undefined;
  const { data: notice } = useEscalation(id, offerReactions);
  if (id === undefined || notice === undefined) return null;

  const offer = transferOffer(notice, { vtgId, vehicleCount });
  return (
    <Card title="이전 소유자의 멤버십이 있어요" tone="brand">
      <Facts
        rows={[
          { label: '멤버십', value: notice.title },
          { label: '이용 기간', value: periodText(notice) },
        ]}
      />
      {offer.ok ? (
        <PageLink block to={href('Transfer', { params: { subsc_id: id }, query })}>
          멤버십 양도받기
        </PageLink>
      ) : (
        <p className={css['why']}>{whyNoTransfer[offer.error](settings)}</p>
      )}
    </Card>
  );
}
