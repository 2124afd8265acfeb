import type { Application } from '@shared/application';
import { formatDay } from '@shared/domain/format';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { Skeleton } from '@shared/ui/Skeleton';
import type { ApplicationQuote } from '../price/application-quote';
import { PromotionBadge } from '../price/PromotionBadge';
import { UnknownPrice } from '../price/UnknownPrice';

type Props = { application: Application; priced: ApplicationQuote; isLoading: boolean };

/** Shows period and price of the chosen membership. Source: APPLY-026, PRICE-009, 010. */
export function PackagePrice({ application, priced: { pkg, quote }, isLoading }: Props) {
  const promotion = quote.ok ? quote.value.promotion : undefined;
  return (
    <Card
      tone="deep"
      title={pkg.group}
      action={promotion && <PromotionBadge promotion={promotion} />}
    >
      {isLoading ? <Skeleton lines={3} /> : <Price application={application} quote={quote} />}
    </Card>
  );
}

type PriceProps = { application: Application; quote: ApplicationQuote['quote'] };

function Price({ application: { months, startsOn }, quote }: PriceProps) {
  if (!quote.ok && quote.error === 'price-unknown') return <UnknownPrice />;
  if (!quote.ok) return <Notice tone="warn">차량을 확인하면 금액을 볼 수 있어요.</Notice>;
  const { bill } = quote.value;
  return (
    <Facts
      rows={[
        {
          label: '이용 기간',
          value: `${months}개월`,
          note: startsOn ? `${formatDay(startsOn)} 0시부터` : '승인 다음 날 0시부터',
        },
        ...(bill.promotion > 0
          ? [{ label: '정가', value: <Money won={bill.list} />, note: '부가세 포함' }]
          : []),
        {
          label: bill.promotion > 0 ? '프로모션가' : '이용 금액 (부가세 포함)',
          value: <Money won={bill.total} size="large" />,
          strong: true,
        },
      ]}
    />
  );
}
