import { buying } from '../journeys/steps/buying';
import { cardsOf } from '../journeys/steps/living';
import { expect, test } from './test';

test('an order whose answer is lost is sent again with the same key and paid once [PAY-010, PAY-013, API-023]', async ({
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
  await buying.complete(phone);
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
});

test('an order whose answer hangs is found after a reload and paid once [PAY-010, PAY-013]', async ({
  phone,
  sandbox,
}) => {
  // The backend must support idempotency keys to lead to the same card page again.
  await sandbox.staff('backend', { extras: 'all' });
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  await sandbox.staff('fault', {
    operation: 'createSubsc',
    after: 'late',
    delay: 600_000,
    once: 'on',
  });
  await buying.pay(phone);
  await phone.read('조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.');
  await phone.engine.reload();
  await phone.press('button', '이어서 결제하기');
  await buying.complete(phone);
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
});
