import { daysBetween, type PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { isOpen, isWaitingExtension, type Standing } from '@shared/domain/subscription';

type Days = { startsOn: PlainDate | undefined; stopsOn: PlainDate | undefined };

/**
 * 2026-03-03 ~ 2027-03-02; before approval there are no days, only the length, and for an extension its first day.
 * Source.
 */
export function periodText({ startsOn, stopsOn }: Days): string {
  if (!startsOn) return `승인 다음 날부터 ${SERVICE_MONTHS}개월`;
  return stopsOn
    ? `${formatDay(startsOn)} ~ ${formatDay(stopsOn)}`
    : `${formatDay(startsOn)}부터 ${SERVICE_MONTHS}개월`;
}

/** The same for a membership; one that ended before it began never had days. */
export const subscriptionPeriod = (
  subscription: Days & Pick<Standing, 'state' | 'request'>,
): string =>
  subscription.startsOn || isOpen(subscription) || isWaitingExtension(subscription)
    ? periodText(subscription)
    : '이용 전 종료';

/** Days left and the part of the period that is over, 0 to 1; nothing outside the period. */
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
