import { addDays, type PlainDate } from '@shared/domain/calendar';

export type DayEvent = {
  /** The same for the same event, so that a calendar replaces it and does not add it twice. */
  id: string;
  day: PlainDate;
  title: string;
};

const digits = (day: PlainDate): string => day.replaceAll('-', '');

/** Source: RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n');

const MOST_BYTES = 75;
const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Breaks a line so that none has more than 75 bytes, never inside a character. Source: RFC 5545, 3.1. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) + character;
    if (bytes(last) > MOST_BYTES) lines.push(` ${character}`);
    else lines[lines.length - 1] = last;
  }
  return lines.join('\r\n');
}

const eventOf = ({ id, day, title }: DayEvent, savedOn: PlainDate): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${digits(savedOn)}T000000Z`,
  `DTSTART;VALUE=DATE:${digits(day)}`,
  `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Returns the events as the text of an iCalendar file. Source: RFC 5545. */
export const calendarFile = (events: readonly DayEvent[], savedOn: PlainDate): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ServiceCare+//KO',
    ...events.flatMap((event) => eventOf(event, savedOn)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
