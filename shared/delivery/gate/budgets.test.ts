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

  const prerendering = (packed: number): Changes => ({
    apply: {
      files: { 'first.js': file(packed) },
      screens: { TermInfo: { js: [], css: [], first: 'first.js' } },
    },
  });
  const ofOneScript = (entry: number): Changes => ({
    host: { files: { 'entry.js': file(100_000) } },
    apply: { files: { 'entry.js': file(entry) }, screens: { Home: { js: [], css: [] } } },
  });
  const home = (screen: number) => weighing(100_000, 5_000, screen, 'SubscGuide');

  it.each([
    ['Home', weighing(90_000, 5_000, 99_000), weighing(90_000, 5_000, 99_001)],
    ['SubscGuide', home(54_500), home(54_501)],
    ['entry', weighing(10_000, 8_000, 0), weighing(10_000, 8_001, 0)],
    ['first view of TermInfo', prerendering(8_100), prerendering(8_101)],
    // The entry of another tool has no budget of its own.
    ['Home', ofOneScript(94_000), ofOneScript(94_001)],
  ])('limits the compressed bytes of %s', (where, most, over) => {
    expect(budgetProblems(set(most))).toEqual([]);
    expect(budgetProblems(set(over)).map((problem) => problem.where)).toEqual([
      `apply@1.0.0, ${where}`,
    ]);
  });

  it('says how much a screen may weigh', () => {
    expect(budgetProblems(set(home(54_600)))).toMatchObject([
      { check: 'size', what: '159.6 kB of JavaScript travel for it; 159.5 kB may' },
    ]);
  });
});
