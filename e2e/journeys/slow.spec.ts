import type { Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { barrier } from './barrier';
import { ownClock } from './delivery-test';
import { expect, test } from './test';
import { openedOnWeb, untilReact } from './without-react';

const SLOW_MS = 20_000;
/** A message appears after this time. Source: A-82. */
const UNUSUAL_MS = 5000;
const words = (page: Page) =>
  page.getByText('조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.').first();

/** Holds every matching request from now on. Returns the requests with their methods, and what lets them continue. */
async function held(page: Page, which: RegExp) {
  const asked: string[] = [];
  const answers = barrier();
  await page.route(which, async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await answers.opened;
    await route.continue().catch(() => undefined);
  });
  return { asked, letGo: answers.open };
}
const twice = (asked: readonly string[]) => asked.filter((one, at) => asked.indexOf(one) !== at);

test('a backend that takes 20 s is called once per resource, and a message appears after 5 s [AUTH-018]', async ({
  page,
  sandbox,
}) => {
  await ownClock(page);
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(page.getByText('STANDARD').first()).toBeVisible();
  const { asked, letGo } = await held(page, /\/api\/v1App\//);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => '__careBack' in window);

  // The clock stops there, so that no call reaches its limit of 30 s while a slow machine runs the checks.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNUSUAL_MS);
  await expect(words(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(words(page)).toBeInViewport({ ratio: 1 });

  await page.clock.fastForward(SLOW_MS - UNUSUAL_MS);
  letGo();
  await page.clock.resume();
  await expect(page.getByText('STANDARD').first()).toBeVisible();
  await expect(words(page)).toBeHidden();
  expect(asked.length).toBeGreaterThan(2);
  expect(twice(asked)).toEqual([]);
});

test('a guide answers presses while the server answers nothing [GUIDE-012]', async ({
  page,
  sandbox,
}) => {
  await ownClock(page);
  await held(page, /\/api\/v1App\//);
  await openedOnWeb(page, sandbox.origin, '/app/guide/subscApply');
  await page.getByRole('tab', { name: 'POWER TRAIN' }).click();
  await page.waitForFunction(() => '__careIntegrity' in window);

  await page.clock.fastForward(UNUSUAL_MS);
  await untilReact(page);
  await expect(page.getByText('보장 시작').first()).toBeVisible();
});

test('a button whose answer takes 20 s sends one request and shows that it waits [API-002]', async ({
  page,
  sandbox,
}) => {
  await ownClock(page);
  await openAtPayment(page, sandbox);
  const { asked, letGo } = await held(page, /showBySlug/);
  const code = page.getByRole('textbox', { name: 'VIP 코드' });
  await code.fill('없는코드');
  for (let press = 0; press < 4; press += 1) await code.press('Enter');

  await page.clock.fastForward(UNUSUAL_MS);
  await expect(words(page)).toBeVisible();
  await page.clock.fastForward(SLOW_MS - UNUSUAL_MS);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(words(page)).toBeHidden();
  expect(asked).toHaveLength(1);
});
