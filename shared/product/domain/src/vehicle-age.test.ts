import fc from 'fast-check';
import { ageRows } from '../testing/vectors/age';
import { bandRows } from '../testing/vectors/band';
import { type PlainDate, plainDate, wholeMonths } from './calendar';
import { ageBand, ageBands, ageInMonths, bandOn, bandRange } from './vehicle-age';

const TODAY = plainDate('2026-11-20');

describe('age of a vehicle', () => {
  it.each(ageRows)(
    '$id: $note gives age $age in band $band [STATE-011, STATE-012, STATE-013]',
    (row) => {
      const registered = row.firstRegistered as PlainDate | null;
      expect(ageInMonths(plainDate(row.today), registered)).toBe(row.age);
      expect(bandOn(plainDate(row.today), registered)).toBe(row.band);
    },
  );

  it.each(ageRows.filter((row) => row.firstRegistered !== null))(
    '$id: $wholeMonths whole months',
    (row) => {
      expect(wholeMonths(plainDate(row.firstRegistered), plainDate(row.today))).toBe(
        row.wholeMonths,
      );
    },
  );

  it('is 0 in band 0 without a date, and only null has the marker [STATE-011, STATE-013]', () => {
    expect(ageInMonths(TODAY, '')).toBe(0);
    expect(bandOn(TODAY, '')).toBe(0);
    expect(ageInMonths(TODAY, null)).toBe(0);
    expect(bandOn(TODAY, null)).toBe('reg_date_null');
  });

  it.each([
    ['2022-11-21', 48, 0],
    ['2022-11-20', 49, 1],
    ['2021-11-21', 60, 1],
    ['2021-11-20', 61, 2],
    ['2020-11-21', 72, 2],
    ['2020-11-20', 73, 3],
    ['2018-11-21', 96, 4],
    ['2018-11-20', 97, 5],
    ['2016-11-21', 120, 6],
    ['2016-11-20', 121, 7],
  ])(
    'changes the band on the exact day: registered %s is %d months, band %d [STATE-011, STATE-012]',
    (day, age, band) => {
      expect(ageInMonths(TODAY, plainDate(day))).toBe(age);
      expect(bandOn(TODAY, plainDate(day))).toBe(band);
    },
  );

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

  it('contain every age exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (months) => {
        const holding = ageBands.filter((band) => {
          const { from, to } = bandRange(band);
          return from <= months && months <= to;
        });
        expect(holding).toEqual([ageBand(months)]);
      }),
    );
  });
});
