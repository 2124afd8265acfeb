import type { Page } from 'playwright/test';
import { buying } from './buying';
import { test } from './delivery-test';
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
  await buying.payByCard(page);
  await expect(
    page.getByRole('heading', { level: 1, name: '가입 신청이 완료되었습니다.' }),
  ).toBeVisible();
  await expect(bar(page)).toHaveText(`고정됨 guides@${store.next}`);

  await page.goto(`${sandbox.origin}/account?return=/app/`);
  await page
    .getByRole('button', { name: /김민준/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\//);
  await expect(bar(page)).toHaveText(`고정됨 guides@${store.next}`);
  const { version } = await page.evaluate(
    () => globalThis.__release?.apps.guides ?? { version: '' },
  );
  expect(version).toBe(store.next);
});

for (const { width, text } of [
  { width: 390, text: 100 },
  { width: 320, text: 200 },
])
  test(`the QA bar at ${width}px and ${text} % of text covers no header, link or button`, async ({
    page,
    sandbox,
    store,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}%`;
      });
    }, text);
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

/** Checks the page at its top and at its bottom. */
async function uncovered(page: Page): Promise<void> {
  for (const end of [0, 1e6]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), end);
    expect(await page.evaluate(covered)).toEqual([]);
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
