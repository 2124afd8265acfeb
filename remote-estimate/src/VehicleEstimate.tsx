import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { messages } from '@shared/copy/popup';
import { lessWon, type Won } from '@shared/domain/money';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { NotLoaded } from '@shared/page/NotLoaded';
import { alert } from '@shared/popup';
import { EmptyState } from '@shared/ui/EmptyState';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { ItemList } from './ItemList';
import type { OwnMembership } from './plan-choices';
import { Savings } from './Savings';
import { SubscribeBar } from './SubscribeBar';
import { Totals } from './Totals';
import { quote } from './totals-of';
import { type Advised, useAdvice } from './use-advice';
import { useChosenItems } from './use-chosen-items';
import { useEstimateContent } from './use-estimate';
import { usePlanState } from './use-plan-state';
import { Waiting } from './Waiting';

type Props = {
  start: EstimateStart;
  vin: string;
  km: number | undefined;
  own: OwnMembership | undefined;
  planCode: string;
  onPlan: (code: string) => void;
};

/**
 * Shows the estimate of one vehicle. Mounted again for another vehicle, so that it keeps no choices. Source: EST-015,
 * 020; A-37.
 */
export function VehicleEstimate(props: Props) {
  const { start, vin } = props;
  const isOffered = start.isRegistered(vin);
  const query = useEstimateContent(vin, isOffered);
  const { data } = query;

  if (!isOffered) return <NotRegistered />;
  if (data === undefined) {
    return <NotLoaded what="정비 항목을" query={query} waiting={<Waiting />} />;
  }
  if (data.items.length === 0) return <EmptyState icon="wrench" title="정비 항목이 아직 없어요" />;
  return <Quote {...props} content={data} />;
}

/** Shows a popup and leaves the list empty. Source: EST-013, 020. */
function NotRegistered() {
  useEffect(() => {
    void alert(messages['estimate-not-registered']);
  }, []);
  return (
    <EmptyState
      icon="wrench"
      title="이 차량은 견적을 볼 수 없어요"
      text="다른 차량을 선택하거나 서비스센터로 문의해 주세요."
    />
  );
}

type QuoteProps = Props & { content: EstimateContent };

/** Shows items, plan and amounts. Ticking an item sends no request. Source: EST-006…010, 016…018. */
function Quote({ start, vin, own, content, km, planCode, onPlan }: QuoteProps) {
  const { items, basicPrice } = content;
  const chosen = useChosenItems(items);
  const plan = usePlanState(planCode);
  // The checkbox shows the tick at once. The amounts follow in a later render.
  const ticked = useDeferredValue(chosen.items);
  const shown = useMemo(() => quote(ticked, basicPrice, plan), [ticked, basicPrice, plan]);
  const advised = useAdvice(vin, plan, own);

  return (
    <>
      <ItemList
        items={items}
        mileages={start.mileages}
        km={km}
        chosen={chosen}
        parts={shown.parts}
      />
      <Totals
        quote={shown}
        items={items}
        plans={start.plans}
        plan={plan}
        planCode={planCode}
        onPlan={onPlan}
      />
      {plan.kind === 'none' && !own && (
        <Savings ticked={ticked} basicPrice={basicPrice} plans={start.plans} />
      )}
      <DiscountNotice discount={shown.discount} advised={advised} />
      <SubscribeBar total={shown.total} plan={plan} advised={advised} />
    </>
  );
}

type DiscountNoticeProps = { discount: Won | undefined; advised: Advised };

/**
 * Compares the discount of this visit with the yearly price. A plan includes each benefit a limited number of times, so
 * the notice never promises the same discount again. Source: EST-009.
 */
export function DiscountNotice({ discount, advised }: DiscountNoticeProps) {
  const { yearly, choice, member } = advised;
  if (member || yearly === undefined || !discount) return null;
  const more = lessWon(discount, yearly);
  const price = `${choice.group} ${SERVICE_MONTHS}개월 가입 금액`;
  return (
    <Notice tone="brand">
      <p>
        이번 정비의 예상 할인은 <Money won={discount} />
        이에요.{' '}
        {more === 0 ? (
          `${price}과 같아요.`
        ) : (
          <>
            {price} <Money won={yearly} />
            보다 <Money won={more > 0 ? more : lessWon(yearly, discount)} />{' '}
            {more > 0 ? '많아요.' : '적어요.'}
          </>
        )}
      </p>
    </Notice>
  );
}
