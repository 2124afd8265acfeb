import { plainDate } from '@shared/domain/calendar';
import { calendarFile } from './calendar-file';
import { datesOf } from './dates-of';

describe('datesOf', () => {
  const membership = {
    id: 'S1',
    title: 'STANDARD',
    plate: '12가3456',
    stopsOn: plainDate('2027-03-02'),
  };
  const usable = ['2026-12-20', '2026-12-20', '2027-03-02', undefined].map((day) => ({
    stopsOn: day === undefined ? undefined : plainDate(day),
  }));
  const on = (today: string) =>
    datesOf(membership, { usable, today: plainDate(today), windowDays: 30 });

  it('returns the days of extension, benefits and end that are to come', () => {
    expect(on('2026-11-20')).toEqual([
      {
        id: 'S1-extension@servicecare',
        day: '2027-01-31',
        title: 'STANDARD 멤버십(12가3456) 연장 신청 시작',
      },
      {
        id: 'S1-benefit-2026-12-20@servicecare',
        day: '2026-12-20',
        title: 'STANDARD 멤버십(12가3456) 혜택 2개 사용 마감',
      },
      {
        id: 'S1-end@servicecare',
        day: '2027-03-02',
        title: 'STANDARD 멤버십(12가3456) 마지막 이용일',
      },
    ]);
    expect(on('2027-02-01').map(({ id }) => id)).toEqual(['S1-end@servicecare']);
  });

  it('returns nothing for a membership whose end is not known', () => {
    const facts = { usable, today: plainDate('2026-11-20'), windowDays: 30 };
    expect(datesOf({ ...membership, stopsOn: undefined }, facts)).toEqual([]);
  });
});

describe('calendarFile', () => {
  const today = plainDate('2026-11-20');
  const event = {
    id: 'S1-end@servicecare',
    day: plainDate('2026-12-31'),
    title: 'STANDARD 멤버십',
  };
  const linesOf = (title: string) => calendarFile([{ ...event, title }], today).split('\r\n');

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
