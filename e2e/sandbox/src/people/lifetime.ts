import { addDays, type PlainDate } from '@shared/domain/calendar';
import { extensionPeriod, insuranceStart, periodAfterApproval } from '../services/period-dates';
import type { SeedSubscription } from './people';

/** Days and codes of a membership, derived from its present state. */
export type Lifetime = ReturnType<typeof lifetimeOf>;

const DAYS_TO_APPROVAL = 2;

const codes = {
  unpaid: [10, 10, 10],
  pending: [15, 10, 10],
  rejected: [15, 10, -10],
  'rejected-and-closed': [10, 10, -10],
  active: [20, 10, 20],
  'revoke-requested': [20, -20, 20],
  revoked: [-20, -40, 20],
  refunding: [-50, -50, 20],
  refunded: [-60, -50, 20],
  'refunded-at-once': [-60, -50, 10],
  expired: [-10, 10, 20],
  'extension-pending': [10, 30, 10],
  'extension-approved': [10, 30, 20],
  transferred: [20, 10, 20],
} as const satisfies Record<SeedSubscription['is'], readonly [number, number, number]>;

/**
 * Returns the lifetime of a membership. `others` are the person's other memberships, for an extension that follows one
 * of them.
 */
export function lifetimeOf(
  subscription: SeedSubscription,
  others: readonly SeedSubscription[],
  today: PlainDate,
) {
  const [state, stateReq, confirm] = codes[subscription.is];
  const days = daysOf(subscription, others, today);
  return {
    state,
    stateReq,
    confirm,
    isPaid: subscription.is !== 'unpaid',
    isRevoked: [
      'revoke-requested',
      'revoked',
      'refunding',
      'refunded',
      'refunded-at-once',
    ].includes(subscription.is),
    ...days,
    stateOn: stateDay(subscription, today, days),
    transferredOn:
      subscription.is === 'transferred' ? addDays(today, -subscription.transferredDaysAgo) : null,
  };
}

type Days = Readonly<
  Record<'approvedOn' | 'startsOn' | 'stopsOn' | 'insuranceStartsOn', PlainDate | null>
> & { orderedOn: PlainDate };
const notApproved = { approvedOn: null, startsOn: null, stopsOn: null, insuranceStartsOn: null };

function daysOf(
  subscription: SeedSubscription,
  others: readonly SeedSubscription[],
  today: PlainDate,
): Days {
  if ('approvedDaysAgo' in subscription) {
    const approvedOn = addDays(today, -subscription.approvedDaysAgo);
    return {
      orderedOn: addDays(approvedOn, -DAYS_TO_APPROVAL),
      approvedOn,
      ...periodAfterApproval(approvedOn),
      insuranceStartsOn: insuranceStart(approvedOn),
    };
  }
  const orderedOn = addDays(today, -subscription.orderedDaysAgo);
  if (!('parent' in subscription)) return { orderedOn, ...notApproved };
  const parent = others.find(({ id }) => id === subscription.parent);
  const parentStop = parent && daysOf(parent, others, today).stopsOn;
  if (!parentStop) throw new RangeError(`${subscription.id} has no parent`);
  const period = extensionPeriod(parentStop);
  if (subscription.is === 'extension-pending')
    return { orderedOn, ...notApproved, startsOn: period.startsOn };
  return {
    orderedOn,
    approvedOn: addDays(orderedOn, DAYS_TO_APPROVAL),
    ...period,
    insuranceStartsOn: period.startsOn,
  };
}

function stateDay(subscription: SeedSubscription, today: PlainDate, days: Days): PlainDate {
  if ('endedDaysAgo' in subscription) return addDays(today, -subscription.endedDaysAgo);
  if (subscription.is === 'expired' && days.stopsOn) return addDays(days.stopsOn, 1);
  return days.approvedOn ?? days.orderedOn;
}
