import { type Changes, set } from '../testing/set';
import { budgetProblems } from './budgets';

describe('budgetProblems', () => {
  const file = (packed: number) => ({ integrity: 'sha384-x', bytes: packed * 3, packed });
  const weighing = (host: number, entry: number, screen: number, page = 'Home'): Changes => ({
    host: { files: { 'entry.js': file(host) } },
    apply: {
      files: { 'entry.js': file(entry), 'screen.js': file(screen) },
      screens: { [page]: { js: ['screen.js'], css: [] } },
    },
  });

  it('counts compressed bytes of host, entry and screen', () => {
    expect(budgetProblems(set(weighing(90_000, 5_000, 99_000)))).toEqual([]);
    expect(budgetProblems(set(weighing(90_000, 5_000, 99_001))).map(({ where }) => where)).toEqual([
      'apply@1.0.0, Home',
    ]);
  });

  it('allows at most 159.5 kB on the home screen', () => {
    expect(budgetProblems(set(weighing(100_000, 5_000, 54_500, 'SubscGuide')))).toEqual([]);
    const [problem] = budgetProblems(set(weighing(100_000, 5_000, 54_600, 'SubscGuide')));

    expect(problem).toMatchObject({
      check: 'size',
      where: 'apply@1.0.0, SubscGuide',
      what: '159.6 kB of JavaScript travel for it; 159.5 kB may',
    });
  });

  it('limits the prerender of a screen to 8 kB', () => {
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
    expect(budgetProblems(drawn(8_100))).toEqual([]);
    expect(budgetProblems(drawn(8_101)).map(({ where }) => where)).toEqual([
      'apply@1.0.0, first view of TermInfo',
    ]);
  });

  it('limits the entry of a remote', () => {
    const [problem] = budgetProblems(set(weighing(10_000, 8_001, 0)));

    expect(problem?.where).toBe('apply@1.0.0, entry');
  });

  it('counts a remote of one script by its screens only', () => {
    const one = (entry: number) =>
      set({
        host: { files: { 'entry.js': file(100_000) } },
        apply: { files: { 'entry.js': file(entry) }, screens: { Home: { js: [], css: [] } } },
      });
    expect(budgetProblems(one(94_000))).toEqual([]);
    expect(budgetProblems(one(94_001)).map(({ where }) => where)).toEqual(['apply@1.0.0, Home']);
  });
});
