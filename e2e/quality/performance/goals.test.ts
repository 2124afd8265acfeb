import { type Goal, goalsOf, goalTable, verdictOf } from './goals';
import type { Load } from './load';
import type { Run } from './start';

const load = (given: Partial<Load>): Load => ({
  meaningful: 1000,
  interactive: 2000,
  shift: 0,
  js: 100_000,
  prerender: 3000,
  files: 0,
  errors: [],
  ...given,
});
const run = (first: Partial<Load>, second: Partial<Load> = {}): Run => ({
  first: load(first),
  second: load(second),
});
const goal = (goals: readonly Goal[], what: string) => goals.find((one) => one.what === what);

describe('goals of the benchmark', () => {
  it('compare the federated product with the plain monolith, run by run', () => {
    const goals = goalsOf({
      guide: {
        plain: [
          run({ meaningful: 1000 }, { meaningful: 500 }),
          run({ meaningful: 4000 }, { meaningful: 2000 }),
        ],
        federated: [
          run({ meaningful: 400 }, { meaningful: 200 }),
          run({ meaningful: 1600 }, { meaningful: 1000 }),
        ],
      },
    });
    expect(goal(goals, 'guide: meaningful × plain')).toMatchObject({ value: 0.4, most: 0.45 });
    expect(goal(goals, 'guide: second visit × plain')).toMatchObject({ value: 0.45, most: 0.45 });
  });

  it('compare the time until a page is interactive with a build before, if one was measured', () => {
    const federated = [run({ interactive: 2100 })];
    const before = [run({ interactive: 2000 })];
    const what = 'apply: interactive × before';
    expect(goal(goalsOf({ apply: { before, federated } }), what)).toMatchObject({
      value: 1.05,
      most: 1.08,
    });
    expect(goal(goalsOf({ apply: { federated } }), what)).toBeUndefined();
  });

  it('limit the prerender to 8 kB, and that of home to 10 kB', () => {
    const federated = [run({ prerender: 9000 })];
    const goals = goalsOf({ home: { federated }, owner: { federated }, terms: { federated } });
    expect(
      ['home', 'owner', 'terms'].map((page) => goal(goals, `${page}: prerender`)?.most),
    ).toEqual([10_000, 10_000, 8000]);
  });

  it('limit the JavaScript that home loads before it is idle to 150 kB', () => {
    const goals = goalsOf({
      home: { federated: [run({ js: 150_051 })] },
      guide: { federated: [run({ js: 150_051 })] },
    });
    const home = goal(goals, 'home: JavaScript before idle');
    expect(home && verdictOf(home)).toBe('not reached');
    expect(goal(goals, 'guide: JavaScript before idle')).toBeUndefined();
  });

  it.each([
    [0, 'reached'],
    [0.004, 'reached'],
    [0.006, 'not reached'],
  ])('rate a layout shift of %d as %s', (shift, verdict) => {
    const shifted = goal(
      goalsOf({ status: { federated: [run({ shift })] } }),
      'status: layout shift',
    );
    expect(shifted && verdictOf(shifted)).toBe(verdict);
  });

  it.each([
    [0.7549, 0, 'reached'],
    [0.7551, 0, 'not reached'],
    [0.9, 0.05, 'not reached'],
    [0.79, 0.05, 'too close'],
    [0.71, 0.05, 'too close'],
    [0.6, 0.05, 'reached'],
  ])('rate %d ± %d as %s when the limit is 0.75', (value, spread, verdict) => {
    expect(verdictOf({ what: '', value, spread, most: 0.75, unit: 'times' })).toBe(verdict);
  });

  it('are listed with their limit and verdict', () => {
    const table = goalTable({ terms: { federated: [run({ prerender: 8100 })] } });
    expect(table).toMatch(/terms: prerender +\| 8\.1 +\| 0\.0 +\| 8\.0 +\| not reached/);
    expect(table).not.toContain('× plain');
  });
});
