import { estimateYears } from '../testing/vectors/years';
import { registrationYears } from './year-lists';

const range = { yearMin: 1990, yearMax: 2021 };

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
