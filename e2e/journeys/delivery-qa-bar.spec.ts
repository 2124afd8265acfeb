import type { Page } from 'playwright/test';
import { buying } from './buying';
import { test } from './delivery-test';
import { living } from './living';
import { expect } from './test';

/** Use a channel with tools, like staging. */
test.use({ tools: true });

const bar = (page: Page) => page.getByText(/^고정됨/);

test('a pinned version stays after the card page and after a new sign-in', async ({
  page,
  sandbox,
  store,
}) => {
  const to = `/app/?mfe=guides@${store.next}`;
  await sandbox.open(page, { person: 'new-customer', as: 'android', to });
  await buying.standardToPayment(page);
  await expect(bar(page)).toHaveText(`고정됨 guides@${store.next}`);
  await buying.submit(page);
  await buying.complete(page);
  await expect(bar(page)).toHaveText(`고정됨 guides@${store.next}`);

  await page.goto(`${sandbox.origin}/account?return=/app/`);
  await living.signIn(page, /김민준/);
  await expect(page).toHaveURL(/\/app\//);
  await expect(bar(page)).toHaveText(`고정됨 guides@${store.next}`);
  const { version } = await page.evaluate(
    () => globalThis.__release?.apps.guides ?? { version: '' },
  );
  expect(version).toBe(store.next);
});

test('the QA bar covers no header, link or button, also at 320 px with text of 200 %', async ({
  page,
  sandbox,
  store,
}) => {
  const to = `/app/?mfe=guides@${store.next},aply@1.0.0`;
  await sandbox.open(page, { person: 'new-customer', as: 'android', to });
  await expect(page.getByText('없는 앱이라 무시했어요: aply@1.0.0')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  await uncovered(page);

  await buying.standardToVehicle(page);
  await uncovered(page);
  await buying.confirmVehicle(page);
  await expect(page.getByRole('heading', { level: 1, name: '결제' })).toBeVisible();
  await uncovered(page);
});

/** Checks the page at its top and at its bottom, in the usual and in the largest size. */
async function uncovered(page: Page): Promise<void> {
  for (const [width, text] of [
    [320, '200%'],
    [390, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    for (const end of [0, 1e6]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), end);
      expect(await page.evaluate(covered), `${width} px`).toEqual([]);
    }
  }
}

/** Returns the controls that are under the QA tools. A control in a folded list has no place. */
function covered(): string[] {
  const of = document.querySelectorAll('header, header *, #root a, #root button');
  const visible = [...of].filter((element) => element.checkVisibility());
  return visible.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there?.closest('[data-qa]') ? [element.outerHTML] : [];
  });
}
