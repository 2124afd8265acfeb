import type { Page } from 'playwright/test';
import { living } from './living';
import { type Card, cardOf } from './steps/living';
import { expect, type Sandbox, test } from './test';

const ID = 'S-extension-pending';

async function openList(page: Page, sandbox: Sandbox, extras: string): Promise<Card | undefined> {
  await sandbox.staff('backend', { extras });
  await sandbox.open(page, { person: 'extension-pending', as: 'android', to: '/app/subscStatus' });
  return cardOf(sandbox, ID);
}

const won = (amount = 0) => `${amount.toLocaleString('ko-KR')}원`;

test('a customer writes a message to withdraw from a waiting extension, and sees its refund [A-99, LAW-006]', async ({
  page,
  sandbox,
}) => {
  const card = await openList(page, sandbox, 'none');
  const extension = living.card(page, 'PREMIUM').first();
  await expect(extension).toContainText(`${won(card?.price)} 전액을 돌려받을 수 있어요`);
  await expect(extension.getByRole('link', { name: '전화로 청약철회' })).toHaveAttribute(
    'href',
    'tel:15880000',
  );
  const message = extension.getByRole('link', { name: '문자로 청약철회' });
  const order = /주문번호: \S+/.exec(
    decodeURIComponent((await message.getAttribute('href')) ?? ''),
  );
  const opened = page.getByText(/앱 밖에서 엽니다: sms:15880000\?&body=/).waitFor();
  await message.click();
  await opened;

  await extension.getByRole('link', { name: /상세 보기/ }).click();
  const managed = living.card(page, '관리');
  await expect(managed).toContainText(order?.[0].replace(':', '') ?? 'an order number');
  await expect(managed.getByRole('link', { name: '문자로 청약철회' })).toBeVisible();

  await sandbox.staff('withdraw', { id: ID });
  await page.reload();
  await expect(living.card(page, 'PREMIUM').first()).toContainText('환불 완료');
  await expect(living.card(page, '환불 정보')).toContainText(`환불 금액${won(card?.price)}`);
});

test('a customer withdraws from a waiting extension in the page, with extension-withdrawal [A-99, LAW-006, LAW-007]', async ({
  page,
  sandbox,
}) => {
  const card = await openList(page, sandbox, 'extension-withdrawal');
  await living.card(page, 'PREMIUM').first().getByRole('link', { name: '청약철회' }).click();
  await expect(page.getByText(won(card?.price)).first()).toBeVisible();
  await page.getByRole('button', { name: '청약철회' }).click();
  await page
    .getByRole('dialog', { name: '청약철회 확인' })
    .getByRole('button', { name: '청약철회' })
    .click();

  const receipt = page.getByRole('dialog', { name: '청약철회 접수' });
  await expect(receipt).toContainText(`예상 환불액${won(card?.price)}`);
  await expect(receipt).toContainText('3영업일 이내에 카드사에 요청해요.');
  expect(await cardOf(sandbox, ID)).toMatchObject({
    state: -60,
    stateReq: -50,
    revokeReason: '기타 · 청약철회',
  });
  await receipt.getByRole('button', { name: '확인', exact: true }).click();
  await expect(living.card(page, '지난 멤버십')).toContainText(
    `${won(card?.price)}을 환불해 드렸어요.`,
  );
});
