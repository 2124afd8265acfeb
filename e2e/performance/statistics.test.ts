import { median, percentile, ratio, spread } from './statistics';

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

  it('ratio compares the runs in pairs, so that a slow moment of the machine does not count', () => {
    expect(ratio([50, 500, 5], [100, 1000, 10])).toBe(0.5);
  });

  it('the 95th percentile of a hundred values is the 95th', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);

    expect(percentile(values, 0.95)).toBe(95);
  });
});
