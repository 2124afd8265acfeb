import type { Locator, Page } from 'playwright/test';
import { savedBy } from './saved-file';
import { expect, test } from './test';
import { untilReact } from './without-react';

const position = (slider: Locator) => slider.getByText(/^\d+ \/ \d+$/);
const slide = (slider: Locator, name: string) => slider.getByRole('heading', { name });

/**
 * Swipes from the right edge of the slides to the left edge. The events carry their own times, so that the browser sees
 * 500 px per second on every machine.
 */
async function swipe(page: Page, slider: Locator): Promise<void> {
  const box = await slider.getByRole('list').boundingBox();
  if (box === null) throw new Error('the slides are not on the page');
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 3;
  const right = box.x + box.width - 20;
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) => {
    timestamp += 0.04;
    const touchPoints = xs.map((x) => ({ x, y }));
    return finger.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  };
  await touch('touchStart', right);
  for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', right - moved);
  await touch('touchEnd');
}

test('a web visitor uses the guides by finger, buttons and keys without a sign-in [GUIDE-001, GUIDE-002, GUIDE-006, GUIDE-007, GUIDE-012, GUARD-009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'web', to: '/app/guide/subscApply' });
  await expect(page.getByRole('tab')).toHaveText(['STANDARD · PREMIUM', 'POWER TRAIN']);
  const slider = page.getByRole('region', { name: '가입 단계' });
  await expect(position(slider)).toHaveText('1 / 5');
  await expect(position(slider)).toHaveAttribute('aria-live', 'polite');
  await expect(slide(slider, '약관에 동의해요')).toBeInViewport({ ratio: 1 });

  await slider.getByRole('button', { name: '다음' }).click();
  await expect(position(slider)).toHaveText('2 / 5');
  await expect(slide(slider, '멤버십을 선택해요')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // Without an animation, which could still move the slide under the finger.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slider.getByRole('button', { name: '다음' }).press('ArrowRight');
  await expect(position(slider)).toHaveText('3 / 5');
  await expect(slide(slider, '차량을 확인해요')).toBeInViewport({ ratio: 1 });
  await swipe(page, slider);
  await expect(position(slider)).toHaveText('4 / 5');
  await expect(slide(slider, '카드로 결제해요')).toBeInViewport({ ratio: 1 });

  await page.getByRole('tab', { name: 'POWER TRAIN' }).click();
  await expect(position(slider)).toHaveText('1 / 9');
  await expect(page.getByText('60개월 초과 96개월 이하')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'POWER TRAIN', selected: true })).toBeVisible();

  await sandbox.open(page, { as: 'web', to: '/app/guide/insurance' });
  await expect(page.getByText('연간 최대 10,000,000원(1,000만 원)', { exact: true })).toBeVisible();
  await page.getByText('보험금은 언제 지급되나요?').click();
  await expect(page.getByText('서류 심사가 끝난 뒤 7영업일 이내에 지급해요.')).toBeVisible();
  await expect(page.getByRole('link', { name: '해지 신청하기' })).toHaveAttribute(
    'href',
    /^\/app\/subscRevoke/,
  );
  await untilReact(page);
  await expect(page.getByRole('heading', { name: /이어받을 수 있어요/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor in the app reads the whole guide and the warranty without a sign-in [GUIDE-003…005, GUIDE-010…012, ROUTE-005]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'android', to: '/app/' });
  await expect(page.getByRole('tab', { name: 'PREMIUM' })).toBeVisible();
  await sandbox.open(page, { as: 'android', to: '/app/guide/total?group=POWER%20TRAIN' });
  await expect(page.getByRole('tab')).toHaveText(['가입 방법', '이용 방법']);
  await expect(page.getByRole('radio', { name: 'POWER TRAIN' })).toBeChecked();
  await expect(position(page.getByRole('region', { name: '가입 단계' }))).toHaveText('1 / 9');
  await page.getByRole('tab', { name: '이용 방법' }).click();
  await expect(position(page.getByRole('region', { name: '이용 단계' }))).toHaveText('1 / 4');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: '뒤로', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'PREMIUM' })).toBeVisible();

  await sandbox.open(page, { as: 'android', to: '/app/guide/warranty' });
  await expect(page.getByRole('heading', { level: 1, name: '파워트레인 상세' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['이용 방법', '청구 방법', '이용 내역']);
  await page.getByRole('tab', { name: '청구 방법' }).click();
  await expect(
    page.getByText('1회 청구마다 200,000원을 서비스센터에서 결제해 주세요.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: '이용 내역' }).click();
  await expect(page.getByText('로그인하면 이용 내역을 볼 수 있어요')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [where, as] of [
  ['in a browser', 'web'],
  ['in the app, through its bridge', 'android'],
] as const) {
  test(`a customer finds a warranty repair and saves its confirmation as a PDF ${where} [GUIDE-006, GUIDE-009, GUIDE-011, ENTITY-031, API-033, API-034]`, async ({
    page,
    sandbox,
  }) => {
    const claim = 'C-power-train-claim';
    const to = '/app/guide/warranty?subsc_id=S-power-train-claim&tab=history';
    await sandbox.open(page, { person: 'power-train-claim', as: 'android', to });
    const use = page.getByRole('region', { name: '파워트레인 수리비 보증' });
    await expect(use.getByRole('definition')).toHaveText([
      /^\d{4}-\d{2}-\d{2}$/,
      '1,650,000원',
      '한강모터스 강남 서비스센터',
    ]);
    await use.getByRole('link', { name: '보증수리 확인서 보기' }).click();
    await expect(page).toHaveURL(new RegExp(`/guide/insurance/${claim}\\?vtg_id=`));
    const { pathname, search } = new URL(page.url());
    await sandbox.open(page, { person: 'power-train-claim', as, to: pathname + search });
    const record = page.getByRole('region', { name: '보증수리 확인서' });
    await expect(record).toContainText('한강모터스 강남 서비스센터');
    await expect(record).toContainText('1,650,000원');

    const save = record.getByRole('button', { name: '확인서 PDF 저장' });
    const note = page.getByText('저장했습니다: ServiceCare+.pdf');
    const noted = as === 'android' ? note.waitFor() : undefined; // it disappears by itself
    const bytes = await savedBy(page, save, 'ServiceCare+.pdf');

    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // The Korean font is embedded, so the document looks the same on every phone.
    expect(bytes.toString('latin1')).toContain('Pretendard');
    await noted;
    if (as === 'web') await expect(note).toHaveCount(0);
  });
}

test('the insurance guide offers a membership to the buyer of a car, but not to its seller [GUIDE-008, TRANS-006]', async ({
  page,
  sandbox,
}) => {
  const offer = page.getByRole('region', { name: '이전 소유자의 멤버십을 이어받을 수 있어요' });
  await sandbox.open(page, { person: 'seller-of-car', as: 'android', to: '/app/guide/insurance' });
  await expect(page.getByRole('region', { name: '해지와 환불' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);

  await sandbox.open(page, { person: 'buyer-of-car', as: 'android', to: '/app/guide/insurance' });
  await expect(offer).toContainText('30일 이상');
  await offer.getByRole('link', { name: '멤버십 양도받기' }).click();
  await expect(page).toHaveURL(/\/app\/transfer\/S-to-transfer/);
});

test('everyone can read the current and the earlier edition of the terms, and return [TERMV-001…005, SHELL-022]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'web' });
  await page.getByRole('link', { name: '이용약관' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['이용약관', '보험약관']);
  await expect(page.getByText('시행일 2026-01-01 · 버전 2026-01')).toBeVisible();

  await page.getByRole('tab', { name: '보험약관' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '보험약관' })).toBeVisible();
  await expect(page.getByText('연간 최대 10,000,000원')).toBeVisible();
  await page.getByRole('combobox', { name: '시행일' }).selectOption('2025-01-01');
  await expect(page.getByText('시행일 2025-01-01 · 버전 2025-01')).toBeVisible();
  await expect(page.getByText('지금은 적용되지 않는 이전 약관이에요.')).toBeVisible();

  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page.getByRole('tab', { name: 'PREMIUM' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
