import type { Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { expect, test } from './test';

/** Sends a call that needs the customer's token, and waits for its answer on the page. */
async function askOnce(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'VIP 코드' }).fill('없는코드');
  await page.getByRole('button', { name: '적용', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [browser, isAlone] of [
  ['with locks and news', false],
  ['without locks or news, as on an address without https', true],
] as const)
  test(`two tabs whose token expires, in turns and at once, ${browser}, stay signed in [AUTH-010, AUTH-012]`, async ({
    page,
    context,
    sandbox,
  }) => {
    await context.addInitScript((without) => {
      if (!without) return;
      Object.defineProperty(navigator, 'locks', { value: undefined });
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    }, isAlone);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openAtPayment(tab, sandbox);
    }
    const renewed: string[] = [];
    context.on('response', (answer) => {
      if (answer.url().endsWith('/updateToken')) renewed.push(`${answer.status()}`);
    });
    const tokenRunsOut = () => sandbox.staff('clock', { minutes: 31 });

    for (const tab of [page, other]) {
      await tokenRunsOut();
      await tab.bringToFront();
      await askOnce(tab);
    }
    await tokenRunsOut();
    await Promise.all([askOnce(page), askOnce(other)]);

    expect(renewed.filter((status) => status === '200').length).toBeGreaterThanOrEqual(3);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toContain('app_token');
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
    }
  });
