import type { Page } from 'playwright/test';
import { expect, test } from './test';
import { withoutReact } from './without-react';

const guide = '/app/guide/subscApply';

const opened = (page: Page, origin: string, to: string) =>
  page.goto(`${origin}/sandbox/open?${new URLSearchParams({ as: 'web', to })}`, {
    waitUntil: 'commit',
  });

test('a press before React starts is carried out when React has started', async ({
  page,
  sandbox,
}) => {
  const react = await withoutReact(page);
  await opened(page, sandbox.origin, guide);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByText('1 / 5')).toBeVisible();

  await react();

  await expect(page.getByText('2 / 5')).toBeVisible();
});

test('text typed before React starts stays and is used by the page [HOME-003]', async ({
  page,
  sandbox,
}) => {
  const react = await withoutReact(page);
  await opened(page, sandbox.origin, '/app/');
  const day = page.getByRole('textbox', { name: '최초등록일' });
  const total = page.getByText('프로모션가').locator('xpath=following-sibling::dd');
  await day.fill('2017-03-15');
  const before = await total.textContent();

  await react();

  await expect(day).toHaveValue('2017-03-15');
  await expect(day).toBeFocused();
  await expect(total).not.toHaveText(String(before));
});

test('a link pressed before React starts is followed when React has started', async ({
  page,
  sandbox,
}) => {
  const react = await withoutReact(page);
  await opened(page, sandbox.origin, guide);
  await page.getByRole('link', { name: '멤버십과 금액 보기' }).click();

  await react();

  await expect(page).toHaveURL(/\/app\/$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('멤버십 가입, 이렇게 진행돼요');
});

test('keyboard focus on a button stays when React starts', async ({ page, sandbox }) => {
  const react = await withoutReact(page);
  await opened(page, sandbox.origin, guide);
  const next = page.getByRole('button', { name: '다음' });
  await next.focus();

  await react();

  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 / 5')).toBeVisible();
});
