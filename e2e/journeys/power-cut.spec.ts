import { buying } from './buying';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

test('a power cut of the backend loses no acknowledged data, and the customer continues', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  await buying.toCardPage(page);
  const cardPage = page.url();

  await sandbox.kill();
  await sandbox.start();

  await page.goto(cardPage);
  await expect(page.getByText('433,620원')).toBeVisible();
  await buying.complete(page);

  await sandbox.kill();
  await sandbox.start();

  const mine = await cardsOf(sandbox, 'new-customer');
  expect(mine).toEqual([expect.objectContaining({ state: 15, price: 433_620 })]);
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  await expect(page.getByRole('region', { name: 'STANDARD' })).toContainText('승인대기');
});
