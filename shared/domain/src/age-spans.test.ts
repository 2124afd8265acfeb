import fc from 'fast-check';
import { ageSpans, nextDayOfAge } from './age-spans';
import { addDays, addMonths, plainDate, wholeMonths } from './calendar';
import { bandsOf } from './tier';
import { ageBands, bandOn } from './vehicle-age';

const TODAY = plainDate('2026-11-20');
const bandSets = fc.subarray([...ageBands]);
const days = fc.integer({ min: 0, max: 30 * 365 }).map((ago) => addDays(TODAY, -ago));

describe('the ages that may join, in time since first registration', () => {
  it('are one span for neighbours: five years and more, or five to eight years [CONST-010, CONST-006]', () => {
    expect(ageSpans(bandsOf('STANDARD'))).toEqual([{ from: 60, below: Number.POSITIVE_INFINITY }]);
    expect(ageSpans(bandsOf('POWER TRAIN'))).toEqual([{ from: 60, below: 96 }]);
  });

  it('keep bands apart that are no neighbours [CONST-014]', () => {
    expect(ageSpans([0, 2, 3, 5])).toEqual([
      { from: 0, below: 48 },
      { from: 60, below: 84 },
      { from: 96, below: 108 },
    ]);
    expect(ageSpans([])).toEqual([]);
  });

  it('hold a vehicle exactly when its band is allowed [HOME-011, STATE-011, STATE-012]', () => {
    fc.assert(
      fc.property(bandSets, days, (bands, registered) => {
        const age = wholeMonths(registered, TODAY);
        const isIn = ageSpans(bands).some(({ from, below }) => age >= from && age < below);
        expect(isIn).toBe(bands.some((band) => band === bandOn(TODAY, registered)));
      }),
    );
  });
});

describe('the day from when on a vehicle may join', () => {
  it('is five years after its first registration [HOME-011, CONST-010]', () => {
    const registered = plainDate('2025-04-15');
    expect(nextDayOfAge(bandsOf('STANDARD'), registered, TODAY)).toBe('2030-04-15');
  });

  it('does not come for a vehicle that is too old [CONST-006]', () => {
    const registered = plainDate('2017-11-20');
    expect(nextDayOfAge(bandsOf('POWER TRAIN'), registered, TODAY)).toBeUndefined();
  });

  it('is the first one with an allowed band, and the day before has another [HOME-011]', () => {
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
