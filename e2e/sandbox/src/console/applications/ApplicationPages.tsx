/** @jsxImportSource hono/jsx */
import { ButtonLink, Empty } from '@shared/delivery/console/frame/controls';
import type { SubscriptionCard } from '../../services/subscription-card';
import { ConsolePage, type Frame } from '../ConsolePage';
import { ApplicationCard } from './ApplicationCard';

type ListProps = { subscriptions: readonly SubscriptionCard[]; frame: Frame };

/** Lists the applications that wait for a decision and, on request, all others. */
export function ApplicationsPage({
  subscriptions,
  showsAll,
  frame,
}: ListProps & { showsAll: boolean }) {
  const back = showsAll ? '/sandbox/applications?show=all' : '/sandbox/applications';
  return (
    <ConsolePage
      at="applications"
      title="신청 · Applications"
      lead="승인, 반려, 서류 재촬영 요청"
      frame={frame}
    >
      <p class="row">
        <ButtonLink href={showsAll ? '/sandbox/applications' : '/sandbox/applications?show=all'}>
          {showsAll ? '대기 중인 신청만 보기' : '모든 멤버십 보기'}
        </ButtonLink>
      </p>
      <Cards subscriptions={subscriptions} back={back} empty="대기 중인 신청이 없습니다." />
    </ConsolePage>
  );
}

export function CancellationsPage({ subscriptions, frame }: ListProps) {
  return (
    <ConsolePage
      at="cancellations"
      title="해지 · Cancellations"
      lead="해지 신청을 확정하고 환불합니다."
      frame={frame}
    >
      <Cards
        subscriptions={subscriptions}
        back="/sandbox/cancellations"
        empty="처리할 해지 신청이 없습니다."
      />
    </ConsolePage>
  );
}

type CardsProps = { subscriptions: readonly SubscriptionCard[]; back: string; empty: string };

function Cards({ subscriptions, back, empty }: CardsProps) {
  if (subscriptions.length === 0) return <Empty>{empty}</Empty>;
  return (
    <div class="grid">
      {subscriptions.map((subscription) => (
        <ApplicationCard key={subscription.id} subscription={subscription} back={back} />
      ))}
    </div>
  );
}
