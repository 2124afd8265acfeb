import type { AppJson } from '@shared/release/release';
import { forUs, overBudget, viewOf } from './budgets';

const app = (
  given: Partial<AppJson> & Pick<AppJson, 'app' | 'entry'>,
  packed: Record<string, number>,
) =>
  ({
    ...given,
    files: Object.fromEntries(
      Object.entries(packed).map(([file, bytes]) => [
        file,
        { integrity: '', bytes, packed: bytes },
      ]),
    ),
  }) as AppJson;

const host = app(
  { app: 'host', entry: { js: ['vendor.js', 'main.js'], css: ['main.css'] } },
  { 'vendor.js': 58_000, 'main.js': 43_000, 'main.css': 3800, 'later.js': 90_000 },
);
const apply = (screen: number) =>
  app(
    {
      app: 'apply',
      entry: { js: ['entry.js'], css: [] },
      screens: { SubscGuide: { js: ['home.js'], css: ['home.css'] } },
    },
    { 'entry.js': 3500, 'home.js': screen, 'home.css': 2400 },
  );

describe('budgets of a page’s first load', () => {
  it('count the files that a page needs to draw, and no later ones', () => {
    expect(viewOf('SubscGuide', host, apply(12_000))).toEqual({
      js: 116_500,
      css: 6200,
      files: 6,
    });
  });

  it.each([
    [55_000, []],
    [55_001, ['SubscGuide: js 159501, 159500 may be']],
  ])('are exact to the byte for a script of %d bytes', (screen, said) => {
    const view = viewOf('SubscGuide', host, apply(screen));

    expect(view && overBudget('SubscGuide', view)).toEqual(said);
  });

  it('allow no byte of developer or tester tools in any script', () => {
    const now = {
      'apply/home.js': { 'Home.tsx': 4100 },
      'host/later.js': {
        'react-refresh/runtime.js': 900,
        '../shared/platform/qa/src/panel.ts': 1200,
      },
    };

    expect(forUs(now)).toEqual([
      'host/later.js: react-refresh/runtime.js is for developers, 0 bytes of it may be',
      'host/later.js: ../shared/platform/qa/src/panel.ts is for developers, 0 bytes of it may be',
    ]);
  });
});
