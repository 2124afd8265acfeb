import type { Page } from 'playwright/test';
import { living } from './living';
import { expect, test } from './test';

/** Data of 황다은 (35가1250) that no other person may read. */
const traces = /황다은|황\*은|35가1250|MRDC3K20025000000|326,700|P-S-active-standard/;

/** Records the bodies of all successful answers to the page. */
function overheard(page: Page): string[] {
  const said: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/') || !response.ok()) return;
    said.push(await response.text().catch(() => ''));
  });
  return said;
}

test('every page with another member’s ids reports a missing permission and shows no data [SEC-001, SEC-002, SEC-005, GUARD-013, ERR-013, API-024, API-028, API-029]', async ({
  page,
  sandbox,
}) => {
  const said = overheard(page);
  for (const to of [
    '/app/subscStatus/subscs/S-active-standard',
    '/app/subscRevoke?subsc_id=S-active-standard',
    '/app/transfer/S-active-standard',
  ]) {
    await sandbox.open(page, { person: 'pending', as: 'android', to });
    await expect(page.getByRole('dialog', { name: '알림' })).toContainText('권한이 없습니다.');
    await expect(page.getByText('멤버십 정보를 볼 수 없어요')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(traces);
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/app/');
  }
  const to = '/app/subscStatus/subscs/S-of-nobody';
  await sandbox.open(page, { person: 'pending', as: 'android', to });
  await living.told(page, '가입 정보를 찾을 수 없습니다.');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/app/');
  expect(said.join()).not.toMatch(traces);
});

test('a new customer on the same phone sees no data of the previous one, even after Back [SEC-001, GUARD-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(living.card(page, 'STANDARD')).toContainText('35가1250');
  await page.getByRole('link', { name: /상세 보기/ }).click();
  await expect(living.card(page, '결제 정보')).toContainText('326,700원');

  // Sign in another customer on this phone at the account host. The product's data stays.
  await page.goto('/account?return=/app/subscStatus');
  const said = overheard(page);
  await page.getByRole('button', { name: /박지호/ }).click();
  await expect(living.card(page, 'STANDARD')).toContainText('승인대기');
  await expect(page.locator('body')).not.toContainText(traces);

  // 박지호's page → account host → 황다은's page, whose address names a customer who has signed out.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('로그인하면 멤버십을 볼 수 있어요')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(traces);
  expect(said.join()).not.toMatch(traces);
});
