import { buying } from './buying';
import { seeDrawing } from './drawing';
import { expect, test } from './test';

type Card = { id: string; person: { key: string }; state: number; confirm: number };

test('a customer buys STANDARD in the app, and it is active with coupons after approval [APPLY-001, APPLY-002, APPLY-035, ROUTE-002, PAY-013, LAND-003, STATE-006, STATUS-006, STATUS-007, COUPON-001, SBX-002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  await buying.confirmVehicle(page);
  await expect(page.getByRole('paragraph').filter({ hasText: '총 결제 금액' })).toContainText(
    '433,620원',
  );
  await buying.submit(page);
  await expect(page.getByText('433,620원')).toBeVisible();
  await buying.payByCard(page);

  await expect(
    page.getByRole('heading', { level: 1, name: '가입 신청이 완료되었습니다.' }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/subscApply/res');
  expect(new URL(page.url()).searchParams.get('step')).toBe('4');
  await seeDrawing(page, 'centre');
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();

  const membership = page.getByRole('region', { name: 'STANDARD' }).first();
  await expect(membership).toContainText('승인대기');

  const waiting = (await sandbox.ask('subscriptions')) as Card[];
  const mine = waiting.find(({ person }) => person.key === 'new-customer');
  expect(mine).toMatchObject({ state: 15, confirm: 10 });
  await sandbox.staff('approve', { id: mine?.id });
  await page.reload();

  await expect(membership).toContainText('가입');
  await expect(membership).not.toContainText('승인대기');
  await expect(page.getByRole('tab', { name: /사용 가능/ })).toContainText('4');
  await expect(page.getByText('픽업 & 딜리버리').first()).toBeVisible();
});
