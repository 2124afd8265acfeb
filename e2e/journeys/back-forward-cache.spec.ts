import { wholeBrowser } from './browser';
import { living } from './living';
import { inApp } from './phone';
import { expect, test } from './test';

test.use({ launchOptions: wholeBrowser });

test('a page that comes out of the back-forward cache shows what is true now', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'pending', as: 'android', to: '/app/subscStatus' });
  // Our pages ask not to be kept; a webview that keeps them all the same is played by taking the wish away.
  await page.route('**/app/subscStatus*', async (route) => {
    const response = await route.fetch();
    const { 'cache-control': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.reload();
  const membership = living.card(page, '스탠다드 멤버십');
  await expect(membership).toContainText('승인대기');
  await inApp(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      Reflect.set(window, '__again', persisted),
    ),
  );
  await page.goto(`${sandbox.origin}/sandbox/`);
  await sandbox.staff('approve', { id: 'S-pending' });
  await page.goBack({ waitUntil: 'commit' }); // a kept page is not loaded
  await page.waitForFunction(() => Reflect.get(window, '__again') === true);
  await expect(membership).toContainText('가입');
  await expect(membership).not.toContainText('승인대기');
});
