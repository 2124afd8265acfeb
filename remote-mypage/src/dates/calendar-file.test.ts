import { plainDate } from '@shared/domain/calendar';
import { calendarFile } from './calendar-file';

const today = plainDate('2026-11-20');
const event = { id: 'S1-end@servicecare', day: plainDate('2026-12-31'), title: 'STANDARD 멤버십' };
const linesOf = (title: string) => calendarFile([{ ...event, title }], today).split('\r\n');

describe('calendarFile', () => {
  it('writes a whole day that ends with the next one', () => {
    expect(calendarFile([event], today).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ServiceCare+//KO',
      'BEGIN:VEVENT',
      'UID:S1-end@servicecare',
      'DTSTAMP:20261120T000000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:STANDARD 멤버십',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes marks that separate values', () => {
    expect(linesOf('오일, 필터; 50\\%\n끝')).toContain('SUMMARY:오일\\, 필터\\; 50\\\\%\\n끝');
  });

  it('breaks lines of more than 75 bytes between characters', () => {
    const title = '혜택'.repeat(30);
    const lines = linesOf(title);
    const start = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const summary = lines.slice(start, lines.indexOf('TRANSP:TRANSPARENT'));

    expect(summary.map((line) => new TextEncoder().encode(line).length)).toEqual([74, 73, 43]);
    expect(summary.join('').replaceAll(' ', '')).toBe(`SUMMARY:${title}`);
  });
});
