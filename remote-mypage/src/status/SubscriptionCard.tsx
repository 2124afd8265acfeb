import type { Subscription } from '@shared/api/subscription';
import { isInUse, isOpen, isRunning } from '@shared/domain/subscription';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useQuery } from '@shared/query';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { type Fact, Facts } from '@shared/ui/Facts';
import { Icon } from '@shared/ui/Icon';
import type { ReactNode } from 'react';
import { lapsingText } from '../coupons/coupon.copy';
import { couponsQuery } from '../queries/coupons';
import { Elapsed } from './Elapsed';
import { Next } from './Next';
import { periodFact } from './period';
import { StatusBadge } from './StatusBadge';
import css from './SubscriptionCard.module.css';

type Props = {
  subscription: Subscription;
  /** Main actions of the membership. */
  children?: ReactNode;
  /** Rare actions, below the link to the detail page. */
  rare?: ReactNode;
};

/** Shows one membership or order: its status, its next step, its vehicle and period. */
export function SubscriptionCard({ subscription, children, rare }: Props) {
  const query = useVtgQuery();
  const benefits = useBenefits(subscription);
  const period = periodFact(subscription, today());
  const detail = href('SubscListItem', { params: { subsc_id: subscription.id }, query });
  return (
    <Card
      title={subscription.title}
      level={3}
      tone={isOpen(subscription) ? 'deep' : 'plain'}
      label={`${subscription.title} ${period.value}`}
      action={<StatusBadge standing={subscription} />}
    >
      <Next subscription={subscription} />
      {isInUse(subscription) && <Elapsed subscription={subscription} />}
      {benefits.lapsing && <p className={css['lapsing']}>{benefits.lapsing}</p>}
      <Facts
        rows={[{ label: '차량번호', value: subscription.plate || '-' }, period, ...benefits.facts]}
      />
      {children}
      <Link className={css['detail']} to={detail}>
        {subscription.title} 상세 보기
        <Icon name="next" size="small" />
      </Link>
      {rare}
    </Card>
  );
}

/**
 * Returns the number of usable benefits of an active membership, and which of them lapses soon. The list below reports a
 * failed load. Source: COUPON-001, ENTITY-030.
 */
function useBenefits(subscription: Subscription): {
  facts: readonly Fact[];
  lapsing: string | undefined;
} {
  const isUsable = isRunning(subscription);
  const { data } = useQuery({ ...couponsQuery(subscription), enabled: isUsable });
  if (!isUsable) return { facts: [], lapsing: undefined };
  const value = data === undefined ? '-' : `${data.usable.length}개`;
  return {
    facts: [{ label: '사용 가능한 혜택', value }],
    lapsing: data && lapsingText(data.usable, today()),
  };
}
