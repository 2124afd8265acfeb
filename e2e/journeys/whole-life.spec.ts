import type { Page } from 'playwright/test';
import { buying } from './buying';
import { daysAfter, living } from './living';
import { cardOf, cardsOf } from './steps/living';
import { expect, test } from './test';

/** Returns the lines of the refund breakdown with their amounts in whole won. */
const breakdown = async (page: Page, id: string): Promise<Record<string, string>> => {
  await page.goto(`/app/subscRevoke?vtg_id=VTG10005&subsc_id=${id}`);
  const table = page.getByRole('table', { name: '환불 내역' });
  await expect(table).toBeVisible();
  const [labels, values] = await Promise.all([
    table.getByRole('rowheader').allTextContents(),
    table.getByRole('cell').allTextContents(),
  ]);
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
};

test('membership life cycle from the application to its last day [STATE-006, STATE-007, STATE-008, REVOKE-003, REVOKE-018, REVOKE-021, COUPON-007, CONST-021, CONST-022, EXT-004, EXT-007, TRANS-011, TRANS-012, STATUS-006, STATUS-009, STATUS-018, SBX-008]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToPayment(page);
  await buying.toCardPage(page);
  await buying.payByCard(page);
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  const membership = living.card(page, 'STANDARD').first();
  await expect(membership).toContainText('승인대기');

  const { today } = (await sandbox.ask('clock')) as { today: string };
  const [applied] = await cardsOf(sandbox, 'new-customer');
  const id = applied?.id ?? '';
  await sandbox.staff('approve', { id });
  const [approved] = await cardsOf(sandbox, 'new-customer');
  expect(approved).toMatchObject({ state: 20, confirm: 20, startsOn: daysAfter(today, 1) });

  await living.goTo(sandbox, daysAfter(today, 14));
  expect(await breakdown(page, id)).toMatchObject({
    '이용 일수': '14일',
    '결제 금액': '433,620원',
    위약금: '0원',
    '예상 환불액': '433,620원',
  });
  await living.goTo(sandbox, daysAfter(today, 15));
  expect(await breakdown(page, id)).toMatchObject({
    '이용 일수': '15일',
    위약금: '−43,362원',
    '예상 환불액': '390,258원',
  });
  await sandbox.staff('use-coupon', { id, product: 'STD-OIL' });
  expect(await breakdown(page, id)).toMatchObject({
    위약금: '−43,362원',
    '정비 사용 금액': '−150,000원',
    '예상 환불액': '240,258원',
  });

  await living.askToCancel(page, '차량을 바꿨어요');
  await living.told(page, '해지 신청이 접수됐어요.');
  await expect(membership).toContainText('해지 신청을 확인하고 있어요.');
  await living.keepAfterAll(page);
  await page.getByRole('tab', { name: /사용·만료/ }).click();
  // The list changes a moment after its tab. Until then it shows the other items.
  await expect(page.getByRole('article')).toContainText([`사용일${daysAfter(today, 15)}`]);

  const stop = approved?.stopsOn ?? '';
  await living.goTo(sandbox, daysAfter(stop, -31));
  await page.goto('/app/subscStatus?vtg_id=VTG10005');
  await expect(membership).toContainText(`${daysAfter(stop, -30)}부터 만료일까지`);
  await living.goTo(sandbox, daysAfter(stop, -30));
  await page.reload();
  await page.getByRole('button', { name: '연장하기' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await buying.submit(page);
  await buying.payByCard(page);
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  await expect(membership).toContainText(`${daysAfter(stop, 1)}부터 이어서 이용할 수 있어요.`);
  const extension = (await cardsOf(sandbox, 'new-customer')).find((one) => one.id !== id);
  const startsOn = daysAfter(stop, 1);
  expect(extension).toMatchObject({ state: 10, stateReq: 30, confirm: 10, startsOn });
  await sandbox.staff('approve', { id: extension?.id });
  const accepted = await cardOf(sandbox, extension?.id ?? '');
  expect(accepted).toMatchObject({ state: 10, stateReq: 30, confirm: 20, startsOn });

  await living.goTo(sandbox, stop);
  await page.reload();
  await expect(page.getByText('오늘까지 이용할 수 있어요')).toBeVisible();
  await living.goTo(sandbox, daysAfter(stop, 1));
  await page.reload();
  const active = living.card(page, '가입 멤버십 정보').getByRole('region');
  await expect(active).toHaveText([/STANDARD가입.*일 남았어요/]);
  await expect(living.card(page, '지난 멤버십')).toContainText('만료');
  await expect(page.getByRole('tab', { name: /사용 가능/ })).toContainText('4');

  expect(await cardOf(sandbox, id)).toMatchObject({ state: -10 });
  const extended = await cardOf(sandbox, extension?.id ?? '');
  expect(extended).toMatchObject({ state: 20, stateReq: 10, startsOn });
  const period = `${extended?.startsOn} ~ ${extended?.stopsOn}`;
  await sandbox.staff('sell-car', { id: extension?.id, to: 'no-vehicles' });
  await sandbox.open(page, { person: 'no-vehicles', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('link', { name: '멤버십 양도받기' }).click();
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: '양도 신청' }).click();
  await living.told(page, '양도 신청이 완료되었습니다.');
  await page.getByRole('button', { name: '확인했어요' }).click();
  await living.told(page, '양도 신청이 완료되었습니다.');
  await expect(membership).toContainText(period);
  await expect(membership).toContainText('양도받은 멤버십은 해지하거나 환불받을 수 없어요.');

  await living.goTo(sandbox, daysAfter(extended?.stopsOn ?? '', 1));
  await page.reload();
  await expect(living.card(page, '지난 멤버십')).toContainText('만료');
  await expect(page.getByText('이 차량으로 이용 중인 멤버십이 없어요.')).toBeVisible();

  await sandbox.open(page, { person: 'new-customer', as: 'android', to: '/app/subscStatus' });
  await expect(living.card(page, '지난 멤버십').getByRole('region')).toHaveText([
    /만료.*에 양도된 멤버십이에요\./,
    /만료/,
  ]);
});
