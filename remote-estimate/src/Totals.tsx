import type { Choice, MaintenanceItem } from '@shared/api/estimate';
import type { DiscountPart } from '@shared/domain/estimate';
import type { Won } from '@shared/domain/money';
import { failureOf } from '@shared/failure';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { memo, useId } from 'react';
import { discountLine } from './discount.copy';
import css from './Estimate.module.css';
import { planChoices } from './plan-choices';
import type { EstimateTotals } from './totals-of';
import type { PlanState } from './use-plan-state';

type Props = {
  quote: EstimateTotals;
  items: readonly MaintenanceItem[];
  /** `undefined` when the server's list cannot be read. */
  plans: readonly Choice[] | undefined;
  plan: PlanState;
  planCode: string;
  onPlan: (code: string) => void;
};

/** Shows the plan, the three amounts and the total, and explains every discount. Source: EST-007, 008, 010. */
export const Totals = memo(function Totals(props: Props) {
  const { quote, items, plans, plan, planCode, onPlan } = props;
  return (
    <Card title="예상 견적">
      <RadioGroup
        legend="ServiceCare+ 플랜"
        value={planCode}
        onChange={onPlan}
        options={planChoices(plans ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      {plans === undefined && (
        <Notice tone="warn" title="ServiceCare+ 플랜을 불러오지 못했어요">
          <p>지금은 플랜 할인을 계산할 수 없어요. 할인 전 금액만 확인해 주세요.</p>
        </Notice>
      )}
      {plan.kind === 'failed' && <PlanFailure plan={plan} />}
      <div className={css['amounts']} aria-busy={plan.kind === 'loading'}>
        <Facts
          rows={[
            { label: '① 예상 소모품 금액', value: <Money won={quote.items} /> },
            { label: '② 기본 서비스 범위 금액', value: <Money won={quote.basic} /> },
            { label: '③ 할인 금액', value: <Amount won={quote.discount} plan={plan} isTaken /> },
            {
              label: '최종 예상 금액',
              value: <Amount won={quote.total} plan={plan} size="large" />,
              strong: true,
              note: '① + ② − ③',
            },
          ]}
        />
      </div>
      {quote.items === 0 && (
        <p className={css['none']}>정비 항목을 선택하면 금액을 바로 계산해 드려요.</p>
      )}
      {plan.kind === 'known' && quote.parts.length > 0 && (
        <Discounts parts={quote.parts} items={items} planName={plan.name} />
      )}
    </Card>
  );
});

type AmountProps = { won: Won | undefined; plan: PlanState; isTaken?: boolean; size?: 'large' };

/** Shows an amount, or why it is unknown. */
export function Amount({ won, plan, isTaken = false, size }: AmountProps) {
  if (won === undefined) return plan.kind === 'failed' ? '확인 필요' : '계산 중';
  return (
    <span className={isTaken && won > 0 ? css['off'] : undefined}>
      {isTaken && won > 0 && '−'}
      <Money won={won} size={size} />
    </span>
  );
}

/** A conflict is not announced, but the customer can still load the plan again. Source: ERR-011. */
function PlanFailure({ plan }: { plan: Extract<PlanState, { kind: 'failed' }> }) {
  const isQuiet = failureOf(plan.error).kind === 'conflict';
  return (
    <Notice
      tone={isQuiet ? 'neutral' : 'warn'}
      title={isQuiet ? '플랜 할인을 준비하고 있어요' : '플랜 할인을 불러오지 못했어요'}
    >
      <Button variant="secondary" className={css['again']} onClick={plan.retry}>
        다시 확인
      </Button>
    </Notice>
  );
}

type DiscountsProps = {
  parts: readonly DiscountPart[];
  items: readonly MaintenanceItem[];
  planName: string;
};

/** Explains the discount item by item. The lines add up to the total discount. Source: DISC-001…011. */
function Discounts({ parts, items, planName }: DiscountsProps) {
  const id = useId();
  return (
    <section className={css['discounts']} aria-labelledby={id}>
      <h3 className={css['discountsTitle']} id={id}>
        할인 내역
      </h3>
      <ul className={css['parts']}>
        {parts.map((part, index) => {
          const { label, why } = discountLine(part, parts, items, planName);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sum
            <li key={index} className={css['part']}>
              <span>{label}</span>{' '}
              <span className={css['off']}>
                −<Money won={part.off} />
              </span>{' '}
              {why !== undefined && <span className={css['why']}>{why}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
