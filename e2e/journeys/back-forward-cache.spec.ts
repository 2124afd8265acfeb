import type { Page } from 'playwright/test';
import { wholeBrowser } from './browser';
import { buying } from './buying';
import { living } from './living';
import { inApp } from './phone';
import { paymentsOf } from './steps/buying';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

test.use({ launchOptions: wholeBrowser });
// One worker, because each worker starts this browser and a sandbox of its own.
test.describe.configure({ mode: 'default' });

test('a page from the back-forward cache shows current data [STATUS-006]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'pending', as: 'android', to: '/app/subscStatus' });
  const membership = living.card(page, 'STANDARD');
  await expect(membership).toContainText('승인대기');
  await page.reload(); // the sign-in address is never cached
  await expect(membership).toContainText('승인대기');
  await inApp(page);
  await keepInMind(page);
  await page.goto(`${sandbox.origin}/sandbox/`);
  await sandbox.staff('approve', { id: 'S-pending' });
  await page.goBack({ waitUntil: 'commit' }); // a cached page does not load
  await expectKept(page);
  await expect(membership).toContainText('가입');
  await expect(membership).not.toContainText('승인대기');
});

test('Back from the card page, twice, shows the payment page as it was left, which pays once [LAND-004, PAY-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await page.waitForFunction(() => document.cookie.includes('app_token'));
  await page.reload(); // the sign-in address is never cached
  await buying.standardToPayment(page);
  await inApp(page);
  await keepInMind(page);
  await buying.toCardPage(page);
  for (const _time of ['first', 'second']) {
    await page.goBack({ waitUntil: 'commit' });
    await expectKept(page);
    await page.getByRole('button', { name: '이어서 결제하기' }).click();
    await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
  }
  await buying.complete(page);
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
  expect(await paymentsOf(sandbox, 433_620)).toHaveLength(1);
});

test('a page from the back-forward cache shows nothing of a customer who has signed out [AUTH-012, GUARD-014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  const membership = living.card(page, 'STANDARD');
  await expect(membership).toBeVisible();
  await page.reload(); // the sign-in address is never cached
  await expect(membership).toBeVisible();
  await inApp(page);
  await keepInMind(page);
  await sandbox.open(page, { as: 'android', to: '/app/termInfo/service' });
  await page.context().clearCookies({ name: 'app_token' });
  await page.goBack({ waitUntil: 'commit' });

  // The page is emptied when it is restored, and then loads again for the current visitor.
  await page.waitForFunction(() => Reflect.get(window, '__left') === undefined);
  await expect(page.getByRole('dialog')).toContainText('로그인이 필요한 서비스입니다');
  await expect(membership).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('came back'))).toBe('emptied');
});

/** Sets a mark on the window that a cached page keeps, and records whether the page came from the cache. */
const keepInMind = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, '__left', true);
    window.addEventListener('pageshow', ({ persisted }) => {
      Reflect.set(window, '__again', persisted);
      const isEmptied = document.getElementById('root') === null;
      sessionStorage.setItem('came back', isEmptied ? 'emptied' : 'shown');
    });
  });

const expectKept = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, '__again') === true);
