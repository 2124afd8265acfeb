import type { Page } from 'playwright/test';
import { ESTIMATE, item, plan } from './estimating';
import { holdNext } from './hold-next';
import { living } from './living';
import { pathsAskedFor } from './phone';
import { expect, test } from './test';

const vehicles = (page: Page) => page.getByRole('combobox', { name: '차량' });
const popup = (page: Page) => page.getByRole('dialog', { name: '알림' });

/** Checks the four amounts of the box, and the total in the fixed bar. */
async function expectAmounts(page: Page, amounts: readonly [string, string, string, string]) {
  const [, , , total] = amounts;
  const box = page.getByRole('region', { name: '예상 견적' });
  await expect(box.getByRole('definition')).toHaveText([
    ...amounts.slice(0, 3),
    `${total}① + ② − ③`,
  ]);
  await expect(page.getByRole('status', { name: '최종 예상 금액' })).toHaveText(
    `최종 예상 금액${total}`,
  );
}
const NOTHING = ['0원', '0원', '0원', '0원'] as const;

test('the four amounts and their reasons follow each choice of the customer [EST-001, EST-006…010, EST-015…018, EST-021, DISC-001…004, DISC-006…014, API-038…040]', async ({
  page,
  sandbox,
}) => {
  const to = `${ESTIMATE}?campaignNo=C7`;
  await sandbox.open(page, { person: 'active-standard', as: 'ios', to });
  await expect(living.heading(page, '나의 차량 서비스 견적')).toBeVisible();
  await expect(vehicles(page).getByRole('option')).toHaveText([
    /^\d{2,3}[가-힣]\d{4} · C3 2\.0 세단$/,
  ]);
  await expect(page.getByRole('checkbox')).toHaveCount(11);
  await expectAmounts(page, NOTHING);

  for (const name of ['에어컨 필터', '에어 클리너', '점화 플러그']) await item(page, name).check();
  // The plan of the membership is chosen at the start.
  await expectAmounts(page, ['160,633원', '82,500원', '−36,470원', '206,663원']);
  await plan(page, '선택 안 함').click();
  await expectAmounts(page, ['160,633원', '82,500원', '0원', '243,133원']);

  // 25 % of each item and of the standard service: 13,750 + 18,075 + 8,333.25 + 20,625, rounded up to 10 won.
  await plan(page, 'ServiceCare+ Premium').click();
  await expectAmounts(page, ['160,633원', '82,500원', '−60,790원', '182,343원']);
  const reasons = page.getByRole('region', { name: '할인 내역' }).getByRole('listitem');
  await expect(reasons).toHaveText([
    '에어컨 필터 −13,750원 플랜 할인 25%',
    '에어 클리너 −18,075원 플랜 할인 25%',
    '점화 플러그 −8,333원 플랜 할인 25%',
    '기본 서비스 −20,625원 ServiceCare+ Premium 기본 할인 25%',
    '10원 단위 올림 −7원',
  ]);

  // 15 %: 24,094.95 + 12,375.
  await plan(page, 'ServiceCare+ Standard').click();
  await expectAmounts(page, ['160,633원', '82,500원', '−36,470원', '206,663원']);

  // Item 1 is free and makes the standard service free: 24,094.95 + 180,000 + 82,500.
  await item(page, '엔진오일').check();
  await expectAmounts(page, ['340,633원', '82,500원', '−286,600원', '136,533원']);
  await item(page, '기본 점검').check();
  await expectAmounts(page, ['340,633원', '82,500원', '−286,600원', '136,533원']);

  await plan(page, '선택 안 함').click();
  await expectAmounts(page, ['340,633원', '82,500원', '0원', '423,133원']);
  await expect(reasons).toHaveCount(0);

  await page.getByRole('button', { name: '선택 해제 (5)' }).click();
  await expectAmounts(page, NOTHING);

  // Of two complete bonus pairs, the more expensive one is free. Items 7 and 9 make the standard service free.
  await plan(page, 'ServiceCare+ Premium').click();
  for (const name of [
    '앞 브레이크 패드',
    '뒤 브레이크 패드',
    '앞 브레이크 디스크',
    '뒤 브레이크 디스크',
  ])
    await item(page, name).check();
  await expectAmounts(page, ['1,460,000원', '82,500원', '−952,500원', '590,000원']);
  await expect(reasons.first()).toHaveText(
    '앞 브레이크 디스크 −450,000원 뒤 브레이크 디스크 함께 선택해 무료',
  );

  await page.getByRole('link', { name: '내 멤버십 보기' }).click();
  await expect(page).toHaveURL(/\/app\/subscStatus\?.*campaignNo=C7/);
});

