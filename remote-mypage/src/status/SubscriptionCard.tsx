import type { Subscription } from '@shared/api/subscription';
import { isOpen } from '@shared/domain/subscription';
import { useQuery } from '@shared/query';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { type Fact, Facts } from '@shared/ui/Facts';
import { Icon } from '@shared/ui/Icon';
import type { ReactNode } from 'react';
import { useMemberQuery } from '../member/use-member-query';
import { couponsQuery } from '../queries/coupons';
import { Elapsed } from './Elapsed';
import { Next } from './Next';
import { subscriptionPeriod } from './period';
import { StatusBadge } from './StatusBadge';
import css from './SubscriptionCard.module.css';

type Props = {
  subscription: Subscription;
  /** What may be done with it. */
  children?: ReactNode;
};

/** One membership: what it is, where it stands, what comes next. */
export function SubscriptionCard({ subscription, children }: Props) {
  const query = useMemberQuery();
  const usable = useUsableFact(subscription);
  const detail = href('SubscListItem', { params: { subsc_id: subscription.id }, query });
  return (
    <Card
      title={subscription.title}
      level={3}
      tone={isOpen(subscription) ? 'deep' : 'plain'}
      label={`${subscription.title} ${subscriptionPeriod(subscription)}`}
      action={<StatusBadge standing={subscription} />}
    >
      <Next subscription={subscription} />
      {subscription.state === 'active' && <Elapsed subscription={subscription} />}
      <Facts
        rows={[
          { label: '차량번호', value: subscription.plate || '-' },
          { label: '이용 기간', value: subscriptionPeriod(subscription) },
          ...usable,
        ]}
      />
      {children}
      <Link className={css['detail']} to={detail}>
        {subscription.title} 상세 보기
        <Icon name="next" size="small" />
      </Link>
    </Card>
  );
}

/** How many benefits of a running membership wait further down. A list that does not come is told there. Source: COUPON-001. */
function useUsableFact(subscription: Subscription): readonly Fact[] {
  const isRunning = subscription.state === 'active';
  const { data } = useQuery({ ...couponsQuery(subscription), enabled: isRunning });
  if (!isRunning) return [];
  return [
    { label: '사용 가능한 혜택', value: data === undefined ? '-' : `${data.usable.length}개` },
  ];
}
