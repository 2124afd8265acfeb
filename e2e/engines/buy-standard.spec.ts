import { buying } from '../journeys/steps/buying';
import { expect, test } from './test';

type Card = { id: string; person: { key: string }; state: number; confirm: number };

test('a customer buys STANDARD in the app, and it is active with coupons after approval [APPLY-001, PAY-013, LAND-003, STATUS-006]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  await phone.read('433,620원');
  await buying.pay(phone);
  await phone.see('heading', '카드 결제');
  await buying.payByCard(phone);
  await phone.see('heading', '가입 신청이 완료되었습니다.');
  await phone.press('button', '멤버십 현황 보기');

  const membership = phone.within('region', /^STANDARD/);
  await membership.read('승인대기');
  const mine = ((await sandbox.ask('subscriptions')) as Card[]).find(
    ({ person }) => person.key === 'new-customer',
  );
  expect(mine).toMatchObject({ state: 15, confirm: 10 });
  await sandbox.staff('approve', { id: mine?.id });
  await phone.engine.reload();

  await membership.read('가입');
  await membership.gone('text', '승인대기');
  await phone.see('tab', /사용 가능 ?4/);
  await phone.read('픽업 & 딜리버리');
});
