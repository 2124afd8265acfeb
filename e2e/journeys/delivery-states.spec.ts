import { dataIn } from '@shared/delivery/store/page';
import type { Page } from 'playwright/test';
import {
  breakOnWire,
  expectTermsOf,
  filesAskedFor,
  goTo,
  guides,
  ownClock,
  stylesOf,
  TERMS,
  test,
  told,
} from './delivery-test';
import { inApp } from './phone';
import { expect } from './test';

/**
 * States after a bad version: quarantine, one switch for all visitors, failure cards and retries. Also a disabled
 * remote.
 */
test.use({ expectedNoise: /integrity|broken|SyntaxError|suspended/ });

/** Makes the limits of all loads ten times as long, so that a slow machine does not mount a fallback version. */
const stretchLimits = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => setTimeout(work, ms > 1000 ? ms * 10 : ms),
    });
  });

test('a version that throws is replaced and not requested again in this tab', async ({
  page,
  sandbox,
  store,
}) => {
  await store.liveGuides(store.broken('throwing'));
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expectTermsOf(page, store.good.guides);
  const asked = filesAskedFor(page, 'guides');
  const home = filesAskedFor(page, 'apply');

  await page.reload();
  await expect(guides.terms(page)).toBeVisible();
  expect(asked.filter((file) => file.startsWith(store.broken('throwing')))).toEqual([]);

  await goTo(page, '/app/');
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  expect(home.filter((file) => !file.startsWith(`${store.good.apply}/`))).toEqual([]);
});

test('three pages wait for a version whose entry hangs: one switch, and the last one is shown [PLAT-010]', async ({
  page,
  sandbox,
  store,
}) => {
  await store.liveGuides(store.next);
  const asked = filesAskedFor(page, 'guides');
  await breakOnWire(page, /^\/guides\/[^/]+-next\/entry\.js$/, 'hang');
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const to of ['/app/guide/subscApply', '/app/guide/insurance', TERMS]) await goTo(page, to);

  await expect(guides.terms(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(guides.card(page)).toBeHidden();
  expect(asked.filter((file) => file === `${store.good.guides}/entry.js`)).toHaveLength(1);
  await expect.poll(() => told(page, sandbox)).toContain(`guides@${store.next} · entry lkg`);
});

test('a page whose versions both fail shows the card without a loop, and a retry fixes it', async ({
  page,
  sandbox,
  store,
}) => {
  await store.liveGuides(store.next);
  const asked = filesAskedFor(page, 'guides');
  const mend = await breakOnWire(page, /^\/guides\/.*\/entry\.js$/, '404');
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expect(guides.card(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked.filter((file) => file.endsWith('/entry.js')).length).toBeLessThanOrEqual(10);

  mend();
  await guides.retry(page).click();
  await expect(guides.terms(page)).toBeVisible();
});

test('the card offers a retry with the fallback version when a later page fails to load', async ({
  page,
  sandbox,
  store,
}) => {
  await store.liveGuides(store.next);
  await stretchLimits(page);
  await breakOnWire(page, /^\/guides\/[^/]+-next\/(kit|[^/]*Guide[^/]*)\.js$/, '404');
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expectTermsOf(page, store.next);

  await goTo(page, '/app/guide/total');
  await expect(guides.card(page)).toBeVisible();
  expect(await stylesOf(page)).not.toContain(store.good.guides);

  await guides.retry(page).click();
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(guides.card(page)).toBeHidden();
  expect(await stylesOf(page)).toEqual([store.good.guides]);
});

test('a retry loads the page completely when a missing shared file is available again', async ({
  page,
  sandbox,
  store,
}) => {
  await store.live({ versions: { guides: store.next } });
  const mend = await breakOnWire(page, /^\/guides\/[^/]+-next\/kit\.js$/, '404');
  await sandbox.open(page, { as: 'android', to: '/app/guide/warranty' });
  await expect(guides.card(page)).toBeVisible();

  mend();
  await guides.retry(page).click();
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(guides.card(page)).toBeHidden();
});

test('the host shows the card when a page throws while rendering; a retry uses the fallback', async ({
  page,
  sandbox,
  store,
}) => {
  await store.liveGuides(store.broken('breaking-page'));
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expect(guides.card(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await guides.retry(page).click();
  await expect(guides.terms(page)).toBeVisible();
});

test('a hanging page shows its skeleton and then the card; header and Back keep working', async ({
  page,
  sandbox,
  store,
}) => {
  await store.live({ versions: { guides: store.broken('endless-page') } });
  await ownClock(page);
  await sandbox.open(page, { as: 'android', to: TERMS });
  // Everything with a deadline has loaded, so the test only waits for the page from now on.
  await page.waitForFunction(() => '__waits' in globalThis);
  await inApp(page);
  await expect(page.getByRole('status', { name: '화면을 불러오는 중이에요' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(page.getByText('조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.')).toBeVisible();

  await page.clock.fastForward(20_000);
  await expect(guides.card(page)).toBeVisible();
  await goTo(page, '/app/');
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
});

test('a disabled remote shows a notice, is not requested and leaves the others running', async ({
  page,
  sandbox,
  store,
}) => {
  await store.live({ disabled: ['guides'] });
  const asked = filesAskedFor(page, 'guides');
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expect(page.getByText('지금은 이용할 수 없는 화면이에요')).toBeVisible();

  await goTo(page, '/app/');
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  expect(asked).toEqual([]);

  await store.live({});
  await page.goto(page.url().replace(/\/app\/.*/, TERMS));
  await expect(guides.terms(page)).toBeVisible();
});

test('the skeleton shows a failure when host files are missing, and going online reloads it', async ({
  page,
  sandbox,
  store,
}) => {
  const mend = await breakOnWire(
    page,
    new RegExp(`^/host/${store.good.host}/vendor\\.js$`),
    'broken off',
  );
  await sandbox.open(page, { as: 'android', to: '/app/' });
  await expect(page.getByRole('alert')).toContainText('화면을 불러오지 못했어요');
  await expect(guides.retry(page)).toBeVisible();

  mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
});

test('production ignores pins and ships no QA tools [PLAT-007]', async ({
  page,
  request,
  sandbox,
  store,
}) => {
  const asked = filesAskedFor(page, 'guides');
  await sandbox.open(page, { as: 'android', to: `${TERMS}?mfe=guides@${store.next}&qa=1` });
  await expect(guides.terms(page)).toBeVisible();
  expect(asked.filter((file) => !file.startsWith(`${store.good.guides}/`))).toEqual([]);

  const html = await (await request.get(`${sandbox.origin}/app/`)).text();
  expect(html).not.toMatch(/care-qa|\/qa\/|localhost:\*/);
  const files = Object.values(dataIn(html).release.apps).flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((file) => `${sandbox.origin}${base}${file}`),
  );
  const texts = await Promise.all(files.map(async (url) => (await request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /care-qa|mfedev/.test(text))).toEqual([]);
});