test('a late answer never restores an earlier choice, and another vehicle starts again [EST-002…005, EST-011, EST-015, EST-016]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'many', as: 'android', to: ESTIMATE });
  await item(page, '에어컨 필터').check();
  await expect(page.getByText('예상 견적은 참고용이며')).toBeVisible();
  await page.getByRole('combobox', { name: '등록연도' }).selectOption('2021년');
  await expect(page.getByRole('combobox', { name: '등록연도' }).getByRole('option')).toHaveText([
    ...Array.from({ length: 32 }, (_, index) => `${1990 + index}년`),
  ]);

  const answerCare = await holdNext(page, /\/estimate-service-care$/);
  await plan(page, 'ServiceCare+ Premium').click();
  await expectAmounts(page, ['55,000원', '82,500원', '계산 중', '계산 중']);
  await plan(page, 'ServiceCare+ Standard').click();
  await expectAmounts(page, ['55,000원', '82,500원', '−20,630원', '116,870원']);
  await answerCare();
  await expectAmounts(page, ['55,000원', '82,500원', '−20,630원', '116,870원']);

  const second = await vehicles(page).getByRole('option').nth(1).textContent();
  const third = await vehicles(page).getByRole('option').nth(2).textContent();
  const answerContent = await holdNext(page, /\/estimate-content$/);
  await vehicles(page).selectOption(second);
  await expect(page.getByRole('status', { name: '불러오는 중' })).toBeVisible();
  await vehicles(page).selectOption(third);
  await item(page, '에어컨 필터').check();
  await expectAmounts(page, ['55,000원', '82,500원', '−20,630원', '116,870원']);
  await answerContent();
  await expectAmounts(page, ['55,000원', '82,500원', '−20,630원', '116,870원']);
  // The second vehicle is another model with a more expensive standard service.
  await vehicles(page).selectOption(second);
  await expect(item(page, '에어컨 필터')).not.toBeChecked();
  await item(page, '에어컨 필터').check();
  await expectAmounts(page, ['55,000원', '88,000원', '−21,450원', '121,550원']);
});

test('estimate problems appear in the popup 알림, except a conflict, and a failure can be retried [EST-012…014, EST-019, EST-020, ERR-011, MSG-045]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'no-vehicles', as: 'android', to: ESTIMATE });
  await expect(popup(page)).toContainText('등록된 차량이 없습니다. 차량을 먼저 등록해 주세요.');
  await popup(page).getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('link', { name: '차량 등록하러 가기' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByText('최종 예상 금액')).toHaveCount(0);

  await sandbox.open(page, { person: 'no-estimate', as: 'android', to: ESTIMATE });
  await expect(popup(page)).toContainText(
    '해당 차량은 견적 서비스가 등록되지 않았습니다. 서비스센터로 문의해 주세요.',
  );
  await popup(page).getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await vehicles(page).selectOption({ index: 1 });
  await expect(item(page, '엔진오일')).toBeVisible();

  await sandbox.staff('fault', { operation: 'getEstimate', status: 409, message: '조용히' });
  await page.reload();
  await expect(page.getByText('견적 정보를 준비하고 있어요')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sandbox.staff('fault', {
    operation: 'getEstimate',
    status: 500,
    message: '점검 중이에요.',
  });
  await page.getByRole('button', { name: '다시 확인' }).click();
  await expect(popup(page)).toContainText('점검 중이에요.');
  await popup(page).getByRole('button', { name: '확인' }).click();
  await sandbox.staff('clear-fault');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(vehicles(page)).toBeVisible();

  await sandbox.staff('fault', { operation: 'getUser', status: 500 });
  await page.reload();
  await expect(vehicles(page)).toBeVisible();
});

test('a visitor in the app without a sign-in is asked to sign in, and no data is loaded [EST-014, GUARD-009]', async ({
  page,
  sandbox,
}) => {
  const asked = pathsAskedFor(page);
  await sandbox.open(page, { as: 'android', to: ESTIMATE });

  await expect(page.getByRole('dialog')).toContainText(
    '로그인정보가 없습니다. 로그인 하시겠습니까?',
  );
  expect(asked.filter((path) => path.endsWith('/users/estimate'))).toEqual([]);
});
