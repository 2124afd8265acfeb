import type { Subscription } from '@shared/api/subscription';
import { addDays, daysBetween, type PlainDate } from '@shared/domain/calendar';
import { hasMissedItsDay } from '@shared/domain/extension';
import { formatDay } from '@shared/domain/format';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import {
  isOpen,
  isUnpaidOrder,
  isWaitingExtension,
  revokeBadge,
  type Standing,
} from '@shared/domain/subscription';

type Days = { startsOn: PlainDate | undefined; stopsOn: PlainDate | undefined };

/**
 * Returns the period as text. Example: '2026-03-03 ~ 2027-03-02'. Before approval it returns only the length, and for
 * an extension its first day. Source.
 */
export function periodText({ startsOn, stopsOn }: Days): string {
  if (!startsOn) {
    return stopsOn ? `${formatDay(stopsOn)}까지` : `승인 다음 날부터 ${SERVICE_MONTHS}개월`;
  }
  return stopsOn
    ? `${formatDay(startsOn)} ~ ${formatDay(stopsOn)}`
    : `${formatDay(startsOn)}부터 ${SERVICE_MONTHS}개월`;
}

type Period = Days &
  Pick<Standing, 'state' | 'request'> &
  Partial<Pick<Standing, 'confirm'>> & {
    /** Day of the last change of state. */
    stateOn?: PlainDate | undefined;
    transfer?: { date: PlainDate | undefined } | undefined;
    payments?: { refund: { daysUsed: number } | undefined } | undefined;
  };

/**
 * Returns the period of a membership. A cancelled membership ends with its last day of use, and one that the customer
 * handed on ends with the day of the transfer. Source, TRANS-007.
 */
export function subscriptionPeriod(subscription: Period, today: PlainDate): string {
  if (revokeBadge(subscription) >= 2) return cancelledPeriod(subscription);
  if (hasEndedEarly(subscription, today)) return shortenedPeriod(subscription);
  if (hasMissedItsDay(subscription, today)) {
    return periodText({ startsOn: undefined, stopsOn: undefined });
  }
  return subscription.startsOn || isOpen(subscription) || isWaitingExtension(subscription)
    ? periodText(subscription)
    : BEFORE_USE;
}

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

const BEFORE_USE = '이용 전 종료';

const hasEndedEarly = ({ state, stopsOn }: Period, today: PlainDate): boolean =>
  state === 'expired' && stopsOn !== undefined && today <= stopsOn;

function shortenedPeriod({ startsOn, stateOn, transfer }: Period): string {
  const lastDay = transfer?.date ?? stateOn;
  if (!startsOn || (lastDay !== undefined && lastDay < startsOn)) return BEFORE_USE;
  if (lastDay === undefined) return `${formatDay(startsOn)}부터 이용 후 종료`;
  return `${formatDay(startsOn)} ~ ${formatDay(lastDay)}${transfer?.date ? ' (양도)' : ''}`;
}

/** The number of days used includes the first day and the day of the cancellation. */
function cancelledPeriod({ startsOn, payments }: Period): string {
  const daysUsed = payments?.refund?.daysUsed;
  if (!startsOn || daysUsed === 0) return BEFORE_USE;
  if (daysUsed === undefined) return `${formatDay(startsOn)}부터 이용 후 해지`;
  return `${formatDay(startsOn)} ~ ${formatDay(addDays(startsOn, daysUsed - 1))} (${daysUsed}일 이용)`;
}

/** Returns the days left and the elapsed part of the period (0 to 1), or `undefined` outside the period. */
export function elapsed(
  { startsOn, stopsOn }: Days,
  today: PlainDate,
): { daysLeft: number; share: number } | undefined {
  if (!startsOn || !stopsOn || today < startsOn || today > stopsOn) return undefined;
  const whole = daysBetween(startsOn, stopsOn);
  const gone = daysBetween(startsOn, today);
  return { daysLeft: daysBetween(today, stopsOn), share: whole === 0 ? 1 : gone / whole };
}

export const leftText = (daysLeft: number): string =>
  daysLeft === 0 ? '오늘까지 이용할 수 있어요' : `${daysLeft}일 남았어요`;
export const shareText = (share: number): string => `${share * 100}%`;
