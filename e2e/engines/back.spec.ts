import { wholeBrowser } from '../journeys/browser';
import type { Screen } from '../journeys/screen/screen';
import { buying, paymentsOf } from '../journeys/steps/buying';
import { cardsOf, living } from '../journeys/steps/living';
import { expect, test } from './test';

test.use({ launchOptions: wholeBrowser });

test('Back does nothing while a popup is open and leaves the page after it is closed [SHELL-014]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'active-standard', as: 'ios', to: '/app/subscStatus' });
  await living.beginToCancel(phone);
  await phone.press('radio', '이용할 일이 적어요');
  await phone.press('button', '해지 신청');
  const question = phone.within('dialog', '해지 신청 확인');
  await question.see('button', '유지하기');
  await phone.engine.run('void history.back()');
  await question.press('button', '유지하기');
  await phone.see('heading', '멤버십 해지');
  expect(await phone.engine.address()).toMatch(/\/app\/subscRevoke/);
  await phone.engine.back();
  await phone.see('heading', '멤버십 상세');
});

test('Back from the card page, twice, shows the filled-in payment page, which pays once [LAND-004, PAY-013]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await loadAgain(phone);
  await buying.standardToPayment(phone);
  await keepInMind(phone);
  await buying.toCardPage(phone);
  for (const _time of ['first', 'second']) {
    await phone.engine.back();
    await phone.see('heading', '결제');
    await expectKept(phone);
    await phone.read('한강모터스');
    await buying.seeNobodyRecommended(phone);
    await phone.press('button', '이어서 결제하기');
    await phone.see('heading', '카드 결제');
  }
  await buying.complete(phone);
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
  expect(await paymentsOf(sandbox, 433_620)).toHaveLength(1);
});

test('a page from the back-forward cache shows current data [STATUS-006]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'pending', as: 'ios', to: '/app/subscStatus' });
  await loadAgain(phone);
  await phone.read('승인대기');
  await phone.until('see the page at work', () =>
    phone.engine.run<boolean>(`'__careBack' in window`),
  );
  await keepInMind(phone);
  await phone.engine.goto(`${sandbox.origin}/sandbox/`);
  await sandbox.staff('approve', { id: 'S-pending' });
  await phone.engine.back();
  await expectKept(phone);
  await phone.until('see the membership approved', async () => {
    const [text = ''] = await phone.texts('region', /^STANDARD/);
    return text.includes('가입') && !text.includes('승인대기');
  });
});

/** Loads the page again after the sign-in, because Chromium never caches the address that signs in. */
async function loadAgain(phone: Screen): Promise<void> {
  await phone.until('be signed in', () =>
    phone.engine.run<boolean>(`document.cookie.includes('app_token')`),
  );
  await phone.engine.reload();
}

/** Sets a mark on the window that a cached page keeps, and records whether the page came from the cache. */
const keepInMind = ({ engine }: Screen) =>
  engine.run(`void (window.__again = 'loaded', addEventListener('pageshow', ({ persisted }) => {
    window.__again = persisted ? 'kept' : 'shown';
  }))`);

/** Expects that the page came from the cache. */
async function expectKept({ engine }: Screen): Promise<void> {
  expect(await engine.run<string>(`window.__again`)).toBe('kept');
}
