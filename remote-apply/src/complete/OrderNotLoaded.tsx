import { whyNotLoaded } from '@shared/copy/not-loaded';
import { CentreLine } from '@shared/payment/CentreLine';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { FailureCard } from '@shared/ui/FailureCard';
import { Page } from '@shared/ui/Page';

type Props = {
  /** For a visitor, `refetch` asks to sign in. */
  query: { error: unknown; refetch: () => Promise<unknown> };
};

/**
 * Shown when the order cannot be loaded, or when the session has ended. The customer has most likely paid, so the page
 * does not confirm the order but warns against paying again. Source: APPLY-035, A-80.
 */
export function OrderNotLoaded({ query }: Props) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const memberships = href('Subsc', { query: { vtg_id: user?.vtgId } });
  const askAgain = () => void query.refetch();
  return (
    <Page
      title="신청 내용을 불러오지 못했어요"
      lead="다시 결제하지 마세요. 신청과 결제는 멤버십 현황에서 확인할 수 있어요."
    >
      {status === 'guest' ? (
        <Button variant="secondary" block onClick={askAgain}>
          로그인하고 확인하기
        </Button>
      ) : (
        <FailureCard {...whyNotLoaded(query.error)} onRetry={askAgain} />
      )}
      <CentreLine />
      <BottomBar>
        <Button onClick={() => void navigate(memberships, { replace: true })}>
          멤버십 현황 보기
        </Button>
      </BottomBar>
    </Page>
  );
}
