import { ESTIMATE, item, plan } from './estimating';
import { expect, test } from './test';

test('a customer sees the yearly price beside this one discount, and takes plan and car to home [EST-008, EST-009, HOME-002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android', to: ESTIMATE });
  await item(page, '엔진오일').check();
  await expect(page.getByText(/^플랜을 선택하면 이번 정비에서 STANDARD 268,000원/)).toBeVisible();
  await plan(page, 'ServiceCare+ Standard').click();

  await expect(page.getByText('STANDARD 12개월 가입 금액 433,620원 별도')).toBeVisible();
  // One oil change for 180,000 won and the standard service for 88,000 won.
  await expect(page.getByText(/이번 정비의 예상 할인은/)).toHaveText(
    '이번 정비의 예상 할인은 268,000원이에요. STANDARD 12개월 가입 금액 433,620원보다 165,620원 적어요.',
  );
  await expect(page.getByText(/절약|\d번/)).toHaveCount(0);
  await page.getByRole('link', { name: '가입하기' }).click();

  await expect(page.getByRole('tab', { name: /^STANDARD/, selected: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '차량' }).locator('option:checked')).toHaveText(
    /15가1050/,
  );
});

test('a member gets the estimate of their own plan, and first of all their membership [EST-008, EST-009, A-92]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: ESTIMATE });

  await expect(page.getByText('STANDARD 가입 차량')).toBeVisible();
  await expect(plan(page, 'ServiceCare+ Standard')).toBeChecked();
  await item(page, '엔진오일').check();
  await expect(page.getByRole('status', { name: '최종 예상 금액' })).toHaveText(/0원$/);
  await expect(page.getByText(/^플랜을 선택하면/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(가입하기|내 멤버십 보기)$/ })).toHaveText([
    '내 멤버십 보기',
    '가입하기',
  ]);
  await page.getByRole('link', { name: '내 멤버십 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '멤버십 현황' })).toBeVisible();
});

test('a customer whose membership has expired is offered the plan like a new one [EST-009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'expired', as: 'android', to: ESTIMATE });
  await plan(page, 'ServiceCare+ Premium').click();

  await expect(page.getByText(/^PREMIUM 12개월 가입 금액 [\d,]+원 별도$/)).toBeVisible();
  await expect(page.getByRole('link', { name: '가입하기' })).toBeVisible();
  await expect(page.getByRole('link', { name: '내 멤버십 보기' })).toHaveCount(0);
});

for (const [what, code, name, isRead] of [
  ['of the other lists', 'service_care_no', 'service_care_plus_name', true],
  ['nobody has agreed on', 'plan_id', 'plan_label', false],
] as const)
  test(`plans under names ${what} are ${isRead ? 'offered' : 'said to be missing'} [EST-008, A-64, A-82]`, async ({
    page,
    sandbox,
  }) => {
    await page.route('**/users/estimate', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const plans = json.serviceCarePlusList as { code: string; name: string }[];
      const serviceCarePlusList = plans.map((one) => ({ [code]: one.code, [name]: one.name }));
      await route.fulfill({ response, json: { ...json, serviceCarePlusList } });
    });
    await sandbox.open(page, { person: 'new-customer', as: 'android', to: ESTIMATE });

    await expect(page.getByRole('radio')).toHaveCount(isRead ? 3 : 1);
    await expect(page.getByText('ServiceCare+ 플랜을 불러오지 못했어요')).toHaveCount(
      isRead ? 0 : 1,
    );
  });
