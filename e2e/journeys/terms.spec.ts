import { buying } from './buying';
import { insuring } from './insuring';
import { waitingLink } from './steps/links';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

test('the edition of each text that a customer agreed to is stored and shown to staff [APPLY-005, TERMS-003, TERMS-004, TERMS-016, SHELL-022]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('clock', { set: '2025-12-30T10:00' });
  await sandbox.staff('reset', { keepClock: 'on' });
  await sandbox.staff('backend', { extras: 'terms-versions' });
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.choose(page, { group: 'STANDARD', vehicle: /15가1050/ });

  await page.getByRole('button', { name: '서비스 이용약관 동의 전문 보기' }).click();
  const text = page.getByRole('dialog', { name: '서비스 이용약관' });
  await expect(text).toContainText('시행일 2025-01-01 · 버전 2025-01');
  await text.getByRole('button', { name: '동의' }).click();
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관 동의/ })).toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: /개인정보 수집 및 이용 동의/ }),
  ).not.toBeChecked();

  await buying.agree(page);
  await buying.confirmVehicle(page);
  // A new edition takes effect during the application.
  await sandbox.staff('clock', { set: '2026-01-02T10:00' });
  await page.reload();
  await buying.submit(page);
  await buying.complete(page);

  const [mine] = await cardsOf(sandbox, 'new-customer');
  expect(mine?.agreedTexts).toEqual([
    { title: '서비스 이용약관', version: '2025-01' },
    { title: '개인정보 수집 및 이용 동의', version: '2026-01' },
    { title: '마케팅 정보 활용 동의', version: '2026-01' },
    { title: '결제 개인정보 수집 및 이용 동의', version: '2026-01' },
    { title: '전자금융거래 이용약관', version: '2026-01' },
    { title: '결제대행 개인정보 처리 동의', version: '2026-01' },
    { title: '개인정보 제3자 제공 동의', version: '2026-01' },
  ]);
  await page.goto(`${sandbox.origin}/sandbox/applications`);
  await expect(page.locator(`[id="${mine?.id}"]`)).toContainText('서비스 이용약관 2025-01');
});

test('purpose and storage period stand out in every consent: larger and on a coloured ground [CONST-019]', async ({
  page,
  sandbox,
}) => {
  const strikes = async (where: string, facts: number) => {
    await expect(page.getByText(/보관해요\.$/), where).toHaveCount(facts);
    const { fact, rest, ground } = await page.evaluate(() => {
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const facts = [...document.querySelectorAll('p')].filter(({ textContent }) =>
        textContent?.endsWith('보관해요.'),
      );
      const block = facts[0]?.parentElement?.parentElement;
      const rest = [...document.querySelectorAll('main li, main li *')];
      return {
        fact: Math.min(...facts.map(size)),
        rest: Math.max(...rest.map(size)),
        ground: block ? getComputedStyle(block).backgroundColor : '',
      };
    });
    expect(fact, where).toBeGreaterThanOrEqual(12);
    expect(fact, where).toBeGreaterThanOrEqual(rest * 1.2);
    expect(ground, where).not.toBe('rgba(0, 0, 0, 0)');
  };

  await sandbox.open(page, { person: 'buyer-of-car', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('link', { name: '멤버십 양도받기' }).click();
  await strikes('transfer', 2);
  const { path: to } = await waitingLink(sandbox, true);
  await sandbox.open(page, { as: 'web', to });
  await strikes('seller’s link', 2);

  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await strikes('application', 2);
  await insuring.agree(page);
  await insuring.surveyed(page);
  await strikes('insurance', 2);
});
