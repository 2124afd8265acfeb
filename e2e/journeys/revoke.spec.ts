import type { Page } from 'playwright/test';
import { living } from './living';
import { cardOf } from './steps/living';
import { expect, type Sandbox, test } from './test';

test('a member selects a membership, sees the refund, requests cancellation and withdraws it [REVOKE-001, REVOKE-002, REVOKE-003, REVOKE-006, REVOKE-007, REVOKE-008, REVOKE-009, REVOKE-010, REVOKE-011, REVOKE-012, REVOKE-014, REVOKE-015, REVOKE-017, REVOKE-018, MSG-018, MSG-041, VALID-033, VALID-034, STATUS-008, STATUS-010, STATUS-011]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'many', as: 'android', to: '/app/subscRevoke' });
  const which = page.getByRole('dialog', { name: '해지할 멤버십 선택' });
  await expect(which.getByRole('columnheader')).toHaveText([
    '선택',
    '차량번호',
    '멤버십명',
    '이용 기간',
  ]);
  await expect(which.getByRole('row', { name: /42다1322/ })).toContainText(
    /신청 진행 중 \d{2}\.\d{2}\.\d{2}/,
  );
  await expect(which.getByRole('row', { name: /42가1320/ })).toContainText(
    /\d{2}\.\d{2}\.\d{2}~\d{2}\.\d{2}\.\d{2}/,
  );
  await which.getByRole('radio', { name: 'STANDARD 42가1320' }).check();
  await which.getByRole('button', { name: '선택 완료' }).click();

  const rows = page.getByRole('table', { name: '환불 내역' }).getByRole('row');
  await expect(rows).toHaveText([
    /차대번호.{17}$/,
    '차량번호42가1320',
    '멤버십STANDARD',
    '이용 일수40일',
    '결제 금액326,700원',
    '위약금−32,670원',
    '정비 사용 금액0원',
    '예상 환불액294,030원',
  ]);
  await expect(page.getByText('승인 후 14일 이내에 해지하면 위약금이 없어요.')).toBeVisible();

  const written = page.getByLabel('기타 사유 (선택)');
  await page.getByRole('button', { name: '해지 신청' }).click();
  await expect(page.getByText('해지 사유를 선택해 주세요.')).toBeVisible();
  await page.getByRole('radio', { name: '비용이 부담돼요' }).click();
  await expect(written).toBeDisabled();
  await page.getByRole('radio', { name: '기타' }).click();
  await written.fill('차를 오래 세워 두게 되었어요');
  await page.getByRole('button', { name: '해지 신청' }).click();
  const confirmation = page.getByRole('dialog', { name: '해지 신청 확인' });
  await confirmation.getByRole('button', { name: '유지하기' }).click();
  await expect(confirmation).toBeHidden();
  expect(await cardOf(sandbox, 'S-many-1')).toMatchObject({ state: 20, stateReq: 10 });

  await living.askToCancel(page, '기타');
  await living.told(page, '해지 신청이 접수됐어요.');
  await expect(page).toHaveURL(/\/app\/subscStatusVtg\?.*vehicle_id=/);
  const membership = living.card(page, 'STANDARD').first();
  await expect(membership).toContainText('해지 신청');
  expect(await cardOf(sandbox, 'S-many-1')).toMatchObject({ state: 20, stateReq: -20 });

  await living.keepAfterAll(page);
  await membership.getByRole('link', { name: /상세 보기/ }).click();
  await expect(living.card(page, '관리').getByRole('link', { name: '해지 신청' })).toBeVisible();
  expect(await cardOf(sandbox, 'S-many-1')).toMatchObject({ state: 20, stateReq: 10 });
});

test('a pending application is cancelled with a full refund at once [REVOKE-016, STATUS-009, STATUS-017]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'pending', as: 'android', to: '/app/subscRevoke' });
  const which = page.getByRole('dialog', { name: '해지할 멤버십 선택' });
  await expect(which.getByRole('radio', { disabled: false })).toBeChecked();
  await which.getByRole('button', { name: '선택 완료' }).click();
  await expect(page.getByText('결제 금액 전액을 바로 돌려받아요.')).toBeVisible();
  await living.askToCancel(page, '이용할 일이 적어요');
  await living.told(page, '해지가 완료됐어요. 결제 금액 전액을 바로 환불해 드려요.');
  const history = living.card(page, '지난 멤버십');
  const over = history.getByRole('region', { name: 'STANDARD' }).first();
  await expect(over).toContainText('환불 완료');
  await over.getByRole('link', { name: /상세 보기/ }).click();
  const paid = await living
    .card(page, '결제 정보')
    .getByText(/^[\d,]+원/)
    .nth(2)
    .textContent();
  await expect(living.card(page, '환불 정보')).toContainText(
    `환불 금액${paid?.match(/[\d,]+원/)?.[0]}`,
  );
  expect(await cardOf(sandbox, 'S-pending')).toMatchObject({ state: -60, stateReq: -50 });
});

