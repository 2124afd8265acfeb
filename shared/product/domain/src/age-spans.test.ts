import fc from 'fast-check';
import { ageSpans, nextDayOfAge } from './age-spans';
import { addDays, addMonths, plainDate, wholeMonths } from './calendar';
import { bandsOf } from './tier';
import { ageBands, bandOn } from './vehicle-age';

const TODAY = plainDate('2026-11-20');
const bandSets = fc.subarray([...ageBands]);
const days = fc.integer({ min: 0, max: 30 * 365 }).map((ago) => addDays(TODAY, -ago));

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

  it('returns the start of the next span when there are several [HOME-011]', () => {
    expect(nextDayOfAge([2, 5], TODAY, TODAY)).toBe('2031-11-20');
    expect(nextDayOfAge([2, 5], addMonths(TODAY, -75), TODAY)).toBe('2028-08-20');
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
