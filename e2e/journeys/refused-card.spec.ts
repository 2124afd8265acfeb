import { openAtPayment } from './at-payment';
import { buying } from './buying';
import { paymentsOf } from './steps/buying';
import { cardsOf } from './steps/living';
import { expect, test } from './test';

const complete = { level: 1, name: '가입 신청이 완료되었습니다.' } as const;

test('a refused or cancelled card returns to the filled-in payment page, which then pays once [LAND-004, LAND-006, ERR-021, PAY-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('backend', { extras: 'payment-state' });
  await openAtPayment(page, sandbox, 'ios');

  for (const [button, said] of [
    ['실패', '카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도해 주세요.'],
    ['취소', '결제를 취소하셨습니다.'],
  ] as const) {
    await buying.pay(page);
    await page.getByText('QA · 다른 결과로 끝내기').click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(said);
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('step')).toBe('3');
    await expect(page.getByText('한강모터스', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '추천인 없음' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();
  }

  await buying.pay(page);
  await page.getByText('QA · 다른 결과로 끝내기').click();
  await page.getByRole('button', { name: '두 번 돌아오기' }).click();
  await expect(page.getByRole('heading', complete)).toBeVisible();
  expect(await cardsOf(sandbox, 'new-customer')).toHaveLength(1);
  expect(await paymentsOf(sandbox, 433_620, 'paid')).toHaveLength(1);
});

test('Back resumes the payment, and a decline in a second tab unlocks the first tab [PAY-010, PAY-013, LAND-004]', async ({
  context,
  page,
  sandbox,
}) => {
  await sandbox.staff('backend', { extras: 'none' });
  await openAtPayment(page, sandbox);
  await buying.toCardPage(page);
  const cardPage = page.url();
  const back = async () => {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText('진행 중인 결제가 있어요')).toBeVisible();
    await expect(page.getByRole('button', { name: '결제하기', exact: true })).toBeDisabled();
  };
  await back();
  await page.getByRole('button', { name: '이어서 결제하기' }).click();
  await expect(page).toHaveURL(cardPage);
  await back();

  const second = await context.newPage();
  await second.goto(cardPage);
  await second.getByText('QA · 다른 결과로 끝내기').click();
  await second.getByRole('button', { name: '실패', exact: true }).click();
  await expect(second.getByRole('dialog')).toContainText('결제가 완료되지 않았어요.');
  await expect(page.getByText('진행 중인 결제가 있어요')).toBeHidden();

  await buying.pay(page);
  await buying.complete(page);
  expect(await paymentsOf(sandbox, 433_620, 'paid')).toHaveLength(1);
});

test('asks before a third order when a decline names no order beside a second card page [A-96, PAY-013]', async ({
  context,
  page,
  sandbox,
}) => {
  const cardPage = async () => {
    await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
    return page.url();
  };
  await sandbox.staff('backend', { extras: 'none' });
  await openAtPayment(page, sandbox);
  await buying.pay(page);
  const first = await cardPage();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: '취소하고 다시 신청하기' }).click();
  await buying.pay(page);
  const second = await cardPage();

  const form = { outcome: 'failure' };
  const declined = await page.request.post(first, { form, maxRedirects: 0 });
  const landing = new URL(declined.headers()['location'] ?? '', sandbox.origin);
  landing.searchParams.delete('reqs');
  await page.goto(landing.href);
  await expect(page.getByRole('dialog')).toContainText('결제가 완료되지 않았어요.');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await buying.pay(page);

  const question = page.getByRole('heading', { name: '다른 결제 창이 열려 있으면 닫아 주세요' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: '다시 확인' }).click();
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: '새로 결제' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(second);
  await buying.payByCard(other);
  await expect(page.getByRole('heading', complete)).toBeVisible();
  const payments = await paymentsOf(sandbox, 433_620);
  expect(payments.map(({ status }) => status).sort()).toEqual(['failed', 'paid']);
});

test('returns to the filled-in payment page when the customer gives up the payment [PAY-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('backend', { extras: 'none' });
  await openAtPayment(page, sandbox);
  await buying.toCardPage(page);
  await page.goto('/app/subscStatus');

  await page.getByRole('button', { name: '취소하고 다시 신청하기' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
  await expect(page.getByText('한강모터스', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();
  await page.getByRole('button', { name: /^판매사 선택/ }).click();
  await expect(
    page
      .getByRole('list', { name: '판매사' })
      .getByRole('button', { name: /지난번에 선택한 판매사/ }),
  ).toHaveText(/^한강모터스/);
  await page.goto('/app/subscStatus');
  await expect(page.getByText('가입한 멤버십이 없어요')).toBeVisible();
  await expect(page.getByText('진행 중인 결제가 있어요')).toBeHidden();
});
