import { buying } from '../journeys/steps/buying';
import { cardsOf } from '../journeys/steps/living';
import { expect, test } from './test';

test('a customer buys STANDARD in the app, and it is active with coupons after approval [APPLY-001, PAY-013, LAND-003, STATUS-006]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  await phone.read('433,620원');
  await buying.toCardPage(phone);
  await buying.complete(phone);
  await phone.press('button', '멤버십 현황 보기');

  const membership = phone.within('region', /^STANDARD/);
  await membership.read('승인대기');
  const [mine] = await cardsOf(sandbox, 'new-customer');
  expect(mine).toMatchObject({ state: 15, confirm: 10 });
  await sandbox.staff('approve', { id: mine?.id });
  await phone.engine.reload();

  await membership.read('가입');
  await membership.gone('text', '승인대기');
  await phone.see('tab', /사용 가능 ?4/);
  await phone.read('픽업 & 딜리버리');
});
