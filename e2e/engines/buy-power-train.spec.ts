import { buying } from '../journeys/steps/buying';
import { insuring } from '../journeys/steps/insuring';
import { cardsOf, PAPERS, papersOf } from '../journeys/steps/living';
import { expect, test } from './test';

test('a customer buys POWER TRAIN with survey, document and photos, which staff can see [APPLY-002, APPLY-027, APPLY-034, PHOTO-006, PHOTO-013, BRIDGE-001, PAY-011]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await insuring.toDocument(phone);
  await insuring.document(phone);
  await insuring.inspection(phone);
  await insuring.dashboard(phone, '45210');
  await buying.submit(phone);
  await phone.read('1,488,000원');
  await buying.complete(phone);

  const [mine] = await cardsOf(sandbox, 'new-customer');
  expect(mine).toMatchObject({ price: 1_488_000, isInsured: true });
  expect(papersOf(mine)).toEqual(PAPERS);
  for (const { url } of mine?.documents ?? []) {
    const stored = await fetch(new URL(url, sandbox.origin));
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});
