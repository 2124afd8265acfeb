import type { Page } from 'playwright/test';
import {
  become,
  expectTermsOf,
  goTo,
  guides,
  openTerms,
  ownClock,
  stylesOf,
  TERMS,
  test,
} from './delivery-test';
import { inApp } from './phone';
import { expect } from './test';

const HALF_HOUR_MS = 30 * 60_000;
const variant = (page: Page) => page.evaluate(() => globalThis.__variant);

test('a canary reaches exactly the devices of its share and stays after a reload', async ({
  page,
  sandbox,
  store,
}) => {
  const canary = { apps: { guides: store.next }, salt: 's' };
  await store.live({ canaries: [{ ...canary, percent: 0 }] });
  await openTerms(page, sandbox);
  expect([await variant(page), await stylesOf(page)]).toEqual(['stable', [store.good.guides]]);

  await store.live({ canaries: [{ ...canary, percent: 100 }] });
  await page.reload();
  await expect(guides.terms(page)).toBeVisible();
  expect([await variant(page), await stylesOf(page)]).toEqual(['canary', [store.next]]);
});

test('a canary with its own host starts only that host, and other devices start theirs', async ({
  page,
  sandbox,
  store,
}) => {
  const canary = { apps: { host: store.hostNext }, salt: 's' };
  await store.live({ canaries: [{ ...canary, percent: 100 }] });
  await sandbox.open(page, { as: 'android', to: '/app/' });
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  expect(await hostsOf(page)).toEqual([store.hostNext]);

  await store.live({ canaries: [{ ...canary, percent: 0 }] });
  await page.reload();
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  expect(await hostsOf(page)).toEqual([store.good.host]);
});

test('with two canaries, a device gets the apps of each canary that it belongs to', async ({
  page,
  sandbox,
  store,
}) => {
  const [tried, other] = [{ guides: store.next }, { host: store.hostNext }];
  await store.live({
    canaries: [
      { apps: other, percent: 0, salt: 'a' },
      { apps: tried, percent: 100, salt: 'b' },
    ],
  });
  await openTerms(page, sandbox);
  expect([await hostsOf(page), await stylesOf(page)]).toEqual([[store.good.host], [store.next]]);

  await store.live({
    canaries: [
      { apps: other, percent: 100, salt: 'a' },
      { apps: tried, percent: 100, salt: 'b' },
    ],
  });
  await page.reload();
  await expect(guides.terms(page)).toBeVisible();
  expect([await hostsOf(page), await stylesOf(page)]).toEqual([[store.hostNext], [store.next]]);
});

test('an open tab keeps its release over three deploys and updates at a safe start only', async ({
  page,
  sandbox,
  store,
}) => {
  await ownClock(page);
  await store.live({});
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  for (const version of [store.broken('throwing'), store.broken('cut'), store.next])
    await store.live({ versions: { guides: version } });
  await inApp(page); // watches for new releases from here on

  await goTo(page, TERMS);
  await expectTermsOf(page, store.good.guides);

  const asked = page.waitForResponse(
    (answer) => answer.request().resourceType() === 'fetch' && answer.url().endsWith('/app/'),
  );
  await away(page, HALF_HOUR_MS);
  await (await asked).finished();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await goTo(page, '/app/subscApply/term');
  await expect(page.getByRole('heading', { name: '약관에 동의해 주세요' })).toBeVisible();
  expect(loads).toEqual([]);

  const loaded = page.waitForEvent('domcontentloaded');
  await goTo(page, '/app/');
  await loaded;
  expect(loads).toEqual(['/app/']);
  await goTo(page, TERMS);
  await expectTermsOf(page, store.next);
});

/** Returns the versions of the host that this document requested. */
const hostsOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = files.flatMap((name) => /\/host\/([^/]+)\//.exec(name)?.[1] ?? []);
    return [...new Set(found)];
  });

/** Hides the webview for a while. */
async function away(page: Page, ms: number): Promise<void> {
  await become(page, 'hidden');
  await page.clock.fastForward(ms);
  await become(page, 'visible');
}
