import { buying, total } from './buying';
import { daysAfter, living } from './living';
import { reloadWith } from './page-setting';
import { cardOf, cardsOf } from './steps/living';
import { expect, test } from './test';

test('a membership near its end is extended once at the extension price and listed first [EXT-001…008, EXT-012, APPLY-036, PAY-012, PRICE-010, LAND-003, STATUS-014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'near-end', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('button', { name: '연장하기' }).click();
  await expect(living.heading(page, '이 멤버십으로 연장할까요?')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/subscApply/pkg');
  expect(new URL(page.url()).searchParams.get('step')).toBe('2');
  await expect(page.getByText('연장 가입 15% 할인')).toBeVisible();
  await page.getByRole('button', { name: '다음' }).click();

  await expect(living.heading(page, '결제')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('step')).toBe('3');
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관 동의/ })).toBeVisible();
  await page.getByRole('button', { name: '이전으로' }).click();
  await expect(living.heading(page, '이 멤버십으로 연장할까요?')).toBeVisible();
  await page.getByRole('button', { name: '다음' }).click();
  // An extension has 15 % off, and a new membership 10 %: 407,000 − 61,050.
  await expect(page.getByRole('main')).toContainText('407,000원');
  await expect(total(page)).toContainText('345,950원');
  await buying.submit(page);
  await expect(page.getByText('345,950원')).toBeVisible();
  await buying.complete(page);
  expect(new URL(page.url()).searchParams.get('step')).toBe('4');
  await expect(page.getByText(/^\d{4}-\d{2}-\d{2} 0시부터 12개월 동안/)).toBeVisible();
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();

  const cards = living.card(page, '가입 멤버십 정보').getByRole('region');
  await expect(cards).toHaveText([/연장이 접수됐어요\./, /20일 남았어요/]);
  await expect(cards.first()).toContainText('승인대기');
  await expect(cards.last()).toContainText('연장 신청을 이미 받았어요.');
  await expect(page.getByRole('button', { name: '연장하기' })).toHaveCount(0);

  const mine = await cardsOf(sandbox, 'near-end');
  expect(mine).toHaveLength(2);
  const before = mine.find(({ id }) => id === 'S-near-end');
  const extension = mine.find(({ id }) => id !== 'S-near-end');
  expect(extension).toMatchObject({ state: 10, stateReq: 30, confirm: 10, price: 345_950 });
  expect(extension?.startsOn).toBe(daysAfter(before?.stopsOn ?? '', 1));

  await sandbox.staff('approve', { id: extension?.id });
  await page.reload();
  await expect(cards.first()).toContainText('승인완료');
  await living.goTo(sandbox, extension?.startsOn ?? '');
  await page.reload();
  await expect(cards).toHaveText([/364일 남았어요/]);
  await expect(living.card(page, '지난 멤버십')).toContainText('만료');
});

test('outside the app, an extension shows a warning, and the guard decides [EXT-009, EXT-010, EXT-011, GUARD-003, MSG-019]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'near-end', as: 'web', to: '/app/subscStatus' });
  await page.getByRole('button', { name: '연장하기' }).click();
  const warning = page.getByRole('dialog', { name: '알림' });
  await expect(warning).toContainText('앱이 아닌 환경입니다. 연장을 계속하시겠습니까?');
  await warning.getByRole('button', { name: '닫기' }).click();
  await expect(warning).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/app/subscStatus');

  await page.getByRole('button', { name: '연장하기' }).click();
  await warning.getByRole('button', { name: '계속하기' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/app/notApp');
});

test('an extension is offered only in the last thirty days and without a cancellation request [EXT-003, EXT-004, EXT-005]', async ({
  page,
  sandbox,
}) => {
  const stop = (await cardOf(sandbox, 'S-revoke-requested'))?.stopsOn ?? '';
  const extend = page.getByRole('button', { name: '연장하기' });

  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await expect(page.getByText(/연장은 만료 30일 전인 \d{4}-\d{2}-\d{2}부터/)).toBeVisible();
  await expect(extend).toHaveCount(0);

  await living.goTo(sandbox, daysAfter(stop, -30));
  await sandbox.open(page, { person: 'revoke-requested', as: 'android', to: '/app/subscStatus' });
  await expect(page.getByText(/예상 환불액은 [\d,]+원이에요/)).toBeVisible();
  await expect(extend).toHaveCount(0);
  await living.keepAfterAll(page);
  await expect(extend).toBeEnabled();
});

test('with `extension.outsideApp: block`, an extension outside the app is refused [EXT-010, EXT-011, MSG-030]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'near-end', as: 'web', to: '/app/subscStatus' });
  await expect(page.getByRole('button', { name: '연장하기' })).toBeVisible();
  await reloadWith(page, '"extension":{"windowDays":30,"outsideApp":"block"}');
  await page.getByRole('button', { name: '연장하기' }).click();
  await living.told(page, '연장은 앱에서만 가능합니다.');
  expect(new URL(page.url()).pathname).toBe('/app/subscStatus');
  await expect(page.getByRole('button', { name: '연장하기' })).toBeEnabled();
});

test('a membership with a warranty is extended with its notice and insurance terms [EXT-002, EXT-006, APPLY-027, APPLY-029]', async ({
  page,
  sandbox,
}) => {
  const stop = (await cardOf(sandbox, 'S-power-train'))?.stopsOn ?? '';
  await living.goTo(sandbox, daysAfter(stop, -10));
  await sandbox.open(page, { person: 'power-train', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('button', { name: '연장하기' }).click();
  await page.getByRole('button', { name: '확인했어요' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(living.heading(page, '파워트레인 수리비 보증 약관')).toBeVisible();
});
