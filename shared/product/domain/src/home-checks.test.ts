import { type HomeConditions, homeProblem } from './home-checks';

const good: HomeConditions = {
  vehicle: 'WBA5A5C50FD520469',
  hasDate: true,
  band: 2,
  allowedBands: [2, 3],
};

describe('homeProblem', () => {
  it('asks for the vehicle first [HOME-009]', () => {
    const nothing: HomeConditions = {
      vehicle: undefined,
      hasDate: false,
      band: 0,
      allowedBands: [],
    };
    expect(homeProblem(nothing)).toBe('choose-vehicle');
    expect(homeProblem({ ...good, vehicle: '' })).toBe('choose-vehicle');
  });

  it('then asks for the first registration date [HOME-010]', () => {
    expect(homeProblem({ ...good, hasDate: false, band: 0 })).toBe('choose-date');
  });

  it('then asks for an age that the package allows [HOME-011]', () => {
    expect(homeProblem({ ...good, band: 1 })).toBe('age-not-allowed');
    expect(homeProblem({ ...good, band: 4 })).toBe('age-not-allowed');
    expect(homeProblem({ ...good, band: 'reg_date_null' })).toBe('age-not-allowed');
    expect(homeProblem({ ...good, allowedBands: [] })).toBe('age-not-allowed');
  });

  it('returns undefined with a vehicle, a date and an allowed age [HOME-009, HOME-010, HOME-011]', () => {
    expect(homeProblem(good)).toBeUndefined();
    expect(homeProblem({ ...good, band: 0, allowedBands: [0] })).toBeUndefined();
  });
});
