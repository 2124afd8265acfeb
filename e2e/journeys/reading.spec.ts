import { expect, test } from './test';

test('a web visitor reads prices and terms and is told to apply in the app [HOME-007, HOME-008, GUIDE-012, TERMV-005, SHELL-017]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'web' });
  await expect(page.getByRole('tab', { name: 'PREMIUM' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('통신판매중개자');
  await page.getByRole('tab', { name: 'POWER TRAIN' }).click();
  await expect(page.getByText('10,000,000원').first()).toBeVisible();

  await page.getByRole('link', { name: '이용약관' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page.getByRole('tab', { name: 'PREMIUM' })).toBeVisible();
});
