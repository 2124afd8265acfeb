import type { Locator, Page } from 'playwright/test';
import { expect, test } from './test';

/** Presses Tab until the control has the focus, as a customer without a mouse does. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true);
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, control);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The one heading of the page, where a screen reader begins. */
async function arrived(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('a STANDARD membership is bought by keyboard alone; every step begins at its heading, says where it is and what the page is [SHELL-020, APPLY-002, TERMS-002, PAY-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  const vehicle = page.getByRole('combobox', { name: '차량' });
  await expect(vehicle).toBeEnabled();
  await reach(page, page.getByRole('tab', { name: 'STANDARD', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'PREMIUM', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'STANDARD', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await reach(page, vehicle);
  await page.keyboard.type('C5');
  await press(page, button(page, '가입 신청하기'));

  await arrived(page, '약관에 동의해 주세요');
  const steps = page.getByRole('list', { name: '가입 단계' });
  const now = steps.locator('[aria-current="step"]');
  await expect(now).toHaveText('1단계 약관 동의');
  await expect(page).toHaveTitle(/가입 신청/);
  const document = page.getByRole('button', { name: '서비스 이용약관 동의 전문 보기' });
  await press(page, document);
  await press(page, page.getByRole('dialog').getByRole('button', { name: '닫기' }));
  await expect(document).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관 동의/ })).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, page.getByRole('checkbox', { name: /개인정보 수집 및 이용 동의/ }), 'Space');
  await press(page, button(page, '다음'));

  await arrived(page, '이 멤버십으로 신청할까요?');
  await expect(now).toHaveText('2단계 차량 · 멤버십');
  await press(page, button(page, '다음'));
  await arrived(page, '차량 정보 입력 및 멤버십 선택');
  await press(page, button(page, '계속하기'));

  await arrived(page, '결제');
  await expect(now).toHaveText('3단계 결제');
  await press(page, button(page, '판매사 선택'));
  const dealers = page.getByRole('dialog', { name: '판매사 선택' });
  await press(page, dealers.getByRole('button', { name: /한강모터스/ }));
  await expect(dealers).toBeHidden();
  await press(page, page.getByRole('checkbox', { name: '추천인 없음' }), 'Space');
  await press(page, page.getByRole('checkbox', { name: '전체 동의' }), 'Space');
  await press(page, button(page, '결제하기'));
  const cautions = page.getByRole('dialog');
  await press(page, cautions.getByRole('checkbox'), 'Space');
  await press(page, cautions.getByRole('button', { name: '결제하기' }));
  await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
  for (const [field, keys] of [
    ['카드번호', '4000000000000002'],
    ['유효기간 월', '12'],
    ['유효기간 연도', '2030'],
    ['생년월일 6자리', '900101'],
    ['카드 비밀번호 앞 2자리', '12'],
  ] as const) {
    await reach(page, page.getByLabel(field));
    await page.keyboard.type(keys);
  }
  await press(page, button(page, '결제'));

  await arrived(page, '가입 신청이 완료되었습니다.');
  await press(page, button(page, '멤버십 현황 보기'));
  await arrived(page, '멤버십 현황');
});

test('a popup keeps the focus until it is answered, Escape closes what may be closed, and the focus is where it was [SHELL-013, SHELL-014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, {
    person: 'active-standard',
    as: 'android',
    to: '/app/subscRevoke?subsc_id=S-active-standard',
  });
  const send = page.getByRole('main').getByRole('button', { name: '해지 신청', exact: true });
  await press(page, send);
  await expect(page.getByText('해지 사유를 선택해 주세요.')).toBeVisible();
  await expect(page.getByRole('group', { name: /해지 사유/ })).toHaveAccessibleDescription(
    /해지 사유를 선택해 주세요\./,
  );

  await page.getByRole('radio', { name: '이용할 일이 적어요' }).press('Space');
  await press(page, send);
  const question = page.getByRole('dialog', { name: '해지 신청 확인' });
  await expect(question.getByRole('heading')).toBeFocused();
  for (const name of ['유지하기', '해지 신청', '유지하기']) {
    await reach(page, question.getByRole('button', { name }));
  }
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(send).toBeFocused();
});
