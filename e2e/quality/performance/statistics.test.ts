import { median, ratios, spread } from './statistics';

describe('statistics of the bench', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[5, Number.NaN], 5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('the spread is the median distance from the median', () => {
    expect(spread([10, 12, 11, 50])).toBe(1);
  });

  it('ratios compare the runs in pairs, so that a slow moment of the machine does not count', () => {
    expect(ratios([50, 500, 5], [100, 1000, 10])).toEqual([0.5, 0.5, 0.5]);
  });
});
