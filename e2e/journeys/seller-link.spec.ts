import type { BrowserContext, Page } from 'playwright/test';
import { buying } from './buying';
import { living } from './living';
import { onPage } from './on-page';
import { savedBy } from './saved-file';
import { agreeToLink, type Link, linksOf, waitingLink } from './steps/links';
import { expect, type Sandbox, test } from './test';

const stateOf = async (sandbox: Sandbox, { hash }: Link) =>
  (await linksOf(sandbox)).find((link) => link.hash === hash);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const linking = onPage({ agree: agreeToLink });
const verified = (page: Page) => page.getByText('본인인증을 마쳤어요');

/** Opens the pop-up by a tap on the page of React, because a tap that spans its start is lost, and returns it. */
async function popUp(context: BrowserContext, page: Page): Promise<Page> {
  await expect(page.locator('main:not([data-first])')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /본인인증하기|본인인증 창 다시 열기/ }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: '휴대폰 본인확인' })).toBeVisible();
  return popup;
}

test('a member opens a dealer link without a sign-in, agrees, pays and becomes a member [SOLIC-001…004, SOLIC-006, SOLIC-007, API-035, API-036, LAW-005]', async ({
  page,
  sandbox,
}) => {
  const link = await waitingLink(sandbox, true);
  await sandbox.open(page, { as: 'web', to: link.path });
  await expect(heading(page, '멤버십 가입 요청이 도착했어요')).toBeVisible();
  await expect(page.getByText('PREMIUM', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('한강모터스', { exact: true })).toBeVisible();
  await expect(page.getByText('885,000원')).toBeVisible();
  await expect(page.getByRole('button', { name: '본인인증하기' })).toBeHidden();

  await page.getByRole('button', { name: '동의하고 신청하기' }).click();
  await expect(page.getByRole('dialog')).toContainText('필수 약관에 동의해 주세요.');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await linking.agree(page);

  await sandbox.staff('move-solicitation', { hash: link.hash, state: 50 });
  await page.reload();
  await expect(heading(page, '결제를 진행해 주세요')).toBeVisible();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: '885,000원 결제하기' }).click();
  await buying.payByCard(page);
  await expect(heading(page, '결제를 완료했어요')).toBeVisible();
  const save = page.getByRole('button', { name: '계약서 저장' });
  const contract = String(await savedBy(page, save, 'ServiceCare+ 계약서.html'));
  expect(contract).toContain('<dt>총 결제 금액</dt><dd>885,000원 (부가세 80,454원 포함)</dd>');
  expect(contract).toContain('<dt>판매사 상호</dt><dd>한강모터스 주식회사</dd>');
  expect(await stateOf(sandbox, link)).toMatchObject({ state: 60 });
  expect(await sandbox.ask('subscriptions')).toContainEqual(
    expect.objectContaining({ state: 15, confirm: 10, price: 885_000 }),
  );
});

test('a visitor without an account must pass the identity check before the terms are accepted [SOLIC-005, IDENT-001, IDENT-002, IDENT-004…006, ERR-026, GUARD-010]', async ({
  context,
  page,
  sandbox,
}) => {
  const link = await waitingLink(sandbox, false);
  await sandbox.open(page, { as: 'web', to: link.path });
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: '동의하고 신청하기' }).click();
  await expect(page.getByRole('dialog')).toContainText('본인인증을 진행해 주세요.');
  await page.getByRole('button', { name: '확인', exact: true }).click();

  const failing = await popUp(context, page);
  await failing.getByRole('button', { name: '인증 실패' }).click();
  await expect(page.getByRole('dialog')).toContainText('본인인증 중 오류가 발생했습니다.');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect.poll(() => failing.isClosed()).toBe(true);

  // The tap opens the window at once, although the answer that it needs never comes.
  await sandbox.staff('fault', { operation: 'getEncData', hang: 'on', once: 'on' });
  const opened = context.waitForEvent('page');
  const asked = page.waitForRequest(/\/encData/);
  await page.getByRole('button', { name: /^본인인증/ }).click();
  await asked;
  await (await opened).close();

  const closed = await popUp(context, page);
  await closed.close();
  await expect(page.getByRole('button', { name: '본인인증 창 다시 열기' })).toBeEnabled();

  const done = await popUp(context, page);
  const posted = await done.locator('input[name=EncodeData]').inputValue();
  await done.getByRole('button', { name: '인증 성공' }).click();
  await expect(verified(page)).toBeVisible();
  expect(await stateOf(sandbox, link)).toMatchObject({ isIdentified: true });

  const replayed = await page.request.post(`${sandbox.origin}/identity/result`, {
    form: { EncodeData: posted, outcome: 'failure' },
    maxRedirects: 0,
  });
  expect(replayed.status()).toBe(400);
  await page.reload();
  await expect(verified(page)).toBeVisible();

  await linking.agree(page);
  await sandbox.staff('move-solicitation', { hash: link.hash, state: 50 });
  await page.reload();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await page.getByText('QA · 다른 결과로 끝내기').click();
  await page.getByRole('button', { name: '실패', exact: true }).click();
  if (await sandbox.has('direct-link-return'))
    await expect(page.getByText('앞서 시작한 결제가 아직 완료되지 않았어요')).toBeVisible();
  else {
    await living.told(page, '결제가 완료되지 않았어요.');
  }
  await expect(heading(page, '결제를 진행해 주세요')).toBeVisible();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: /결제하기$/ }).click();
  await buying.payByCard(page);
  await expect(heading(page, '결제를 완료했어요')).toBeVisible();
});

test('the identity check counts even when the opener of the pop-up has gone [IDENT-004]', async ({
  context,
  page,
  sandbox,
}) => {
  const link = await waitingLink(sandbox, false);
  await sandbox.open(page, { as: 'web', to: link.path });
  const popup = await popUp(context, page);
  await page.close();
  await popup.getByRole('button', { name: '인증 성공' }).click();
  await expect.poll(async () => (await stateOf(sandbox, link))?.isIdentified).toBe(true);

  const again = await context.newPage();
  await again.goto(sandbox.origin + link.path);
  await expect(verified(again)).toBeVisible();
});

test('an unknown link, an unreadable link and a server failure each show a message [SOLIC-004, SOLIC-008, SOLIC-009, ERR-027, ERR-028]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'web', to: '/app/subscSolicitation/none' });
  await expect(page.getByText('유효하지 않은 가입 요청입니다.')).toBeVisible();

  const unreadable = (await linksOf(sandbox)).find(({ state }) => state === 30);
  await sandbox.open(page, { as: 'web', to: unreadable?.path ?? '' });
  await expect(page.getByText('가입 요청 조회 중 오류가 발생했습니다.')).toBeVisible();

  const link = await waitingLink(sandbox, true);
  await sandbox.open(page, { as: 'web', to: link.path });
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await sandbox.staff('fault', { operation: 'applySolicitation', status: 500, once: 'on' });
  await page.getByRole('button', { name: '동의하고 신청하기' }).click();
  await expect(page.getByRole('dialog')).toContainText('약관 동의 중 오류가 발생했습니다.');
});
