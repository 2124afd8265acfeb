import { openAtPayment } from './at-payment';
import { buying } from './buying';
import { living } from './living';
import { expect, test } from './test';

test('a customer reads the consents of a purchase and withdraws advertising consents [LAW-008]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('clock', { freeze: 'on', set: '2026-11-20T10:00' });
  await sandbox.staff('reset', { keepClock: 'on' });
  await sandbox.staff('backend', { extras: 'none' });
  await openAtPayment(page, sandbox);
  await buying.toCardPage(page);
  await buying.payByCard(page);
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  await page.getByRole('link', { name: 'STANDARD 상세 보기' }).first().click();
  await expect(living.heading(page, '멤버십 상세')).toBeVisible();

  await page.getByRole('button', { name: '동의 내역' }).click();
  const consents = page.getByRole('dialog', { name: '동의 내역' });
  const given = '동의2026-11-20';
  const withText = `${given} · 버전 2026-01`;
  await expect(
    consents.getByRole('region', { name: '가입 동의' }).getByRole('definition'),
  ).toHaveText(Array(6).fill(withText));
  const advertising = consents.getByRole('region', { name: '마케팅·광고 동의' });
  await expect(advertising.getByRole('definition')).toHaveText([withText, ...Array(4).fill(given)]);

  const mail = advertising.getByRole('link', { name: '메일로 철회 요청' });
  const to = new URL((await mail.getAttribute('href')) ?? '');
  expect(to.protocol + to.pathname).toBe('mailto:care@servicecare.example');
  expect(to.searchParams.get('body')).toContain('- 마케팅 정보 활용 동의');
  await expect(consents.getByRole('link', { name: '1588-0000' })).toBeVisible();

  await consents.getByRole('button', { name: '닫기' }).click();
  await expect(consents).toBeHidden();

  await sandbox.staff('backend', { extras: 'consent-withdrawal' });
  await page.reload();
  await page.getByRole('button', { name: '동의 내역' }).click();
  await advertising.getByRole('button', { name: '마케팅·광고 동의 모두 철회' }).click();
  await living.told(page, '동의를 철회했어요.');
  await expect(advertising.getByRole('definition')).toHaveText(Array(5).fill('동의하지 않음'));
});
