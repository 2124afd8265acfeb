import { buying, total } from './buying';
import { seeDrawing } from './drawing';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

test('a customer buys STANDARD in the app, and it is active with coupons after approval [APPLY-001, APPLY-002, APPLY-035, ROUTE-002, PAY-013, LAND-003, STATE-006, STATUS-006, STATUS-007, COUPON-001, SBX-002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToEmptyPayment(page);
  await expect(total(page)).toContainText('433,620원');
  await buying.submit(page);
  await expect(page.getByText('433,620원')).toBeVisible();
  await buying.complete(page);
  expect(new URL(page.url()).pathname).toBe('/app/subscApply/res');
  expect(new URL(page.url()).searchParams.get('step')).toBe('4');
  await seeDrawing(page, 'centre');
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();

  const membership = page.getByRole('region', { name: 'STANDARD' }).first();
  await expect(membership).toContainText('승인대기');

  const [mine] = await cardsOf(sandbox, 'new-customer');
  expect(mine).toMatchObject({ state: 15, confirm: 10 });
  await sandbox.staff('approve', { id: mine?.id });
  await page.reload();

  await expect(membership).toContainText('가입');
  await expect(membership).not.toContainText('승인대기');
  await expect(page.getByRole('tab', { name: /사용 가능/ })).toContainText('4');
  await expect(page.getByText('픽업 & 딜리버리').first()).toBeVisible();
});
