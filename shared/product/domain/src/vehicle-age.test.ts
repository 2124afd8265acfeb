import fc from 'fast-check';
import { ageRows } from '../testing/vectors/age';
import { bandRows } from '../testing/vectors/band';
import { estimateYears } from '../testing/vectors/years';
import { ageSpans, nextDayOfAge } from './age-spans';
import { addDays, addMonths, type PlainDate, plainDate, wholeMonths } from './calendar';
import { bandsOf } from './tier';
import { ageBand, ageBands, ageInMonths, bandOn, bandRange } from './vehicle-age';
import { registrationYears } from './year-lists';

const TODAY = plainDate('2026-11-20');
const bandSets = fc.subarray([...ageBands]);
const days = fc.integer({ min: 0, max: 30 * 365 }).map((ago) => addDays(TODAY, -ago));
const range = { yearMin: 1990, yearMax: 2021 };

describe('age of a vehicle', () => {
  it.each(ageRows)(
    '$id: $note gives age $age in band $band [STATE-011, STATE-012, STATE-013]',
    (row) => {
      const registered = row.firstRegistered as PlainDate | null;
      expect(ageInMonths(plainDate(row.today), registered)).toBe(row.age);
      expect(bandOn(plainDate(row.today), registered)).toBe(row.band);
    },
  );

  it('is 0 in band 0 without a date, and only null has the marker [STATE-011, STATE-013]', () => {
    expect(ageInMonths(TODAY, '')).toBe(0);
    expect(bandOn(TODAY, '')).toBe(0);
    expect(ageInMonths(TODAY, null)).toBe(0);
    expect(bandOn(TODAY, null)).toBe('reg_date_null');
  });

  it('is never negative', () => {
    expect(ageInMonths(TODAY, plainDate('2027-06-01'))).toBe(0);
  });
});

describe('age bands', () => {
  it.each(bandRows)('$id: $months months are band $band [STATE-012, CONST-014]', (row) => {
    expect(ageBand(row.months)).toBe(row.band);
  });

  it('are up to 48, 49-60, 61-72, 73-84, 85-96, 97-108, 109-120 and 121 or more [STATE-012, CONST-014]', () => {
    const ends = [48, 49, 60, 61, 72, 73, 84, 85, 96, 97, 108, 109, 120, 121];
    expect(ends.map(ageBand)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
    expect(ageBands.map(bandRange)).toEqual([
      { from: 0, to: 48 },
      { from: 49, to: 60 },
      { from: 61, to: 72 },
      { from: 73, to: 84 },
      { from: 85, to: 96 },
      { from: 97, to: 108 },
      { from: 109, to: 120 },
      { from: 121, to: Number.POSITIVE_INFINITY },
    ]);
  });
});

describe('ageSpans', () => {
  it('joins neighbouring bands into one span [CONST-010, CONST-006]', () => {
    expect(ageSpans(bandsOf('STANDARD'))).toEqual([{ from: 60, below: Number.POSITIVE_INFINITY }]);
    expect(ageSpans(bandsOf('POWER TRAIN'))).toEqual([{ from: 60, below: 96 }]);
  });

  it('keeps separate bands apart [CONST-014]', () => {
    expect(ageSpans([0, 2, 3, 5])).toEqual([
      { from: 0, below: 48 },
      { from: 60, below: 84 },
      { from: 96, below: 108 },
    ]);
    expect(ageSpans([])).toEqual([]);
  });

  it('contain the age of a vehicle exactly when its band is allowed [HOME-011, STATE-011, STATE-012]', () => {
    fc.assert(
      fc.property(bandSets, days, (bands, registered) => {
        const age = wholeMonths(registered, TODAY);
        const isIn = ageSpans(bands).some(({ from, below }) => age >= from && age < below);
        expect(isIn).toBe(bands.some((band) => band === bandOn(TODAY, registered)));
      }),
    );
  });
});

describe('nextDayOfAge', () => {
  it('returns the day five years after the first registration [HOME-011, CONST-010]', () => {
    const registered = plainDate('2025-04-15');
    expect(nextDayOfAge(bandsOf('STANDARD'), registered, TODAY)).toBe('2030-04-15');
  });

  it('returns undefined for a vehicle that is too old [CONST-006]', () => {
    const registered = plainDate('2017-11-20');
    expect(nextDayOfAge(bandsOf('POWER TRAIN'), registered, TODAY)).toBeUndefined();
  });

  it('returns the first day with an allowed band [HOME-011]', () => {
    fc.assert(
      fc.property(bandSets, days, (bands, registered) => {
        const isAllowed = (day: typeof TODAY) =>
          bands.some((one) => one === bandOn(day, registered));
        fc.pre(!isAllowed(TODAY));
        const day = nextDayOfAge(bands, registered, TODAY);
        if (day === undefined) return expect(isAllowed(addMonths(TODAY, 480))).toBe(false);
        expect(day > TODAY && isAllowed(day)).toBe(true);
        expect(isAllowed(addDays(day, -1))).toBe(false);
      }),
    );
  });
});

describe('registration years of the estimate', () => {
  it('run from 1990 to 2021 in any year [EST-005]', () => {
    const years = registrationYears(range, 2026);
    expect(years).toHaveLength(estimateYears.count);
    expect([years[0], years[1], years.at(-1)]).toEqual([1990, 1991, 2021]);
    expect(registrationYears(range, 1999)).toEqual(years);
  });

  it('may end in the current year', () => {
    expect(registrationYears({ yearMin: 2024, yearMax: 'current' }, 2026)).toEqual([
      2024, 2025, 2026,
    ]);
    expect(registrationYears({ yearMin: 2027, yearMax: 'current' }, 2026)).toEqual([]);
  });
});
