import { addDays, daysBetween, type PlainDate } from './calendar';
import { isRejectedApplication, mayBeRevoked, type SubscriptionFacts } from './subscription';

/** Days after a withdrawal within which the refund is requested. Source: LAW-007. */
export const COOLING_OFF_REFUND_BUSINESS_DAYS = 3;

/** Percent a year that the law adds to a late refund. Source: LAW-005. */
export const LATE_REFUND_RATE = 15;

type FreeDays = { freeDays: number };

/**
 * Returns the days of service up to `on`, both ends included, which equals the days since approval. Example: one day
 * of service from 2026-11-07 to 2026-11-07, fourteen to 2026-11-20. Source: A-27.
 */
export const daysUsed = (startsOn: PlainDate, on: PlainDate): number =>
  Math.max(0, daysBetween(startsOn, on) + 1);

/** Returns whether a cancellation after these days has no penalty. Source: CONST-021. */
export const isPenaltyFree = (used: number, { freeDays }: FreeDays): boolean => used <= freeDays;

/** Returns the last day of a cancellation without penalty. Example: 2026-11-20 for a start on 2026-11-07. */
export const lastFreeDay = (startsOn: PlainDate, { freeDays }: FreeDays): PlainDate =>
  addDays(startsOn, freeDays - 1);

/**
 * Returns whether the customer may withdraw from the contract on `today` without penalty: a pending application, and
 * an active membership within the free days. A rejected application has its own full refund. Source: LAW-006.
 */
export function isInCoolingOff(
  subscription: Pick<
    SubscriptionFacts,
    'state' | 'request' | 'confirm' | 'transferred' | 'startsOn'
  >,
  today: PlainDate,
  settings: FreeDays,
): boolean {
  if (!mayBeRevoked(subscription) || isRejectedApplication(subscription)) return false;
  if (subscription.state === 'pending') return true;
  const { startsOn } = subscription;
  return startsOn !== undefined && isPenaltyFree(daysUsed(startsOn, today), settings);
}

/**
 * Returns the day until which an extension can be withdrawn from at least. A late approval makes it later. `undefined` if
 * the first day is not known, or if the approval is later than this day. Example with 14 free days: 2026-12-24 for a
 * start on 2026-12-11. Source: A-99.
 */
export function extensionWithdrawableUntil(
  { startsOn }: Pick<SubscriptionFacts, 'startsOn'>,
  today: PlainDate,
  settings: FreeDays,
): PlainDate | undefined {
  const last = startsOn && lastFreeDay(startsOn, settings);
  return last !== undefined && last >= today ? last : undefined;
}

type Changed = Pick<SubscriptionFacts, 'startsOn' | 'parentId'> & {
  /** Day of the last change of state. */
  stateOn: PlainDate | undefined;
};

/**
 * Returns the day of the last change of state of a cancelled membership, or today if the server does not say it. A
 * change before the first day of service is the approval. An extension becomes active on its first day, so a change on
 * that day does not say when it was cancelled.
 */
export function cancelledOn({ startsOn, stateOn, parentId }: Changed, today: PlainDate): PlainDate {
  if (stateOn === undefined || startsOn === undefined) return today;
  const firstDay = parentId === undefined ? startsOn : addDays(startsOn, 1);
  return stateOn < firstDay ? today : stateOn;
}

type Cancelled = Changed & {
  state: SubscriptionFacts['state'];
  /** Days of use in the server's calculation of the refund. */
  daysUsed: number | undefined;
};

/**
 * Returns whether a cancellation came within the free days, so that it is a withdrawal. It is false if the server does
 * not say when it came and the free days are over. Example with 14 free days from 2026-11-07: true for 2026-11-20, false
 * for 2026-11-21. Source: LAW-007.
 */
export function isWithdrawn(
  subscription: Cancelled,
  today: PlainDate,
  settings: FreeDays,
): boolean {
  const { state, startsOn, daysUsed: counted } = subscription;
  if (state === 'pending') return true;
  if (counted !== undefined) return isPenaltyFree(counted, settings);
  // Without a first day it was never approved.
  if (startsOn === undefined) return state !== 'active';
  return isPenaltyFree(daysUsed(startsOn, cancelledOn(subscription, today)), settings);
}
