import type { Page } from 'playwright/test';
import { type HoldingServer, startHolding } from '../engines/holding-server';
import {
  askedByOpenTab,
  goTo,
  guides,
  test as journey,
  type Store,
  stylesOf,
  TERMS,
} from './delivery-test';
import { inApp } from './phone';
import { expect, type Sandbox } from './test';

/** An origin that lets browsers keep the page; the host's scripts and the number of the last change can be held back. */
const test = journey.extend<{ origin: HoldingServer }>({
  origin: async ({ sandbox }, use) => {
    const origin = await startHolding(sandbox.origin, {
      held: /^\/host\/.*\/(vendor|main)\.js$|^\/app\/live\.json$/,
      kept: /^\/app\/(?!live)/,
    });
    await use(origin);
    await origin.stop();
  },
});

const NUMBER = '/app/live.json';
const firstView = (page: Page) =>
  page.locator('main[data-first]').getByRole('heading', { level: 1, name: '이용약관' });
const times = ({ asked }: HoldingServer, address: string) =>
  asked.filter((one) => one === address).length;

/** A visitor who has read the terms, and has left. */
async function hasRead(page: Page, origin: HoldingServer): Promise<void> {
  await page.goto(origin.origin + TERMS);
  await expect(guides.terms(page)).toBeVisible();
  await inApp(page);
  await page.goto('about:blank');
  origin.asked.length = 0;
}

/** A visitor whose browser has kept the page of a release that is not live any more. */
async function readsWhatIsTakenBack(
  page: Page,
  { sandbox, store, origin }: { sandbox: Sandbox; store: Store; origin: HoldingServer },
): Promise<void> {
  await store.live({ versions: { guides: store.next } });
  await sandbox.open(page, { as: 'android' });
  await hasRead(page, origin);
  await store.live({});
}

/** They come back while React and the number of the last change are on their way. */
async function comesBack(page: Page, origin: HoldingServer): Promise<void> {
  origin.hold();
  await page.goto(origin.origin + TERMS, { waitUntil: 'commit' });
  await expect(firstView(page)).toBeVisible();
  await expect.poll(() => times(origin, NUMBER)).toBe(1);
}

test('a page that the browser has kept stands there without being asked for, and goes on where nothing has changed', async ({
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

test('a page that was kept is loaded anew before the app begins, where its release was taken back meanwhile', async ({
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

  await expect(guides.terms(page)).toBeVisible();
  expect(await stylesOf(page)).toEqual([store.good.guides]);
});

test('who is at a kept page already stays there, and has what is live with the next safe step', async ({
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

  // It has asked again when it was idle, and has read the page that is live.
  await expect.poll(() => heard.pages).toBe(1);
  const loaded = page.waitForEvent('load');
  await goTo(page, '/app/');
  await loaded;
  await goTo(page, TERMS);
  await expect(guides.terms(page)).toBeVisible();
  expect(await stylesOf(page)).toEqual([store.good.guides]);
});
