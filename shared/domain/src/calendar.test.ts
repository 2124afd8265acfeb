import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import fc from 'fast-check';
import { daysRows } from '../testing/vectors/days';
import {
  addDays,
  addMonths,
  daysBetween,
  defaultRegistrationDay,
  isCalendarDay,
  isWithinYears,
  plainDate,
  wholeMonths,
} from './calendar';
import { dayInKorea, inKorea } from './korean-clock';

dayjs.extend(utc);

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 11, 31) })
  .map((time) => plainDate(new Date(time).toISOString().slice(0, 10)));

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

  it('is negative once the stop date is past [STATE-014]', () => {
    expect(daysBetween(plainDate('2026-11-20'), plainDate('2026-11-19'))).toBe(-1);
  });

  it('goes there and back over months and leap days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
    expect(addDays(plainDate('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(plainDate('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(plainDate('2027-01-01'), -1)).toBe('2026-12-31');
  });
});

describe('counting months', () => {
  it('ends in the last day of a shorter month', () => {
    expect(addMonths(plainDate('2021-01-31'), 1)).toBe('2021-02-28');
    expect(addMonths(plainDate('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(plainDate('2024-02-29'), 12)).toBe('2025-02-28');
    expect(addMonths(plainDate('2026-03-31'), -1)).toBe('2026-02-28');
    expect(addMonths(plainDate('2026-11-20'), 2)).toBe('2027-01-20');
  });

  it('finds as many whole months as were added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 500 }), (day, months) => {
        expect(wholeMonths(day, addMonths(day, months))).toBe(months);
      }),
    );
  });

  it('has not completed a month the day before [STATE-011]', () => {
    expect(wholeMonths(plainDate('2026-10-20'), plainDate('2026-11-19'))).toBe(0);
    expect(wholeMonths(plainDate('2021-01-31'), plainDate('2021-02-27'))).toBe(0);
    expect(wholeMonths(plainDate('2021-01-31'), plainDate('2021-03-30'))).toBe(1);
    expect(wholeMonths(plainDate('2020-02-29'), plainDate('2021-02-27'))).toBe(11);
    expect(wholeMonths(plainDate('2021-02-28'), plainDate('2021-03-28'))).toBe(1);
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

describe('reckoning with days', () => {
  const days = fc
    .integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2600, 0, 1) })
    .map((time) => plainDate(new Date(time).toISOString().slice(0, 10)));
  const steps = fc.integer({ min: -900, max: 900 });

  it('comes to the same day as the library that others trust', () => {
    fc.assert(
      fc.property(days, steps, (day, step) => {
        const start = dayjs.utc(`${day}T00:00:00Z`);
        expect(addMonths(day, step)).toBe(start.add(step, 'month').format('YYYY-MM-DD'));
        expect(addDays(day, step)).toBe(start.add(step, 'day').format('YYYY-MM-DD'));
      }),
    );
  });

  it('knows the first century, too', () => {
    expect(addMonths(plainDate('0050-01-31'), 1)).toBe('0050-02-28');
    expect(addMonths(plainDate('0099-12-31'), 2)).toBe('0100-02-28');
  });
});
