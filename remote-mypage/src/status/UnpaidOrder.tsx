import type { Subscription } from '@shared/api/subscription';
import { type PendingPayment, readPendingPayment, useApplication } from '@shared/application';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { begunOrder } from '@shared/payment/begun-order';
import { limitMs } from '@shared/payment/limit';
import { paymentTruth } from '@shared/payment/truth';
import { href } from '@shared/routes/href';
import { now, useSession } from '@shared/session';
import { useEffect, useState } from 'react';

type Props = { order: Subscription };

/** Explains how the customer can continue or repeat an order that was never paid. Source: A-91. */
export function UnpaidOrder({ order }: Props) {
  const query = useVtgQuery();
  const draft = useApplication();
  const isPending = useIsPending(order);
  const step = order.payments?.step;
  if (isPending) return <p>이 신청의 결제는 화면 위쪽의 결제 안내에서 이어서 할 수 있어요.</p>;
  if (order.parentId !== undefined) {
    return <p>연장은 이용 중인 멤버십에서 다시 신청할 수 있어요.</p>;
  }
  if (step !== undefined && draft?.packageId === order.packageId && draft?.vin === order.vin) {
    return (
      <PageLink variant="secondary" block to={href('SubscApplyReq', { query: { ...query, step } })}>
        이어서 결제하기
      </PageLink>
    );
  }
  const { group } = order.package;
  return (
    <PageLink variant="secondary" block to={href('SubscGuide', { query: { ...query, group } })}>
      다시 신청하기
    </PageLink>
  );
}

/** The payment may end while the page is open, here or in another tab. */
const LOOK_EVERY_MS = 4000;

/** Returns true while the card at the top of the page continues the payment of the order. */
function useIsPending(order: Subscription): boolean {
  const vtgId = useSession().user?.vtgId ?? '';
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const look = async () => {
      const record = await readPendingPayment(vtgId).catch(() => undefined);
      setPending(record !== undefined && isWaiting(record, order));
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [vtgId, order]);
  return isPending;
}

/** Returns whether the order can still be paid with this payment. After a declined card it can only be repeated. */
function isWaiting(record: PendingPayment, order: Subscription): boolean {
  if (record.declined || begunOrder(record, [order]) === undefined) return false;
  const sinceMs = record.leftAt === undefined ? undefined : now().getTime() - record.leftAt;
  return paymentTruth(order, { sinceMs, limitMs: limitMs() }) === 'waiting';
}
