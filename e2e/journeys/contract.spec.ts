import type { Locator, Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { buying } from './buying';
import { savedBy } from './saved-file';
import { cardOf, cardsOf } from './steps/living';
import { expect, test } from './test';

/** Presses the button of the page and returns the saved contract. */
const saveContract = (page: Page): Promise<Buffer> =>
  savedBy(page, page.getByRole('button', { name: '계약서 저장' }), 'ServiceCare+ 계약서.html');

/** Opens a saved contract without a network. Fails if the file asks for anything. */
async function openOffline(page: Page, contract: Buffer): Promise<Page> {
  const reader = await page.context().newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  await page.context().setOffline(true);
  await reader.setContent(contract.toString(), { waitUntil: 'load' });
  await expect(
    reader.getByRole('heading', { level: 1, name: 'ServiceCare+ 계약서' }),
  ).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await page.context().setOffline(false);
  return reader;
}

const fact = (contract: Page, label: string) =>
  contract.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

const NOTICE = /^ServiceCare\+는 통신판매중개자로서 통신판매의 당사자가 아닙니다\./;

const fontSize = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** Checks that the notice of the intermediary is as large as the name beside it. */
async function expectAsLarge(place: Page | Locator, name: Locator): Promise<void> {
  expect(await fontSize(place.getByText(NOTICE))).toBeGreaterThanOrEqual(await fontSize(name));
}

const amount = (price = 0) => `${price.toLocaleString('en-US')}원`;

test('a purchase shows its dealer beside a notice, and its contract is read offline [LAW-003, LAW-004, LAW-005]', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);
  const dealer = page.getByRole('region', { name: '상품 판매사' });
  await expect(dealer.getByRole('definition')).toHaveCount(6);
  await expectAsLarge(dealer, dealer.getByText('한강모터스', { exact: true }).first());
  await page.getByRole('button', { name: '결제하기' }).click();
  const caution = page.getByRole('dialog');
  await expectAsLarge(caution, caution.getByText(/^판매사: 한강모터스/));
  await caution.getByRole('checkbox').check();
  await caution.getByRole('button', { name: '결제하기' }).click();
  await buying.payByCard(page);
  const bought = page.getByRole('region', { name: 'STANDARD' });
  await expect(bought).toBeVisible();
  await expectAsLarge(bought, bought.getByRole('definition').first());
  const footer = page.getByRole('contentinfo');
  await expectAsLarge(footer, footer.getByText('서비스케어플러스 주식회사').first());

  const saved = await saveContract(page);
  await expect(page.getByText('계약서를 저장했어요.')).toBeVisible();
  const [order] = await cardsOf(sandbox, 'new-customer');
  const contract = await openOffline(page, saved);
  await expect(fact(contract, '주문번호')).toHaveText(order?.id ?? 'an order');
  await expect(fact(contract, '총 결제 금액')).toContainText(amount(order?.price));
  await expect(fact(contract, '판매사 상호')).toHaveText('한강모터스 주식회사');
  await expectAsLarge(contract, fact(contract, '판매사 상호'));
  await expect(contract.getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(fact(contract, '서비스 이용약관 동의')).toContainText('버전 2026-01');
});

test('a member saves the contract from the detail of a membership [LAW-005]', async ({
  page,
  sandbox,
}) => {
  const to = '/app/subscStatus/subscs/S-active-standard';
  await sandbox.open(page, { person: 'active-standard', as: 'android', to });

  const saved = await saveContract(page);
  await expect(page.getByText('계약서를 저장했어요.')).toBeVisible();
  const order = await cardOf(sandbox, 'S-active-standard');
  const contract = await openOffline(page, saved);
  await expect(fact(contract, '주문번호')).toHaveText('S-active-standard');
  await expect(fact(contract, '총 결제 금액')).toContainText(amount(order?.price));
});
