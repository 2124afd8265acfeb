import type { Screen } from '../journeys/screen/screen';
import { buying } from '../journeys/steps/buying';
import { cardsOf, living } from '../journeys/steps/living';
import { words } from '../journeys/steps/words';
import { expect, test } from './test';

const DECLINED = '카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도해 주세요.';

/** Use the strict contract. Then only the paid order shows how a payment ended. */
test.beforeEach(async ({ sandbox }) => {
  await sandbox.staff('backend', { extras: 'none' });
});

test('a forged decline loses nothing while the order is unpaid, and completes it once it is paid [LAND-003, LAND-004, SEC-008]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  const forged = '/app/layover?vtg_id=VTG10005&state=-50&msg=null';
  await buying.toCardPage(phone);
  await phone.engine.goto(sandbox.origin + forged);
  await living.told(phone, '결제가 완료되지 않았어요. 다시 시도해 주세요.');
  await seeFilledIn(phone);

  await buying.toCardPage(phone);
  // The card provider accepts the payment and still reports a decline.
  await phone.engine.run(`void fetch(location.href, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'quick' }),
    redirect: 'manual',
  }).then(() => location.assign('${forged}'))`);
  await phone.see('heading', words.completed);
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
});

test('a declined extension leads back to its payment page and is then paid [EXT-002, LAND-004, PAY-013]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'near-end', as: 'ios', to: '/app/subscStatus' });
  await living.extend(phone);
  await buying.submit(phone);
  await buying.endByCard(phone, '실패');
  await living.told(phone, new RegExp(`카드사 안내: ${DECLINED}`));
  await seeFilledIn(phone);

  await buying.pay(phone);
  await buying.complete(phone);
  expect(await cardsOf(sandbox, 'near-end')).toHaveLength(2);
});

async function seeFilledIn(phone: Screen): Promise<void> {
  await phone.see('heading', words.payment);
  await phone.read('한강모터스');
  await buying.seeNobodyRecommended(phone);
  await phone.see('button', words.pay);
}
