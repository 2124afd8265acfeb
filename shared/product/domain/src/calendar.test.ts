import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addBusinessDays,
  addDays,
  addMonths,
  dayInKorea,
  daysBetween,
  defaultRegistrationDay,
  inKorea,
  isCalendarDay,
  isWithinYears,
  koreanInstant,
  plainDate,
  sharedDayjs,
  wholeMonths,
} from './calendar';

describe('a calendar day', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is real: %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
    expect(plainDate(text)).toBe(text);
  });

  it.each([
    '1900-02-29',
    '2026-13-01',
    '0000-00-00',
    '2026-1-1',
    'Invalid Date',
    '2026-11-20T00:00:00Z',
    '',
  ])('is not real: %p', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => plainDate(text)).toThrow(RangeError);
  });

  it('is the one on Korean clocks, whatever the device says [STATE-014]', () => {
    expect(dayInKorea(new Date('2026-11-19T14:59:59Z'))).toBe('2026-11-19');
    expect(dayInKorea(new Date('2026-11-19T15:00:00Z'))).toBe('2026-11-20');
    expect(dayInKorea(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
  });
});

describe('date arithmetic', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['0099-12-31', 2, '0100-02-28'],
  ])(
    'adds months and ends on the last day of a shorter one: %s and %i [PLAT-014]',
    (day, months, end) => {
      expect(addMonths(plainDate(day), months)).toBe(end);
    },
  );

  it.each([
    ['2024-01-31', '2024-02-28', 0],
    ['2024-01-31', '2024-02-29', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-11-20', '2026-11-19', -1],
    ['2026-11-20', '2026-09-20', -2],
  ])('counts from %s to %s %i whole months [PLAT-014]', (start, end, months) => {
    expect(wholeMonths(plainDate(start), plainDate(end))).toBe(months);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])(
    'counts days across months, years and summer time: %s and %i [STATE-014]',
    (day, days, end) => {
      expect(addDays(plainDate(day), days)).toBe(end);
      expect(daysBetween(plainDate(day), plainDate(end))).toBe(days);
    },
  );

  it.each([
    ['2026-03-08T09:59:59Z', '2026-03-08T18:59:59'],
    ['2026-03-08T10:00:00Z', '2026-03-08T19:00:00'],
    ['2026-11-01T09:30:00Z', '2026-11-01T18:30:00'],
  ])(
    'writes %s on Korean clocks, around summer time of the device, and reads it back',
    (instant, local) => {
      expect(inKorea(new Date(instant))).toBe(local);
      expect(koreanInstant(local.slice(0, 16))).toBe(Date.parse(`${instant.slice(0, 16)}Z`));
      expect(koreanInstant('soon')).toBeNaN();
    },
  );

  it('shares dayjs under the version that is installed', () => {
    const installed = join(__dirname, '../node_modules/dayjs/package.json');

    expect(sharedDayjs.version).toBe(JSON.parse(readFileSync(installed, 'utf8')).version);
  });
});

describe('the default registration day', () => {
  it('lies 60 months before today [HOME-004]', () => {
    expect(defaultRegistrationDay(plainDate('2026-11-20'))).toBe('2021-11-20');
    expect(defaultRegistrationDay(plainDate('2028-02-29'))).toBe('2023-02-28');
  });
});

describe('within years', () => {
  it('counts the same calendar day and today, and no day outside', () => {
    const today = plainDate('2026-11-20');
    expect(isWithinYears(plainDate('2024-11-20'), 2, today)).toBe(true);
    expect(isWithinYears(plainDate('2024-11-19'), 2, today)).toBe(false);
    expect(isWithinYears(today, 2, today)).toBe(true);
    expect(isWithinYears(plainDate('2026-11-21'), 2, today)).toBe(false);
  });

  it('ends a leap day on the 28th', () => {
    expect(isWithinYears(plainDate('2024-02-29'), 2, plainDate('2026-02-28'))).toBe(true);
    expect(isWithinYears(plainDate('2024-02-29'), 2, plainDate('2026-03-01'))).toBe(false);
    expect(isWithinYears(plainDate('2022-02-28'), 2, plainDate('2024-02-29'))).toBe(false);
  });
});

describe('addBusinessDays', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-11-21', 2, '2026-11-24'],
    ['2026-11-22', 1, '2026-11-23'],
    ['2026-11-23', 5, '2026-11-30'],
  ])('skips weekends: %s and %i business days is %s', (day, count, expected) => {
    expect(addBusinessDays(plainDate(day), count)).toBe(expected);
  });
});
