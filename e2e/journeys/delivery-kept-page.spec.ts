import type { Page } from 'playwright/test';
import {
  askedByOpenTab,
  expectTermsOf,
  goAndLoad,
  goTo,
  guides,
  test as journey,
  type Store,
  stylesOf,
  TERMS,
} from './delivery-test';
import { type HoldingServer, startHolding } from './holding-server';
import { inApp } from './phone';
import { expect, type Sandbox } from './test';

/** An origin that lets browsers cache the page. It can hold the host's scripts and the number of the last change. */
const test = journey.extend<{ origin: HoldingServer }>({
  origin: async ({ sandbox }, use) => {
    const origin = await startHolding(sandbox.origin, {
      held: /^\/host\/.*\/(vendor|libraries|shared|main)\.js$|^\/app\/live\.json$/,
      kept: /^\/app\/(?!live)/,
    });
    await use(origin);
    await origin.stop();
  },
});

const NUMBER = '/app/live.json';
const times = ({ asked }: HoldingServer, address: string) =>
  asked.filter((one) => one === address).length;

/** Opens the terms as a visitor and leaves the page. */
async function hasRead(page: Page, origin: HoldingServer): Promise<void> {
  await page.goto(origin.origin + TERMS);
  await expect(guides.terms(page)).toBeVisible();
  await inApp(page);
  await page.goto('about:blank');
  origin.asked.length = 0;
}

/** Caches the page of a release that is then rolled back. */
async function readsWhatIsTakenBack(
  page: Page,
  { sandbox, store, origin }: { sandbox: Sandbox; store: Store; origin: HoldingServer },
): Promise<void> {
  await store.live({ versions: { guides: store.next } });
  await sandbox.open(page, { as: 'android' });
  await hasRead(page, origin);
  await store.live({});
}

/** Opens the page again while React and the number of the last change are held. */
async function comesBack(page: Page, origin: HoldingServer): Promise<void> {
  origin.hold();
  await page.goto(origin.origin + TERMS, { waitUntil: 'commit' });
  await expect(guides.firstTerms(page)).toBeVisible();
  await expect.poll(() => times(origin, NUMBER)).toBe(1);
}

test('a cached page appears without a request and continues when nothing has changed', async ({
  page,
  sandbox,
  origin,
}) => {
  await sandbox.open(page, { as: 'android' });
  await hasRead(page, origin);
  await comesBack(page, origin);
  origin.letGo();

  await expect(guides.terms(page)).toBeVisible();
  expect(times(origin, TERMS)).toBe(0);
});

test('a cached page reloads before the app starts when its release was rolled back', async ({
  page,
  sandbox,
  store,
  origin,
}) => {
  await readsWhatIsTakenBack(page, { sandbox, store, origin });
  await comesBack(page, origin);
  expect(await stylesOf(page)).toEqual([store.next]);
  origin.letGo(/live/);
  await expect.poll(() => times(origin, TERMS)).toBe(1);
  origin.letGo();

  await expectTermsOf(page, store.good.guides);
});

test('a cached page in use stays, and the live release comes at the next safe step', async ({
  page,
  sandbox,
  store,
  origin,
}) => {
  await readsWhatIsTakenBack(page, { sandbox, store, origin });
  const heard = askedByOpenTab(page);
  await comesBack(page, origin);
  await page.keyboard.press('Shift');
  origin.letGo();

  await expect(guides.terms(page)).toBeVisible();
  await inApp(page);
  expect(await stylesOf(page)).toEqual([store.next]);
  expect(times(origin, TERMS)).toBe(0);

  // When the page was idle, it asked again and read the live page.
  await expect.poll(() => heard.pages).toBe(1);
  await goAndLoad(page, '/app/');
  await goTo(page, TERMS);
  await expectTermsOf(page, store.good.guides);
});
