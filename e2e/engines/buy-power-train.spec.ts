import { buying } from '../journeys/steps/buying';
import { insuring } from '../journeys/steps/insuring';
import { cardsOf } from '../journeys/steps/living';
import { expect, test } from './test';

test('a customer buys POWER TRAIN with survey, document and photos, which staff can see [APPLY-002, APPLY-027, APPLY-034, PHOTO-006, PHOTO-013, BRIDGE-001, PAY-011]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.choose(phone, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await insuring.agree(phone);
  await insuring.surveyed(phone);
  await insuring.insuranceTerms(phone);
  await insuring.document(phone);
  await insuring.inspection(phone);
  await insuring.dashboard(phone, '45210');
  await buying.submit(phone);
  await phone.read('1,488,000원');
  await buying.payByCard(phone);
  await phone.see('heading', '가입 신청이 완료되었습니다.');

  const [mine] = await cardsOf(sandbox, 'new-customer');
  expect(mine).toMatchObject({ price: 1_488_000, isInsured: true });
  expect(mine?.documents.map(({ kind, confirm }) => [kind, confirm]).toSorted()).toEqual([
    ['inspection', 10],
    ['panel', 10],
    ['registration', 10],
  ]);
  for (const { url } of mine?.documents ?? []) {
    const stored = await fetch(new URL(url, sandbox.origin));
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});
