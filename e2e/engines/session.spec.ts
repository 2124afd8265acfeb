import { buying } from '../journeys/steps/buying';
import { living } from '../journeys/steps/living';
import { expect, test } from './test';

test.use({ expectedNoise: /40[014]|Unauthorized|Bad Request|Not Found/ });

test('session: a renewal changes nothing, and its end leads through sign-in back to the form [AUTH-003, AUTH-011, AUTH-012]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  await phone.fill('VIP 코드', 'NOSUCH');
  await sandbox.staff('fault', { operation: 'showPromoLink', status: 401, once: 'on' });
  await phone.press('button', '적용');
  await living.told(phone, '사용할 수 없는 쿠폰코드 입니다.');
  expect(await phone.values('field', 'VIP 코드')).toEqual(['NOSUCH']);

  await sandbox.staff('fault', { operation: 'showPromoLink', status: 401 });
  await sandbox.staff('fault', { operation: 'updateToken', status: 401 });
  await phone.press('button', '적용');
  const ended = phone.within('dialog');
  await ended.read('로그인이 만료되었습니다. 다시 로그인해 주세요.');
  await sandbox.staff('clear-fault');
  await ended.press('button', '로그인');
  await phone.press('button', /김민준/, { nth: 0 });

  await phone.see('heading', '결제');
  await phone.read('한강모터스');
  await buying.seeNobodyRecommended(phone);
  expect(await phone.engine.address()).toMatch(/\/app\/subscApply\/req\?step=3/);
});
