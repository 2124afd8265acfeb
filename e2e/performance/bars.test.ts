import { type Bar, barsOf, barTable, verdictOf } from './bars';
import type { Run } from './start';

const run = (meaningful: number, again: number, js = 100_000, lcp = meaningful): Run => ({
  first: {
    fcp: 0,
    lcp,
    lcpText: '',
    meaningful,
    longTasks: 0,
    js,
    bytes: 0,
    requests: 0,
    asked: [],
    errors: [],
  },
  second: { ...({} as Run['first']), meaningful: again },
  navigations: [],
});
const value = (bars: readonly Bar[], what: string) => bars.find((bar) => bar.what === what)?.value;

describe('the bars of the bench', () => {
  it('compare the federated set with both monoliths, run by run', () => {
    const bars = barsOf({
      start: {
        home: {
          plain: [run(1000, 500), run(4000, 2000)],
          tuned: [run(800, 400), run(3200, 1600)],
          federated: [run(600, 300, 105_000, 250), run(2400, 1200, 105_000, 1000)],
        },
      },
    });

    expect(value(bars, 'home: meaningful × plain')).toBeCloseTo(0.6);
    expect(value(bars, 'home: meaningful × tuned')).toBeCloseTo(0.75);
    expect(value(bars, 'home: LCP × plain')).toBeCloseTo(0.25);
    expect(value(bars, 'home: second visit × plain')).toBeCloseTo(0.6);
    expect(value(bars, 'home: JavaScript × tuned')).toBeCloseTo(1.05);
    expect(new Set(bars.map(verdictOf))).toEqual(new Set(['reached']));
  });

  it('of a deep link is 0.85 of the plain monolith, of home 0.75', () => {
    const runs = { plain: [run(1000, 1000)], tuned: [run(900, 900)], federated: [run(800, 600)] };
    const most = (page: string) =>
      barsOf({ start: { [page]: runs } }).find(({ what }) => what === `${page}: meaningful × plain`)
        ?.most;

    expect(most('guide')).toBe(0.85);
    expect(most('home')).toBe(0.75);
  });

  it('of more remotes compare with four', () => {
    const scale = {
      home: {
        '4 remotes': [run(1000, 0)],
        '16 remotes': [run(1010, 0)],
        '96 remotes': [run(1100, 0)],
      },
    };
    expect(barsOf({ scale }).map(({ value: at }) => at)).toEqual([1.01, 1.1]);
    expect(barsOf({ scale }).map(verdictOf)).toEqual(['reached', 'not reached']);
  });

  it('is reached by what reads as its limit, and not by a hundredth more', () => {
    const bar = (at: number): Bar => ({ what: '', value: at, most: 0.75, unit: 'times' });
    expect(verdictOf(bar(0.7549))).toBe('reached');
    expect(verdictOf(bar(0.7551))).toBe('not reached');
  });

  it.each([
    [0.9, 'not reached'],
    [0.79, 'too close'],
    [0.71, 'too close'],
    [0.6, 'reached'],
  ])('at %d with loads that lie 0.05 apart is %s of 0.75', (at, verdict) => {
    expect(verdictOf({ what: '', value: at, most: 0.75, unit: 'times', spread: 0.05 })).toBe(
      verdict,
    );
  });

  it('say what was measured, and nothing of parts that did not run', () => {
    const text = barTable({
      histories: [{ what: 'a tick', slowest: 104, each: [104] }],
      rounds: { home: { federated: 1.8 }, guide: {} },
    });
    expect(text).toContain('| press: a tick | 104');
    expect(text).toMatch(/home: rounds +\| 1\.8 +\| +\| 2\.0 +\| reached/);
    expect(text).not.toContain('guide');
  });
});
