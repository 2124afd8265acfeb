import { type Changes, set } from '../testing/set';
import { budgetProblems } from './budgets';

describe('what a set weighs', () => {
  const file = (packed: number) => ({ integrity: 'sha384-x', bytes: packed * 3, packed });
  const weighing = (host: number, entry: number, screen: number, page = 'Home'): Changes => ({
    host: { files: { 'entry.js': file(host) } },
    apply: {
      files: { 'entry.js': file(entry), 'screen.js': file(screen) },
      screens: { [page]: { js: ['screen.js'], css: [] } },
    },
  });

  it('is counted as it travels: host, entry and screen', () => {
    expect(budgetProblems(set(weighing(90_000, 5_000, 89_000)))).toEqual([]);
    expect(budgetProblems(set(weighing(90_000, 5_000, 89_001))).map(({ where }) => where)).toEqual([
      'apply@1.0.0, Home',
    ]);
  });

  it('is at most 119.5 kB where people start', () => {
    expect(budgetProblems(set(weighing(90_000, 5_000, 24_500, 'SubscGuide')))).toEqual([]);
    const [problem] = budgetProblems(set(weighing(90_000, 5_000, 24_600, 'SubscGuide')));

    expect(problem).toMatchObject({
      check: 'size',
      where: 'apply@1.0.0, SubscGuide',
      what: '119.6 kB of JavaScript travel for it; 119.5 kB may',
    });
  });

  it('hold what draws a page before React is here to 4 kB', () => {
    const drawn = (packed: number) => {
      const all = weighing(10_000, 5_000, 0);
      const file = { integrity: '', bytes: packed, packed };
      return set({
        ...all,
        apply: {
          files: { 'first.js': file },
          screens: { TermInfo: { js: [], css: [], first: 'first.js' } },
        },
      });
    };
    expect(budgetProblems(drawn(4_000))).toEqual([]);
    expect(budgetProblems(drawn(4_001)).map(({ where }) => where)).toEqual([
      'apply@1.0.0, first view of TermInfo',
    ]);
  });

  it('is small at the entry everything waits for', () => {
    const [problem] = budgetProblems(set(weighing(10_000, 6_001, 0)));

    expect(problem?.where).toBe('apply@1.0.0, entry');
  });
});