test('a received membership cannot be cancelled [REVOKE-004, REVOKE-013, REVOKE-020, TRANS-011]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'transfer-in', as: 'android', to: '/app/subscRevoke' });
  const which = page.getByRole('dialog', { name: '해지할 멤버십 선택' });
  await expect(which.getByRole('radio')).toBeDisabled();
  await expect(which).toContainText('양도받은 멤버십');

  await page.goto(`${page.url()}&subsc_id=S-transferred`);
  await expect(page.getByText('해지 불가')).toBeVisible();
  await expect(page.getByText('양도받은 멤버십은 환불받을 수 없어요.').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

/** Opens the form of the active STANDARD membership, with a refund of 92,030 won. */
async function openForm(page: Page, sandbox: Sandbox) {
  const to = '/app/subscRevoke?subsc_id=S-active-standard';
  await sandbox.open(page, { person: 'active-standard', as: 'android', to });
  await expect(page.getByText('92,030원').first()).toBeVisible();
}

test('a cancellation is not sent when the server state changed, and the page shows the new state [REVOKE-003, REVOKE-006, REVOKE-021, STATUS-010]', async ({
  page,
  sandbox,
}) => {
  await openForm(page, sandbox);
  await sandbox.staff('use-coupon', { id: 'S-active-standard', product: 'STD-PICKUP' });
  await living.askToCancel(page, '비용이 부담돼요');
  await living.told(page, '그사이 예상 환불액이 바뀌었어요.');
  await expect(page.getByText('52,030원').first()).toBeVisible();
  expect(await cardOf(sandbox, 'S-active-standard')).toMatchObject({ stateReq: 10 });

  const other = await page.context().newPage();
  await other.goto(page.url());
  await living.askToCancel(other, '비용이 부담돼요');
  await living.told(other, '해지 신청이 접수됐어요.');
  await other.close();
  await sandbox.staff('confirm-revoke', { id: 'S-active-standard' });

  await living.askToCancel(page, '비용이 부담돼요');
  await living.told(page, '그사이 멤버십 상태가 바뀌었어요.');
  await expect(living.card(page, 'STANDARD')).toContainText('해지 완료');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('answers 403, 409, 401 and a lost one show their message, and one request is made [ERR-008, ERR-013, ERR-025, REVOKE-015]', async ({
  page,
  sandbox,
}) => {
  await openForm(page, sandbox);
  for (const [status, message, leadsTo] of [
    [409, '지금은 해지할 수 없습니다.', '/app/subscRevoke'],
    [403, '본인의 멤버십만 해지할 수 있습니다.', '/app/'],
  ] as const) {
    await sandbox.staff('fault', { operation: 'putSubsc', status, message, once: true });
    await living.askToCancel(page, '비용이 부담돼요');
    await living.told(page, message);
    await expect.poll(() => new URL(page.url()).pathname).toBe(leadsTo);
  }

  await openForm(page, sandbox);
  await sandbox.staff('fault', { operation: 'putSubsc', status: 401 });
  await living.askToCancel(page, '비용이 부담돼요');
  await expect(page.getByRole('dialog', { name: '알림' })).toContainText(
    '로그인 시간이 지났습니다. 다시 로그인한 뒤 해지를 신청해 주세요.',
  );
  await sandbox.staff('clear-fault');
  expect(await cardOf(sandbox, 'S-active-standard')).toMatchObject({ state: 20, stateReq: 10 });

  await openForm(page, sandbox);
  // The request arrives, but its answer is lost.
  await page.route('**/subscs/S-active-standard', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await living.askToCancel(page, '비용이 부담돼요');
  await living.told(page, '해지 신청이 접수됐어요.');
  expect(await cardOf(sandbox, 'S-active-standard')).toMatchObject({ state: 20, stateReq: -20 });
});
