import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  addDaysByHand,
  addMonthsByHand,
  daysBetweenByHand,
  inKoreaByHand,
  wholeMonthsByHand,
} from '../testing/hand-calendar';
import { daysRows } from '../testing/vectors/days';
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
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '0000-00-00',
    '2026-1-1',
    '20261120',
    'Invalid Date',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
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

  it('is written with its time on Korean clocks [PAY-033, STATE-014]', () => {
    expect(inKorea(new Date('2026-11-19T15:04:05Z'))).toBe('2026-11-20T00:04:05');
  });
});

describe('counting days', () => {
  it.each(daysRows)(
    '$id: $daysRemaining days remain from $today to $stopsOn [STATE-014]',
    (row) => {
      expect(daysBetween(plainDate(row.today), plainDate(row.stopsOn))).toBe(row.daysRemaining);
    },
  );
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

describe('date arithmetic with dayjs', () => {
  const years400 = { min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) };
  const days = fc
    .integer(years400)
    .map((time) => plainDate(new Date(time).toISOString().slice(0, 10)));
  const steps = fc.integer({ min: -900, max: 900 });

  it('adds days and months like arithmetic by hand over 400 years [PLAT-014]', () => {
    fc.assert(
      fc.property(days, steps, (day, step) => {
        expect(addMonths(day, step)).toBe(addMonthsByHand(day, step));
        expect(addDays(day, step)).toBe(addDaysByHand(day, step));
      }),
    );
  });

  it('counts days and whole months like arithmetic by hand over 400 years [PLAT-014]', () => {
    fc.assert(
      fc.property(days, days, (start, end) => {
        expect(daysBetween(start, end)).toBe(daysBetweenByHand(start, end));
        expect(wholeMonths(start, end)).toBe(wholeMonthsByHand(start, end));
      }),
    );
  });

  it('counts whole months like arithmetic by hand for every pair of days around a month end', () => {
    const aroundMonthEnds = ['2023-12', '2024-01', '2024-02', '2024-03', '2025-02'].flatMap(
      (month) =>
        ['01', '27', '28', '29', '30', '31']
          .map((date) => `${month}-${date}`)
          .filter(isCalendarDay),
    );
    const wrong = aroundMonthEnds.flatMap((start) =>
      aroundMonthEnds
        .filter((end) => wholeMonths(start, end) !== wholeMonthsByHand(start, end))
        .map((end) => `${start} ${end}`),
    );

    expect(wrong).toEqual([]);
  });

  it('writes an instant on Korean clocks like arithmetic by hand, and reads it back', () => {
    fc.assert(
      fc.property(fc.integer(years400), (time) => {
        const local = inKorea(new Date(time));
        expect(local).toBe(inKoreaByHand(new Date(time)));
        expect(koreanInstant(local.slice(0, 16))).toBe(
          time - (((time % 60_000) + 60_000) % 60_000),
        );
      }),
    );
    expect(koreanInstant('soon')).toBeNaN();
  });

  it('handles the years before 100', () => {
    expect(addMonths(plainDate('0050-01-31'), 1)).toBe('0050-02-28');
    expect(addMonths(plainDate('0099-12-31'), 2)).toBe('0100-02-28');
  });

  it('shares dayjs under the version that is installed', () => {
    const installed = join(__dirname, '../node_modules/dayjs/package.json');

    expect(sharedDayjs.version).toBe(JSON.parse(readFileSync(installed, 'utf8')).version);
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
