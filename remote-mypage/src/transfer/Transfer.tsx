import { useFailure } from '@shared/page/use-failure';
import { useParams } from '@shared/router';
import { useUserData } from '@shared/session';
import { Page } from '@shared/ui/Page';
import { Picture } from '@shared/ui/Picture';
import { Member, type MemberUser } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { statusReactions } from '../member/status-reactions';
import { useBack } from '../member/use-back';
import css from './HandingOver.module.css';
import { TransferForm } from './TransferForm';
import { useEscalation } from './use-escalation';

/** Lets a new owner take over the former owner's membership. Source: TRANS-001…013, A-48. */
export function Transfer() {
  const { subsc_id: id = '' } = useParams();
  return (
    <Page
      title="멤버십 양도 신청"
      lead="이전 소유자의 멤버십을 내 차량에서 이어서 이용해요."
      back={useBack()}
    >
      <Picture of={css['drawing']} />
      <Member>{(member) => <Loaded key={id} id={id} member={member} />}</Member>
    </Page>
  );
}

function Loaded({ id, member }: { id: string; member: MemberUser }) {
  const escalation = useEscalation(id, statusReactions);
  const user = useFailure(useUserData(), statusReactions);
  if (escalation.data !== undefined && user.data !== undefined) {
    return <TransferForm member={member} notice={escalation.data} vehicles={user.data.vehicles} />;
  }
  const error = escalation.error ?? user.error;
  const refetch = () => Promise.all([escalation.refetch(), user.refetch()]);
  return <NotLoaded query={{ error, refetch }} />;
}
