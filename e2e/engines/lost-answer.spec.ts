import { buying } from './steps/buying';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

test('an order whose answer is lost is sent again with the same key: one order, one payment [PAY-010, PAY-013, API-023]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  await sandbox.staff('fault', { operation: 'createSubsc', broken: 'on', once: 'on' });
  await buying.pay(phone);
  await phone.see('heading', /카드 결제|알림/);
  if ((await phone.count('heading', '카드 결제')) === 0) {
    await phone.within('dialog').press('button', '확인');
    await buying.pay(phone);
  }
  await buying.payByCard(phone);
  await phone.see('heading', '가입 신청이 완료되었습니다.');
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
});
