import type { Locator } from 'playwright/test';
import { buying } from './buying';
import { expect, test } from './test';

const NOTICE = /^ServiceCare\+는 통신판매중개자로서 통신판매의 당사자가 아닙니다\./;

const sizeOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));

test('the intermediary notice is as large as the dealer’s name before and after payment [LAW-003, LAW-004]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);

  const dealer = page.getByRole('region', { name: '상품 판매사' });
  const facts = dealer.getByRole('definition');
  await expect(facts).toHaveCount(6);
  const named = await sizeOf(dealer.getByText('한강모터스', { exact: true }).first());
  expect(await sizeOf(dealer.getByText(NOTICE))).toBeGreaterThanOrEqual(named);

  await page.getByRole('button', { name: '결제하기' }).click();
  const caution = page.getByRole('dialog');
  const inCaution = await sizeOf(caution.getByText(/^판매사: 한강모터스/));
  expect(await sizeOf(caution.getByText(NOTICE))).toBeGreaterThanOrEqual(inCaution);

  await caution.getByRole('checkbox').check();
  await caution.getByRole('button', { name: '결제하기' }).click();
  await buying.payByCard(page);
  const order = page.getByRole('region', { name: 'STANDARD' });
  await expect(order).toBeVisible();
  const ofOrder = await sizeOf(order.getByRole('definition').first());
  expect(await sizeOf(order.getByText(NOTICE))).toBeGreaterThanOrEqual(ofOrder);

  const footer = page.getByRole('contentinfo');
  const operator = await sizeOf(footer.getByText('서비스케어플러스 주식회사').first());
  expect(await sizeOf(footer.getByText(NOTICE))).toBeGreaterThanOrEqual(operator);
});
