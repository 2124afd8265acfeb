import type { Page } from 'playwright/test';
import {
  breakOnWire,
  expectTermsOf,
  filesAskedFor,
  guides,
  openTerms,
  stylesOf,
  TERMS,
  test,
  told,
  type WireFault,
} from './delivery-test';
import { expect } from './test';

/** Returns whether a tampered file of a remote has run in the page. */
const tamperedRan = (page: Page) => page.evaluate(() => '__tampered' in globalThis);

test.use({ expectedNoise: /integrity|broken|SyntaxError|suspended/ });

const onTheWire: readonly [
  what: string,
  files: RegExp,
  faults: readonly WireFault[],
  phase: string,
][] = [
  ['the entry', /^\/guides\/[^/]+-next\/entry\.js$/, ['404', 'html', 'cut', 'tampered'], 'entry'],
  ['the file of the screens', /^\/guides\/[^/]+-next\/screens\.js$/, ['404', 'tampered'], 'chunk'],
  [
    'the file of a page',
    /^\/guides\/[^/]+-next\/[\w-]*TermInfo_tsx\.js$/,
    ['404', 'tampered', 'hang'],
    'chunk',
  ],
  [
    'the styles of a page',
    /^\/guides\/[^/]+-next\/[\w-]*TermInfo_tsx\.css$/,
    ['404', 'tampered'],
    'css',
  ],
];

for (const [what, files, faults, phase] of onTheWire)
  for (const fault of faults)
    test(`the fallback version is mounted when ${what} of a new version fails: ${fault} [PLAT-010]`, async ({
      page,
      sandbox,
      store,
    }) => {
      await store.liveGuides(store.next);
      const asked = filesAskedFor(page, 'guides');
      await breakOnWire(page, files, fault);

      await openTerms(page, sandbox);

      await expect(page.getByRole('banner')).toBeVisible();
      await expect(guides.card(page)).toBeHidden();
      expect(await tamperedRan(page)).toBe(false);
      expect(asked).toContain(`${store.good.guides}/src_term-info_TermInfo_tsx.js`);
      expect(await stylesOf(page)).toEqual([store.good.guides]);
      await expect.poll(() => told(page, sandbox)).toContain(`guides@${store.next} · ${phase} lkg`);
    });

const publishedFaults = [
  ...['cut', 'empty', 'html'],
  ...['init-throwing', 'without-expose', 'without-page'],
];
for (const name of publishedFaults)
  test(`a version published ${name}: the version before is mounted`, async ({
    page,
    sandbox,
    store,
  }) => {
    await store.liveGuides(store.broken(name));

    await sandbox.open(page, { as: 'android', to: TERMS });

    await expectTermsOf(page, store.good.guides);
  });
