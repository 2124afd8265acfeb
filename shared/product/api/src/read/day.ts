import { dayInKorea, isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import * as v from 'valibot';
import { maybe } from './part';
import { written } from './scalar';

/** `YYYY-MM-DD` or `YYYYMMDD`, with an optional time and time zone. */
const DAY =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i;

/**
 * Returns the calendar day in Korea. A time without a zone is Korean. A time with a zone may fall on another day in
 * Korea. Source: A-69, A-82.
 */
function dayIn(value: string): string | undefined {
  const [whole, year, month, date, time, utc, hours, minutes] = DAY.exec(value) ?? [];
  if (whole === undefined) return undefined;
  const day = `${year}-${month}-${date}`;
  if (!utc && !hours) return day;
  const instant = new Date(`${day}T${time}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(instant.getTime()) ? undefined : dayInKorea(instant);
}

export const day = v.pipe(
  written,
  v.transform((value) => dayIn(value) ?? ''),
  v.custom<PlainDate>((value) => isCalendarDay(value as string)),
);

export const maybeDay = maybe(day);
