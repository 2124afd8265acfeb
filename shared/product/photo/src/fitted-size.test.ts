import { fittedSize } from './fitted-size';

describe('fittedSize', () => {
  it('returns at most 1600 pixels for the longer edge and keeps the proportions', () => {
    expect(fittedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(fittedSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  });

  it('never enlarges a photo', () => {
    expect(fittedSize({ width: 1600, height: 900 })).toEqual({ width: 1600, height: 900 });
    expect(fittedSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('returns at least one pixel for a very long picture', () => {
    expect(fittedSize({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 });
  });
});
