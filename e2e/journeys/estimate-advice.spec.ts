import type { Page } from 'playwright/test';
import { expect, test } from './test';

const ESTIMATE = '/app/estimate/guide';

const item = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const plan = (page: Page, name: string) => page.getByRole('radio', { name });

test('an estimate advises: what the plan costs a year for this car, what this list saves, and both go along to home [EST-008, EST-009, HOME-002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android', to: ESTIMATE });
  await item(page, '엔진오일').check();
  await plan(page, 'ServiceCare+ Standard').click();

  await expect(page.getByText(/가입하면 12개월 433,620원 · .*원 절약/)).toBeVisible();
  await expect(page.getByText(/이런 정비를 \d+번 받으면 가입 금액만큼 절약돼요/)).toBeVisible();
  await page.getByRole('link', { name: '가입하기' }).click();

  await expect(page.getByRole('tab', { name: /^STANDARD/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('combobox', { name: '차량' }).locator('option:checked')).toHaveText(
    /15가1050/,
  );
});

test('a member reads which membership holds the car, and is not invited to join again [EST-009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: ESTIMATE });

  await expect(page.getByText('스탠다드 멤버십 가입 차량')).toBeVisible();
  await expect(page.getByRole('link', { name: '가입하기' })).toBeHidden();
  await page.getByRole('link', { name: '내 멤버십 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '멤버십 현황' })).toBeVisible();
});
