import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { EmptyState } from '@shared/ui/EmptyState';
import { Skeleton } from '@shared/ui/Skeleton';
import { SignInHint } from '../guide/SignInHint';
import { useVisitorQuery } from '../guide/use-visitor-query';
import { Uses } from './Uses';

type Props = { subscriptionId: string | undefined };

/** Shows the used benefits of the membership in the address. Source: GUIDE-010, 011. */
export function History({ subscriptionId }: Props) {
  const { ready, status } = useSession();
  const query = useVisitorQuery();
  if (!ready) return <Skeleton height={12} />;
  if (status !== 'signed-in') return <SignInHint title="로그인하면 이용 내역을 볼 수 있어요" />;
  if (subscriptionId === undefined) {
    return (
      <EmptyState
        icon="document"
        title="이용 내역을 볼 멤버십을 선택해 주세요"
        text="멤버십 현황에서 POWER TRAIN 멤버십을 선택하면 이용 내역을 볼 수 있어요."
        action={
          <PageLink block to={href('Subsc', { query })}>
            멤버십 현황 보기
          </PageLink>
        }
      />
    );
  }
  return <Uses key={subscriptionId} subscriptionId={subscriptionId} />;
}
