import type { Locator, Page } from 'playwright/test';
import { openAtPayment } from './at-payment';
import { buying, total } from './buying';
import { insuring } from './insuring';
import { closed, pressBack } from './phone';
import { paymentsOf } from './steps/buying';
import { expect, test } from './test';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [one, other] = [await inner.boundingBox(), await outer.boundingBox()];
  return one !== null && other !== null && one.y >= other.y && one.y + one.height <= other.height;
};
const complete = '가입 신청이 완료되었습니다.';

/** Returns all data that a page leaves outside of the tab's own memory. */
const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(() =>
    decodeURIComponent(
      [location.href, JSON.stringify(history.state), JSON.stringify({ ...localStorage })].join(
        '\n',
      ),
    ),
  );

test('an application survives reload, back and forward, and leaves no personal data behind [APPLY-003, GUARD-012, SEC-008]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await page.reload();
  await insuring.agree(page);
  await page.reload();
  await insuring.surveyed(page);
  await page.reload();
  await insuring.insuranceTerms(page);
  await insuring.document(page);
  await page.reload();
  await insuring.inspection(page);
  await page.reload();
  await insuring.dashboard(page, '45210');
  await expect(heading(page, '결제')).toBeVisible();
  await page.reload();
  await expect(total(page)).toContainText('1,488,000원');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('총 주행거리(km)')).toHaveValue('45,210');
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page, '정기검사 결과지를 촬영해 주세요')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, '결제')).toBeVisible();
  const left = await leftBehind(page);
  for (const personal of ['김민준', '15가1050', 'MRDC5K20005000000', '/atts/', 'intentKey'])
    expect(left).not.toContain(personal);
});

test('an application has its back arrow, and home continues it, also after a killed webview [APPLY-031, A-55]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  const header = page.getByRole('banner');
  const back = page.getByRole('button', { name: '이전으로' });
  await expect(header.getByRole('link', { name: '홈으로' })).toBeHidden();
  await page.mouse.wheel(0, 200);
  expect(await isInside(back, header)).toBe(true);

  for (const earlier of ['이 멤버십으로 신청할까요?', '약관에 동의해 주세요']) {
    await back.click();
    await expect(heading(page, earlier)).toBeVisible();
  }
  await back.click();
  const left = page.getByRole('region', { name: '작성하던 신청이 남아 있어요' });
  await expect(left).toContainText('STANDARD · 15가1050 · C5 2.0');
  await page.evaluate(() => sessionStorage.clear()); // as in a webview that was killed
  await page.goto(`${sandbox.origin}/app/`);
  await expect(left).toContainText('STANDARD · 15가1050 · C5 2.0');
  await left.getByRole('button', { name: '이어서 신청하기' }).click();
  await expect(heading(page, '차량 정보 입력 및 멤버십 선택')).toBeVisible();
});

test('an address of a later step leads home or to the furthest step of the application [GUARD-012, MSG-032]', async ({
  page,
  sandbox,
}) => {
  const open = (to: string) =>
    sandbox.open(page, { person: 'new-customer', as: 'android', to: `/app/subscApply/${to}` });
  for (const step of ['pkg', 'vehicleInsp?step=5', 'res']) {
    await open(step);
    await expect(page.getByRole('dialog'), step).toContainText('잘못된 접근 경로입니다.');
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  }
  await buying.standardToVehicle(page);
  await page.goto(`${sandbox.origin}/app/subscApply/req?step=3`);
  await expect(heading(page, '차량 정보 입력 및 멤버십 선택')).toBeVisible();
});

test('the draft is deleted after completion, and Back never shows a form again [APPLY-035, LAND-003]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standard(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'MRDC5K20005000000',
  );

  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(frame.url()));
  await page.goBack({ waitUntil: 'commit' }); // the card page knows that it is paid and returns at once
  await expect(heading(page, complete)).toBeVisible();
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  await expect(heading(page, '멤버십 현황')).toBeVisible();
  await pressBack(page);
  await expect(closed(page)).toBeVisible();
  expect(shown.filter((address) => /subscApply\/(?!res)/.test(address))).toEqual([]);
  await page.goto(`${sandbox.origin}/app/subscApply/req?step=3`);
  await expect(page.getByRole('dialog')).toContainText('잘못된 접근 경로입니다.');
});

test('after a webview was killed on the card page, home resumes the payment, which is paid once [PAY-013, LAND-003]', async ({
  context,
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  await buying.toCardPage(page);
  await page.close();

  const second = await context.newPage();
  await second.goto(`${sandbox.origin}/app/`);
  const card = second.getByRole('region', { name: '진행 중인 결제가 있어요' });
  await expect(card).toBeVisible();
  await expect.poll(() => gapBetween(card, second.getByRole('tablist'))).toBeGreaterThan(0);
  await second.getByRole('button', { name: '취소하고 다시 신청하기' }).click();
  await expect(second.getByText('진행 중인 결제가 있어요')).toBeHidden();
  // The draft on disk outlived the page, with all choices.
  await expect(heading(second, '결제')).toBeVisible();
  await buying.toCardPage(second);
  await second.close();

  const third = await context.newPage();
  await third.goto(`${sandbox.origin}/app/`);
  await third.getByRole('button', { name: '이어서 결제하기' }).click();
  await buying.complete(third);
  expect(await paymentsOf(sandbox, 433_620, 'paid')).toHaveLength(1);
});

test('an order with a lost answer is found by its key, and the landing says that it is checking [API-023, PAY-010, LAND-003]', async ({
  page,
  sandbox,
}) => {
  // With these extensions the landing requests the order itself and no call of the start.
  await sandbox.staff('backend', { extras: 'idempotency-key+order-id' });
  await openAtPayment(page, sandbox);
  const before = await paymentsOf(sandbox, 433_620);
  let isLost = true;
  await page.route('**/api/v1App/subscs', async (route) => {
    const response = await route.fetch(); // the order arrives, but its answer is lost
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  await buying.pay(page);
  await expect(page.getByText('다시 결제하지 말고 기다려 주세요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '결제하기', exact: true })).toBeDisabled();
  isLost = false;
  await page.getByRole('button', { name: '이어서 결제하기' }).click();
  expect(await paymentsOf(sandbox, 433_620)).toHaveLength(before.length + 1);

  await sandbox.staff('fault', { operation: 'getSubsc', status: 503 });
  await buying.payByCard(page);
  await expect(heading(page, '결제 결과를 확인하고 있어요')).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await sandbox.staff('clear-fault');
  await expect(heading(page, complete)).toBeVisible();
});

/** Returns the px between the lower edge of one element and the upper edge of another. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above && below ? below.y - above.y - above.height : Number.NaN;
}
