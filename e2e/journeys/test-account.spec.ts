import { buying } from './buying';
import { expect, test } from './test';

test('a listed test account buys on the web, and another customer is sent to the app [HOME-006, HOME-007, APPLY-001, GUARD-005]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'test-account', as: 'web' });
  await buying.choose(page, { group: 'STANDARD', vehicle: /C3 2.0/ });
  await buying.agree(page);
  await buying.confirmVehicle(page);
  await buying.submit(page);

  await sandbox.open(page, { person: 'new-customer', as: 'web' });
  await expect(page.getByText('앱에서만 이용하실 수 있는 서비스입니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '가입 신청하기' })).toBeHidden();
});
