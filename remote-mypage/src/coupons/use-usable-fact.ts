import type { Subscription } from '@shared/api/subscription';
import { useQuery } from '@shared/query';
import type { Fact } from '@shared/ui/Facts';
import { couponsQuery } from '../queries/coupons';

/** How many benefits of a running membership wait further down. A list that does not come is told there. Source: COUPON-001. */
export function useUsableFact(subscription: Subscription): readonly Fact[] {
  const isRunning = subscription.state === 'active';
  const { data } = useQuery({ ...couponsQuery(subscription), enabled: isRunning });
  if (!isRunning) return [];
  return [
    { label: '사용 가능한 혜택', value: data === undefined ? '-' : `${data.usable.length}개` },
  ];
}
