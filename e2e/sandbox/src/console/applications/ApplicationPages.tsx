/** @jsxImportSource hono/jsx */
import type { SubscriptionCard, TransferCard } from '../../services/services';
import { ConsolePage, type Frame } from '../ConsolePage';
import { ApplicationCard } from './ApplicationCard';

type ListProps = { subscriptions: readonly SubscriptionCard[]; frame: Frame };

/** The work queue: what waits for a decision, then everything else when asked for. */
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
        <a
          class="button"
          href={showsAll ? '/sandbox/applications' : '/sandbox/applications?show=all'}
        >
          {showsAll ? '대기 중인 신청만 보기' : '모든 멤버십 보기'}
        </a>
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

export function TransfersPage({
  transfers,
  frame,
}: {
  transfers: readonly TransferCard[];
  frame: Frame;
}) {
  return (
    <ConsolePage
      at="transfers"
      title="양도 · Transfers"
      lead="새 소유자가 앱에서 알림을 확인하면 완료됩니다."
      frame={frame}
    >
      {transfers.length === 0 && <p class="empty">양도 신청이 없습니다.</p>}
      <div class="grid">
        {transfers.map((transfer) => (
          <article class="card" key={transfer.subscriptionId}>
            <div class="head">
              <h3>{transfer.title}</h3>
              <span class={`tag ${transfer.state === 0 ? 'warn' : 'good'}`}>
                {transfer.state === 0 ? '확인 전' : '완료'}
              </span>
            </div>
            <dl>
              <dt>양도인</dt>
              <dd>{transfer.from}</dd>
              <dt>양수인</dt>
              <dd>{transfer.to}</dd>
              <dt>차대번호</dt>
              <dd>{transfer.chassisNumber}</dd>
              <dt>신청일</dt>
              <dd>{transfer.on}</dd>
            </dl>
          </article>
        ))}
      </div>
    </ConsolePage>
  );
}

type CardsProps = { subscriptions: readonly SubscriptionCard[]; back: string; empty: string };

function Cards({ subscriptions, back, empty }: CardsProps) {
  if (subscriptions.length === 0) return <p class="empty">{empty}</p>;
  return (
    <div class="grid">
      {subscriptions.map((subscription) => (
        <ApplicationCard key={subscription.id} subscription={subscription} back={back} />
      ))}
    </div>
  );
}
