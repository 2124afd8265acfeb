import { openAtPayment } from './at-payment';
import { buying, total } from './buying';
import { paymentsOf } from './steps/buying';
import { expect, test } from './test';

const complete = { level: 1, name: '가입 신청이 완료되었습니다.' } as const;

/** One order of each kind that is refused and keeps the customer on the payment page, with its message. */
const refusals: readonly [fault: Record<string, unknown>, said: string][] = [
  [{ status_code: 5021, message: '카드사 응답 오류입니다.' }, '카드사 응답 오류입니다.'],
  [{ status: 500, message: '알 수 없는 코드' }, '[500] Internal Server Error'],
  [{ status: 403 }, '권한이 없습니다.'],
];

test('each refused order shows its own message and keeps the form, and a retry succeeds [ERR-003, ERR-012, ERR-019, ERR-020, API-023, PAY-010]', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);

  for (const [fault, said] of refusals) {
    await sandbox.staff('fault', { operation: 'createSubsc', once: 'on', ...fault });
    await buying.pay(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(said);
    await dialog.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByRole('button', { name: '결제하기' })).toBeEnabled();
  }
  expect(await paymentsOf(sandbox, 433_620, 'waiting')).toEqual([]);

  await buying.pay(page);
  await buying.complete(page);
});

test('a customer who paid sees not to pay again when the order cannot be read [APPLY-035, PAY-010]', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);
  await buying.pay(page);
  // The landing finds the order in the customer's list, and the last page requests the order itself.
  await sandbox.staff('fault', { operation: 'getSubsc', status: 503 });
  await buying.payByCard(page);

  await expect(page.getByRole('heading', { name: '신청 내용을 불러오지 못했어요' })).toBeVisible();
  await expect(page.getByText('다시 결제하지 마세요.')).toBeVisible();
  await sandbox.staff('clear-fault');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', complete)).toBeVisible();
});

const escalations: readonly [fault: Record<string, unknown>, action: string, leads: RegExp][] = [
  [{ status_code: 5030 }, '차량 등록', /\/vehicle-registration/],
  [{ code: 'GO_SCP', status: 400 }, '가입하기', /\/app\/(\?|$)/],
];

test('an escalation offers its next page, and an expired sign-in creates no order [ERR-001, ERR-007, ERR-024]', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);
  const paymentPage = page.url();

  for (const [fault, action, leads] of escalations) {
    await sandbox.staff('fault', { operation: 'createSubsc', once: 'on', ...fault });
    await buying.pay(page);
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(page).toHaveURL(leads);
    await page.goto(paymentPage);
    await expect(page.getByRole('button', { name: '결제하기' })).toBeEnabled();
  }
  await sandbox.staff('fault', { operation: 'createSubsc', status: 401 });
  await buying.pay(page);
  await expect(page.getByRole('dialog')).toContainText('로그인이 만료되었습니다.');
  expect(await paymentsOf(sandbox, 433_620)).toEqual([]);
});

test('a total of 0 won is completed without a card page [PAY-032, PAY-035, PRICE-008]', async ({
  page,
  sandbox,
}) => {
  await openAtPayment(page, sandbox);
  await page.getByRole('textbox', { name: 'VIP 코드' }).fill('FREE100');
  await page.getByRole('button', { name: '적용' }).click();
  await expect(total(page)).toContainText(/^\D*0원$/);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));

  await buying.pay(page);

  await expect(page.getByRole('heading', complete)).toBeVisible();
  await expect(page.getByText('0원', { exact: true })).toBeVisible();
  expect(visited.filter((path) => path.startsWith('/sandbox/'))).toEqual([]);
});

test('wrong VIP codes keep the price, and the pay button checks all that is missing in order [PAY-014…023, PAY-028…030, API-017]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToEmptyPayment(page);

  for (const [code, said] of [
    ['', '할인코드를 입력해 주세요.'],
    ['NOSUCH', '사용할 수 없는 쿠폰코드 입니다.'],
    ['PREMIUM10', '사용할 수 없는 쿠폰코드 입니다.'],
    ['USED1234', '이미 사용된 쿠폰코드입니다.'],
  ] as const) {
    await page.getByRole('textbox', { name: 'VIP 코드' }).fill(code);
    await page.getByRole('button', { name: '적용' }).click();
    await expect(page.getByRole('dialog')).toContainText(said);
    await page.getByRole('button', { name: '확인', exact: true }).click();
  }
  await expect(total(page)).toContainText('433,620원');

  const refused = async (said: string) => {
    await page.getByRole('button', { name: '결제하기' }).click();
    await expect(page.getByRole('dialog')).toContainText(said);
    await page.getByRole('button', { name: '확인', exact: true }).click();
  };

  await page.getByRole('radio', { name: '법인카드' }).click();
  await refused('판매사를 선택해 주세요.');
  await page.getByRole('button', { name: '추천인 찾기' }).click();
  await expect(page.getByRole('dialog')).toContainText('상품 판매사를 먼저 선택해 주세요.');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await buying.chooseDealer(page, '동해오토');
  await refused('추천인을 선택해 주세요.');
  await buying.recommendNobody(page);
  await refused('선택하신 판매사는 법인카드 결제가 불가합니다.');
  await page.getByRole('radio', { name: '개인카드' }).click();
  await refused('필수 약관에 동의해 주세요.');
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('유의사항 확인 후 진행해 주세요.')).toBeVisible();
  expect(await paymentsOf(sandbox, 433_620)).toEqual([]);
});
