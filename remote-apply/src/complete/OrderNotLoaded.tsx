import { whyNotLoaded } from '@shared/copy/not-loaded';
import { CentreLine } from '@shared/payment/CentreLine';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { FailureCard } from '@shared/ui/FailureCard';
import { Page } from '@shared/ui/Page';

type Props = { query: { error: unknown; refetch: () => Promise<unknown> } };

/**
 * Shown when the order cannot be loaded. The customer has most likely paid, so the page does not confirm the order but
 * warns against paying again. Source: APPLY-035, A-80.
 */
export function OrderNotLoaded({ query }: Props) {
  const { user } = useSession();
  const navigate = useNavigate();
  const status = href('Subsc', { query: { vtg_id: user?.vtgId } });
  return (
    <Page
      title="신청 내용을 불러오지 못했어요"
      lead="다시 결제하지 마세요. 신청과 결제는 멤버십 현황에서 확인할 수 있어요."
    >
      <FailureCard {...whyNotLoaded(query.error)} onRetry={() => void query.refetch()} />
      <CentreLine />
      <BottomBar>
        <Button onClick={() => void navigate(status, { replace: true })}>멤버십 현황 보기</Button>
      </BottomBar>
    </Page>
  );
}
