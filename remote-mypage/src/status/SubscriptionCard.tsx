import type { Subscription } from '@shared/api/subscription';
import { isOpen, isRunning } from '@shared/domain/subscription';
import { useQuery } from '@shared/query';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { type Fact, Facts } from '@shared/ui/Facts';
import { Icon } from '@shared/ui/Icon';
import type { ReactNode } from 'react';
import { useMemberQuery } from '../member/use-member-query';
import { couponsQuery } from '../queries/coupons';
import { Elapsed } from './Elapsed';
import { Next } from './Next';
import { periodFact } from './period-fact';
import { StatusBadge } from './StatusBadge';
import css from './SubscriptionCard.module.css';

type Props = {
  subscription: Subscription;
  /** Actions of the membership. */
  children?: ReactNode;
};

/** Shows one membership or order: its status, its next step, its vehicle and period. */
export function SubscriptionCard({ subscription, children }: Props) {
  const query = useMemberQuery();
  const usable = useUsableFact(subscription);
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
      {isRunning(subscription) && <Elapsed subscription={subscription} />}
      <Facts rows={[{ label: '차량번호', value: subscription.plate || '-' }, period, ...usable]} />
      {children}
      <Link className={css['detail']} to={detail}>
        {subscription.title} 상세 보기
        <Icon name="next" size="small" />
      </Link>
    </Card>
  );
}

/**
 * Returns the number of usable benefits of an active membership. The list below reports a failed load.
 * Source: COUPON-001.
 */
function useUsableFact(subscription: Subscription): readonly Fact[] {
  const isUsable = isRunning(subscription);
  const { data } = useQuery({ ...couponsQuery(subscription), enabled: isUsable });
  if (!isUsable) return [];
  return [
    { label: '사용 가능한 혜택', value: data === undefined ? '-' : `${data.usable.length}개` },
  ];
}
