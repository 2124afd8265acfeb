import type { Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { living } from './living';
import { expect, test } from './test';

const code = (page: Page) => page.getByRole('textbox', { name: 'VIP 코드' });
const apply = (page: Page) => page.getByRole('button', { name: '적용', exact: true });

test('session: a renewal changes nothing, and its end leads through sign-in back to the form [AUTH-003, AUTH-011, AUTH-012, ERR-007]', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);
  await code(page).fill('없는코드');
  await sandbox.staff('fault', { operation: 'showPromoLink', status: 401, once: 'on' });
  const renewed = page.waitForResponse(/updateToken/);
  await apply(page).click();
  expect((await renewed).ok()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(code(page)).toHaveValue('없는코드');
  await expect(page.getByText('한강모터스').first()).toBeVisible();

  await sandbox.staff('fault', { operation: 'showPromoLink', status: 401 });
  await sandbox.staff('fault', { operation: 'updateToken', status: 401 });
  await apply(page).click();
  const ended = page.getByRole('dialog');
  await expect(ended).toContainText('로그인이 만료되었습니다. 다시 로그인해 주세요.');
  await expect(ended).toHaveCount(1);
  await sandbox.staff('clear-fault');
  await ended.getByRole('button', { name: '로그인' }).click();
  await living.signIn(page, /김민준/);

  await expect(page).toHaveURL(/\/app\/subscApply\/req\?step=3/);
  await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
  await expect(page.getByText('한강모터스').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '추천인 없음' })).toBeChecked();
  await expect(page.getByRole('button', { name: '결제하기', exact: true })).toBeEnabled();

  await page.goto(`${sandbox.origin}/account?return=/app/subscApply/req?step=3`);
  await living.signIn(page, /황다은/);
  await expect(page.getByRole('dialog')).toContainText('잘못된 접근 경로입니다.');
});
