import type { Subscription } from '@shared/api/subscription';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { isUnpaidOrder } from '@shared/domain/subscription';
import { subscriptionPeriod } from './period';

/**
 * Returns the period of a membership. An order that was never paid has no period, so it shows the day it was created.
 */
export function periodFact(
  subscription: Subscription,
  today: PlainDate,
): { label: string; value: string } {
  if (!isUnpaidOrder(subscription)) {
    return { label: '이용 기간', value: subscriptionPeriod(subscription, today) };
  }
  const { createdOn } = subscription;
  return { label: '신청일', value: createdOn === undefined ? '-' : formatDay(createdOn) };
}
