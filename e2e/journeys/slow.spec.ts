import type { Page } from 'playwright/test';
import { buying } from './buying';
import { expect, test } from './test';

const SLOW_MS = 20_000;
const words = (page: Page) =>
  page.getByText('조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.').first();

/** Delays every matching answer by 20 s from now on. Returns the requests with their methods. */
async function slow(page: Page, which: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(which, async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    // Uses real time, because the wait itself is tested.
    await new Promise((done) => setTimeout(done, SLOW_MS));
    await route.continue().catch(() => undefined);
  });
  return asked;
}
const twice = (asked: readonly string[]) => asked.filter((one, at) => asked.indexOf(one) !== at);

test('a backend that takes 20 s is called once per resource, and a message appears after 5 s [AUTH-018]', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(150_000);
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(page.getByText('STANDARD').first()).toBeVisible();
  const asked = await slow(page, /\/api\/v1App\//);
  await page.reload({ waitUntil: 'commit' });

  await expect(words(page)).toBeVisible();
  await expect(page.getByText('STANDARD').first()).toBeVisible({ timeout: 120_000 });

  expect(asked.length).toBeGreaterThan(2);
  expect(twice(asked)).toEqual([]);
});

test('a button whose answer takes 20 s sends one request and shows that it waits [API-002]', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  const asked = await slow(page, /showBySlug/);
  await page.getByRole('textbox', { name: 'VIP 코드' }).fill('없는코드');
  await page.getByRole('button', { name: '적용', exact: true }).click();

  await expect(words(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  await expect(words(page)).toBeHidden();
  expect(asked).toHaveLength(1);
});
