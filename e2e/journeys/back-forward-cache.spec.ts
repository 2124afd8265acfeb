import { wholeBrowser } from './browser';
import { living } from './living';
import { inApp } from './phone';
import { expect, test } from './test';

test.use({ launchOptions: wholeBrowser });

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
  await page.evaluate(() => {
    Reflect.set(window, '__left', true);
    window.addEventListener('pageshow', () => {
      const isEmptied = document.getElementById('root') === null;
      sessionStorage.setItem('came back', isEmptied ? 'emptied' : 'shown');
    });
  });
  await sandbox.open(page, { as: 'android', to: '/app/termInfo/service' });
  await page.context().clearCookies({ name: 'app_token' });
  await page.goBack({ waitUntil: 'commit' });

  // The page is emptied when it is restored, and then loads again for the current visitor.
  await page.waitForFunction(() => Reflect.get(window, '__left') === undefined);
  await expect(page.getByRole('dialog')).toContainText('로그인이 필요한 서비스입니다');
  await expect(membership).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('came back'))).toBe('emptied');
});
