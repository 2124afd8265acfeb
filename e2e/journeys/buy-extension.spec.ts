import { buying } from './buying';
import { expect, test } from './test';

type Card = { person: { key: string }; state: number; stateReq: number; price: number };

test('a customer extends from the package step with the extension price and a following period [APPLY-036, EXT-002, EXT-012, PAY-012, PRICE-010, LAND-003]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'near-end', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('button', { name: '연장하기' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: '이 멤버십으로 연장할까요?' }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/subscApply/pkg');
  await expect(page.getByText('연장 가입 15% 할인')).toBeVisible();
  // 92 months, STANDARD: 370,000 net is 407,000. 15 % of it is 61,050.
  await expect(page.getByText('345,950원')).toBeVisible();

  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('step')).toBe('3');
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관 동의/ })).toBeVisible();
  await page.getByRole('button', { name: '이전으로' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: '이 멤버십으로 연장할까요?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: '다음' }).click();

  await buying.submit(page);
  await expect(page.getByText('345,950원')).toBeVisible();
  await buying.payByCard(page);
  await expect(
    page.getByRole('heading', { level: 1, name: '가입 신청이 완료되었습니다.' }),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get('step')).toBe('4');
  await expect(page.getByText(/^\d{4}-\d{2}-\d{2} 0시부터 12개월 동안/)).toBeVisible();

  const all = (await sandbox.ask('subscriptions')) as Card[];
  expect(all.filter(({ person }) => person.key === 'near-end')).toEqual([
    expect.objectContaining({ state: 10, stateReq: 30, price: 345_950 }),
    expect.objectContaining({ state: 20, stateReq: 10 }),
  ]);
});
