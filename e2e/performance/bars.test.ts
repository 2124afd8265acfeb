import { type Bar, barsOf, barTable, twoRunsTable, verdictOf } from './bars';
import type { Run } from './start';

const run = (meaningful: number, again: number, js = 100_000, firstView = 3000): Run => ({
  first: {
    fcp: 0,
    lcp: meaningful,
    lcpText: '',
    meaningful,
    whole: meaningful,
    firstView,
    longTasks: 0,
    shift: 0,
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

describe('benchmark thresholds', () => {
  it('compare the federated product with three monoliths, run by run', () => {
    const bars = barsOf({
      start: {
        home: {
          plain: [run(1000, 500), run(4000, 2000)],
          tuned: [run(800, 400), run(3200, 1600)],
          'tuned+': [run(400, 400), run(1600, 1600)],
          federated: [run(400, 200, 120_000), run(1600, 800, 120_000)],
        },
      },
    });

    expect(value(bars, 'home: meaningful × plain')).toBeCloseTo(0.4);
    expect(value(bars, 'home: meaningful × tuned')).toBeCloseTo(0.5);
    expect(value(bars, 'home: meaningful × tuned+')).toBeCloseTo(1);
    expect(value(bars, 'home: second visit × plain')).toBeCloseTo(0.4);
    expect(value(bars, 'home: first view')).toBe(3000);
    expect(value(bars, 'home: JavaScript before idle')).toBe(120_000);
    expect(new Set(bars.map(verdictOf))).toEqual(new Set(['reached']));
  });

  it.each([
    ['home', 0.45],
    ['owner', 0.55],
    ['guide', 0.4],
    ['terms', 0.4],
    ['status', 0.6],
    ['estimate', 0.6],
    ['apply', 0.6],
    ['link', undefined],
  ])('limit %s to %s of the plain monolith', (page, most) => {
    const runs = { plain: [run(1000, 1000)], tuned: [run(900, 900)], federated: [run(800, 600)] };
    const bars = barsOf({ start: { [page]: runs } });
    expect(bars.find(({ what }) => what === `${page}: meaningful × plain`)?.most).toBe(most);
  });

  it('allow no layout shift, rounded to two digits', () => {
    const moved = (shift: number) => {
      const one = run(800, 600);
      const federated = [{ ...one, first: { ...one.first, shift } }];
      return barsOf({ start: { status: { federated } } }).find(
        ({ what }) => what === 'status: layout shift',
      );
    };
    expect(
      [0, 0.004, 0.006].map((shift) => moved(shift)).map((bar) => bar && verdictOf(bar)),
    ).toEqual(['reached', 'reached', 'not reached']);
  });

  it('compare releases of more remotes with one of four', () => {
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

  it('limit the next paint after a press on another page to 60 ms', () => {
    const ways = [
      { what: 'a tab of home', answered: 56, shown: 90 },
      { what: 'back to home', answered: 64, shown: 70 },
    ];
    expect(barsOf({ ways }).map((bar) => [bar.what, verdictOf(bar)])).toEqual([
      ['a tab of home: next paint', 'reached'],
      ['back to home: next paint', 'not reached'],
    ]);
  });

  it('are reached by a value that rounds to the limit, but not by a hundredth more', () => {
    const bar = (at: number): Bar => ({ what: '', value: at, most: 0.75, unit: 'times' });
    expect(verdictOf(bar(0.7549))).toBe('reached');
    expect(verdictOf(bar(0.7551))).toBe('not reached');
  });

  it.each([
    [0.9, 'not reached'],
    [0.79, 'too close'],
    [0.71, 'too close'],
    [0.6, 'reached'],
  ])('rate %d as %s when the limit is 0.75 and the loads differ by 0.05', (at, verdict) => {
    expect(verdictOf({ what: '', value: at, most: 0.75, unit: 'times', spread: 0.05 })).toBe(
      verdict,
    );
  });

  it('list what was measured and leave out parts that did not run', () => {
    const text = barTable({
      histories: [{ what: 'a tick', slowest: 104, each: [104] }],
      rounds: { home: { federated: 1.8 }, guide: {} },
    });
    expect(text).toContain('| press: a tick | 104');
    expect(text).toMatch(/home: rounds +\| 1\.8 +\| +\| 2\.0 +\| reached/);
    expect(text).not.toContain('guide');
  });

  it('of two runs are shown side by side, with both verdicts if they differ', () => {
    const at = (slowest: number) => ({ presses: { home: { what: 'home', slowest, each: [] } } });
    expect(twoRunsTable(at(80), at(96))).toMatch(
      /press: home \| 80 +\| 96 +\| 100 +\| reached +\|/,
    );
    expect(twoRunsTable(at(80), at(120))).toContain('reached, not reached');
  });
});
