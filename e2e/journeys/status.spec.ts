import { living } from './living';
import { savedBy } from './saved-file';
import { expect, test } from './test';

test('a member with six vehicles sees running and ended memberships and all details [STATUS-001, STATUS-002, STATUS-005, STATUS-006, STATUS-007, STATUS-009, STATUS-015, STATUS-016, STATUS-018]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'many', as: 'android', to: '/app/subscStatus' });
  const vehicle = page.getByRole('combobox', { name: '차량' });
  const joined = page.getByRole('region', { name: '가입 멤버십 정보' });
  await expect(joined.getByRole('region', { name: 'STANDARD' })).toContainText('가입');
  const history = page.getByRole('region', { name: '지난 멤버십' });
  await expect(history.getByRole('region')).toHaveText([
    /PREMIUM환불 완료/,
    /STANDARD만료/,
    /STANDARD만료/,
  ]);

  await vehicle.selectOption({ label: '42다1322 · C3 2.0 · 멤버십 있음' });
  await expect(joined.getByRole('region', { name: 'PREMIUM' })).toContainText('승인대기');
  await expect(history.getByRole('region')).toHaveCount(3);
  await vehicle.selectOption({ label: '42라1323 · V3 2.0' });
  await expect(joined).toContainText('이 차량으로 이용 중인 멤버십이 없어요.');

  await vehicle.selectOption({ label: '42나1321 · V3 2.0 · 멤버십 있음' });
  await joined.getByRole('link', { name: 'POWER TRAIN 상세 보기' }).click();
  await expect(living.heading(page, '멤버십 상세')).toBeVisible();
  const detail = living.card(page, 'POWER TRAIN');
  await expect(detail.getByRole('term')).toHaveText([
    '모델',
    '차량번호',
    '차대번호',
    '멤버십',
    '이용 기간',
    '보장 시작일',
  ]);
  await expect(living.card(page, '결제 정보').getByRole('term')).toHaveText([
    '정가',
    '프로모션가',
    'VIP 코드 할인',
    '총 결제 금액',
    '주문번호',
    '결제일',
  ]);
  await expect(living.card(page, '결제 정보')).toContainText('1,139,000원');

  await page.getByRole('button', { name: '이전으로' }).click();
  await expect(vehicle).toHaveValue(/.+/);
  await expect(joined.getByRole('region', { name: 'POWER TRAIN' })).toBeVisible();
});

test('the vehicle page of the app opens the given vehicle, and a frame only on request [STATUS-001, STATUS-004, SHELL-004]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'many', as: 'ios', to: '/app/subscStatusVtg' });
  const carousel = page.getByRole('region', { name: '차량' });
  await expect(carousel).toContainText('42가1320');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('region', { name: 'POWER TRAIN' })).toBeVisible();
  const chosen = new URL(page.url());
  expect(chosen.searchParams.get('vehicle_id')).toMatch(/.+/);

  chosen.searchParams.set('isHead', 'Y');
  await page.goto(chosen.href);
  await expect(page.getByRole('region', { name: 'POWER TRAIN' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('an unpaid order is in the history and leads to a new application [STATUS-012, STATUS-015]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'unpaid', as: 'android', to: '/app/subscStatus' });
  await expect(page.getByText('가입한 멤버십이 없어요')).toBeVisible();
  const history = page.getByRole('region', { name: '지난 멤버십' });
  await expect(history.getByRole('region')).toHaveText([/STANDARD결제가 완료되지 않음/]);
  await history.getByRole('link', { name: '다시 신청하기' }).click();
  await expect(page.getByRole('tab', { name: 'STANDARD', selected: true })).toBeVisible();
});

test('benefits are counted and used, and a claim leads to its confirmation [COUPON-001, COUPON-002, COUPON-003, COUPON-004, COUPON-005, COUPON-006, COUPON-007, COUPON-008, COUPON-009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  const usable = page.getByRole('tab', { name: /사용 가능/ });
  const used = page.getByRole('tab', { name: /사용·만료/ });
  await expect(usable).toContainText('3');
  await expect(used).toContainText('3');
  await expect(page.getByRole('article')).toHaveText([
    /무제한/,
    /18,000원총 30,000원/,
    /1회총 2회/,
  ]);
  await expect(page.getByRole('article', { name: /픽업/ })).toContainText(
    '원하시는 곳에서 차량을 인수해',
  );

  await sandbox.staff('use-coupon', { id: 'S-active-standard', product: 'STD-PICKUP' });
  await page.reload();
  await expect(usable).toContainText('2');
  await expect(used).toContainText('4');
  await used.click();
  const pickup = page.getByRole('article', { name: /픽업/ });
  await expect(pickup).toHaveCount(2);
  await expect(pickup.first()).toContainText(
    /사용일\d{4}-\d{2}-\d{2}사용 횟수1회.*서비스센터한강모터스 강남 서비스센터/,
  );

  await sandbox.open(page, { person: 'power-train', as: 'android', to: '/app/subscStatus' });
  await expect(usable).toContainText('1');
  await sandbox.staff('claim', { id: 'S-power-train', price: 2_200_000 });
  await page.reload();
  await expect(page.getByRole('article')).toContainText('7,800,000원총 10,000,000원');
  await used.click();
  await expect(page.getByRole('article')).toContainText('2,200,000원');
  await page.getByRole('link', { name: '보증수리 확인서 보기' }).click();
  await expect(page).toHaveURL(/\/app\/guide\/insurance\/C[0-9A-Z]+\?vtg_id=/);
  await expect(page.getByText('2,200,000원')).toBeVisible();
});

test('a member saves the days of the membership for a calendar [EXT-003]', async ({
  page,
  sandbox,
}) => {
  const to = '/app/subscStatus/subscs/S-active-standard';
  await sandbox.open(page, { person: 'active-standard', as: 'android', to });
  const save = page.getByRole('button', { name: '달력에 날짜 넣기' });
  const calendar = await savedBy(page, save, 'ServiceCare+ 일정.ics');
  await expect(page.getByText('일정표를 저장했어요.')).toBeVisible();

  const shown = await living.card(page, 'STANDARD').textContent();
  const last = /~ (\d{4}-\d{2}-\d{2})/.exec(shown ?? '')?.[1]?.replaceAll('-', '');
  expect(calendar.toString()).toContain(`DTSTART;VALUE=DATE:${last}`);
});

test('the line of another car breaks only before the days left [STATUS-013]', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.open(page, { person: 'many', as: 'android', to: '/app/subscStatus' });
  const name = page.getByText('42나1321 · POWER TRAIN', { exact: true });
  const lines = () =>
    name.evaluate(
      (part) =>
        part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight),
    );
  await expect.poll(lines).toBeCloseTo(1);
});
