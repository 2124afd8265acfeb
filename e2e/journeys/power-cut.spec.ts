import { buying } from './buying';
import { expect, test } from './test';

type Card = { id: string; person: { key: string }; state: number; price: number };

test('a power cut of the backend loses no acknowledged data, and the customer continues', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  await buying.confirmVehicle(page);
  await buying.submit(page);
  const cardPage = page.url();

  await sandbox.kill();
  await sandbox.start();

  await page.goto(cardPage);
  await expect(page.getByText('433,620원')).toBeVisible();
  await buying.payByCard(page);
  await expect(
    page.getByRole('heading', { level: 1, name: '가입 신청이 완료되었습니다.' }),
  ).toBeVisible();

  await sandbox.kill();
  await sandbox.start();

  const all = (await sandbox.ask('subscriptions')) as Card[];
  expect(all.filter(({ person }) => person.key === 'new-customer')).toEqual([
    expect.objectContaining({ state: 15, price: 433_620 }),
  ]);
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  await expect(page.getByRole('region', { name: 'STANDARD' })).toContainText('승인대기');
});
