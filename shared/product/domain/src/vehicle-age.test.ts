import fc from 'fast-check';
import { ageSpans, nextDayOfAge } from './age-spans';
import { addDays, addMonths, plainDate } from './calendar';
import { bandsOf } from './tier';
import { ageBand, ageBands, ageInMonths, bandOn, bandRange } from './vehicle-age';
import { registrationYears } from './year-lists';

const TODAY = plainDate('2026-11-20');
const bandSets = fc.subarray([...ageBands]);
const days = fc.integer({ min: 0, max: 30 * 365 }).map((ago) => addDays(TODAY, -ago));
const range = { yearMin: 1990, yearMax: 2021 };

describe('age of a vehicle', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 1, 0],
    ['2026-11-20', '2027-06-01', 0, 0],
    ['2026-11-20', '2021-12-20', 60, 1],
    ['2026-11-20', '2021-11-20', 61, 2],
    ['2021-02-28', '2021-01-31', 2, 0],
    ['2021-02-28', '2020-02-29', 13, 0],
  ])(
    'is on %s, when registered on %s, %i months in band %i [STATE-011, STATE-012]',
    (day, registered, age, band) => {
      expect(ageInMonths(plainDate(day), plainDate(registered))).toBe(age);
      expect(bandOn(plainDate(day), plainDate(registered))).toBe(band);
    },
  );

  it('is 0 in band 0 without a date, and only null has the marker [STATE-011, STATE-013]', () => {
    expect(ageInMonths(TODAY, '')).toBe(0);
    expect(bandOn(TODAY, '')).toBe(0);
    expect(ageInMonths(TODAY, null)).toBe(0);
    expect(bandOn(TODAY, null)).toBe('reg_date_null');
  });
});

describe('age bands', () => {
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
});

describe('nextDayOfAge', () => {
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
    expect(years).toHaveLength(32);
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
