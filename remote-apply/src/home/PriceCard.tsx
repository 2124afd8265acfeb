import type { Promotion } from '@shared/domain/package';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import type { ComponentProps } from 'react';
import { PromotionBadge } from '../price/PromotionBadge';
import css from './home.module.css';
import type { HomeOffer } from './home-choice';
import { WhyNoPrice } from './WhyNoPrice';

type Props = ComponentProps<typeof WhyNoPrice>;

/** Shows the period, the price of 12 months with VAT, and the price after the promotion. Source: HOME-005, 013. */
export function PriceCard(props: Props) {
  const { pkg, quote, isOwn } = props.offer;
  if (pkg === undefined || quote === undefined) return null;
  return (
    <Card
      tone="deep"
      title={pkg.group}
      action={
        quote.ok && quote.value.promotion && <PromotionBadge promotion={quote.value.promotion} />
      }
    >
      {quote.ok && <Prices quote={quote.value} isOwn={isOwn} />}
      {!quote.ok && <WhyNoPrice {...props} />}
    </Card>
  );
}

type Quoted = Extract<NonNullable<HomeOffer['quote']>, { ok: true }>['value'];

function Prices({ quote: { bill, promotion }, isOwn }: { quote: Quoted; isOwn: boolean }) {
  const isReduced = bill.promotion > 0;
  return (
    <>
      <p className={css['price']} aria-live="polite" aria-atomic="true">
        {!isOwn && <ExampleMark />}
        {isReduced && <Money won={bill.list} struck />}{' '}
        <Money won={bill.total} size="large" className={css['total']} />{' '}
        <span className={css['per']}>
          <span aria-hidden="true">/ </span>
          {`${SERVICE_MONTHS}개월`}
        </span>
      </p>
      <Facts
        rows={[
          { label: '이용 기간', value: `${SERVICE_MONTHS}개월` },
          {
            label: `${SERVICE_MONTHS}개월 이용 금액`,
            value: <Money won={bill.list} />,
            note: '부가세 포함',
          },
          {
            label: '프로모션가',
            value: <Money won={bill.total} />,
            note: isReduced ? <DiscountNote won={bill.promotion} /> : <NoDiscount />,
            strong: true,
          },
        ]}
      />
      {promotion !== undefined && promotion.content !== '' && (
        <PromotionNotice promotion={promotion} />
      )}
    </>
  );
}

/** States that a price is an example and names what it depends on. */
export const ExampleMark = () => (
  <span className={css['example']}>예시 금액이에요. 차종과 차령에 따라 달라요.</span>
);

export const PromotionNotice = ({ promotion: { title, content } }: { promotion: Promotion }) => (
  <Notice tone="brand" title={title}>
    {content}
  </Notice>
);

export const NoDiscount = () => <>적용 중인 할인이 없어요</>;

export const DiscountNote = ({ won }: { won: number }) => (
  <>
    <Money won={won} size="small" /> 할인
  </>
);
