import { ratioTable, verdictOf } from './goals';
import type { Load } from './load';
import type { Run } from './start';

const load = (meaningful: number, interactive: number): Load => ({
  meaningful,
  interactive,
  files: 0,
});
const run = (first: number, second: number, interactive: number): Run => ({
  first: load(first, interactive),
  second: load(second, interactive),
  answer: second / 10,
});

describe('goals of the benchmark', () => {
  it('compare the federated product with the plain monolith, load by load', () => {
    const plain = [run(1000, 500, 1000), run(4000, 2000, 4000)];
    const federated = [run(400, 300, 1100), run(1600, 1200, 4400)];

    expect(ratioTable({ guide: { plain, federated } }).split('\n').at(-1)).toMatch(
      /^\| guide \| 0\.40 ±0\.00 reached +\| 0\.60 ±0\.00 not reached +\| 1\.10 ±0\.00 +\| 1 of 2, longest 120 +\|$/,
    );
  });

  it.each([
    [[0.7549], 'reached'],
    [[0.7551], 'not reached'],
    [[0.85, 0.9, 0.95], 'not reached'],
    [[0.74, 0.79, 0.84], 'too close'],
    [[0.66, 0.71, 0.76], 'too close'],
    [[0.55, 0.6, 0.65], 'reached'],
  ])('rate %p as %s when the limit is 0.75', (values, verdict) => {
    expect(verdictOf(values, 0.75)).toBe(verdict);
  });
});
