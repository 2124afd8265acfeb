import type { Subscription } from '@shared/api/subscription';
import { addDays, type PlainDate } from '@shared/domain/calendar';
import type { Coupon } from '@shared/domain/coupons';
import type { DayEvent } from './calendar-file';

type Facts = { usable: readonly Pick<Coupon, 'stopsOn'>[]; today: PlainDate; windowDays: number };

/**
 * Returns the days of an active membership that are still to come: its last day, the first day for an extension, and the
 * last days of benefits that end earlier. Source: EXT-003, ENTITY-030.
 */
export function datesOf(
  { id, title, plate, stopsOn }: Pick<Subscription, 'id' | 'title' | 'plate' | 'stopsOn'>,
  { usable, today, windowDays }: Facts,
): readonly DayEvent[] {
  if (stopsOn === undefined) return [];
  const name = `${title} 멤버십${plate && `(${plate})`}`;
  const lapses = usable.flatMap(({ stopsOn: last }) => (last && last < stopsOn ? [last] : []));
  const events = [
    { key: 'extension', day: addDays(stopsOn, -windowDays), title: `${name} 연장 신청 시작` },
    ...[...new Set(lapses)].map((day) => ({
      key: `benefit-${day}`,
      day,
      title: `${name} 혜택 ${lapses.filter((one) => one === day).length}개 사용 마감`,
    })),
    { key: 'end', day: stopsOn, title: `${name} 마지막 이용일` },
  ];
  return events
    .filter(({ day }) => day >= today)
    .map(({ key, ...event }) => ({ id: `${id}-${key}@servicecare`, ...event }));
}
