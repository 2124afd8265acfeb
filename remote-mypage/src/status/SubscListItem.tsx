import { failureOf } from '@shared/failure';
import { useParams } from '@shared/router';
import { Page } from '@shared/ui/Page';
import { Member, type MemberUser, Waiting } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { statusReactions } from '../member/status-reactions';
import { useBack } from '../member/use-back';
import { useSubscription } from '../member/use-subscription';
import { SubscriptionDetail } from './SubscriptionDetail';

/** Shows one membership in full. Source: STATUS-005. */
export function SubscListItem() {
  const { subsc_id: id = '' } = useParams();
  return (
    <Page title="멤버십 상세" back={useBack()}>
      <Member>{(member) => <Loaded key={id} id={id} member={member} />}</Member>
    </Page>
  );
}

function Loaded({ id, member }: { id: string; member: MemberUser }) {
  const { data, error, refetch } = useSubscription(id, statusReactions);
  if (data !== undefined) return <SubscriptionDetail subscription={data} member={member} />;
  if (error === null) return <Waiting />;
  return <NotLoaded failure={failureOf(error)} onRetry={() => void refetch()} />;
}
