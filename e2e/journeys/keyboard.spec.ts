import type { Page } from 'playwright/test';
import { arrived, button, choose, press, reach } from './by-keyboard';
import { living } from './living';
import { expect, test } from './test';

/** Payment page → card page. */
async function leaveForCard(page: Page): Promise<void> {
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
}

/** Checks the text of a notification and closes it. */
async function told(page: Page, text: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: '알림' });
  await expect(popup).toContainText(text);
  await press(page, popup.getByRole('button', { name: '확인' }));
  await expect(popup).toBeHidden();
}

test('STANDARD is bought by keyboard, and every step starts at its heading with a title [SHELL-020, APPLY-002, TERMS-002, PAY-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  const vehicle = page.getByRole('combobox', { name: '차량' });
  await expect(vehicle).toBeEnabled();
  await reach(page, page.getByRole('tab', { name: /^STANDARD/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^PREMIUM/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^STANDARD/, selected: true })).toBeVisible();
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
  await leaveForCard(page);
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

test('a popup keeps the focus until it is closed, and the focus then returns [SHELL-013, SHELL-014]', async ({
  page,
  sandbox,
}) => {
  const to = '/app/subscRevoke?subsc_id=S-active-standard';
  await sandbox.open(page, { person: 'active-standard', as: 'android', to });
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

test('a membership is cancelled by keyboard, from its details to the result [REVOKE-008, REVOKE-009, REVOKE-010, REVOKE-014, STATUS-010]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  await press(page, page.getByRole('link', { name: /상세 보기/ }).first());
  await arrived(page, '멤버십 상세');
  await press(page, page.getByRole('link', { name: '해지 신청' }));
  await arrived(page, '멤버십 해지');

  const reasons = page.getByRole('group', { name: /해지 사유/ });
  await choose(page, reasons, page.getByRole('radio', { name: '비용이 부담돼요' }));
  await press(page, page.getByRole('main').getByRole('button', { name: '해지 신청', exact: true }));
  const question = page.getByRole('dialog', { name: '해지 신청 확인' });
  await press(page, question.getByRole('button', { name: '해지 신청' }));
  await told(page, '해지 신청이 접수됐어요.');
  await expect(living.card(page, 'STANDARD').first()).toContainText('해지 신청');
});

test('a membership is taken over by keyboard, and its notice is read [TRANS-001, TRANS-004, TRANS-009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'buyer-of-car', as: 'android', to: '/app/subscStatus' });
  await press(page, page.getByRole('link', { name: '멤버십 양도받기' }));
  await arrived(page, '멤버십 양도 신청');
  await press(page, page.getByRole('checkbox', { name: '전체 동의' }), 'Space');
  await press(page, button(page, '양도 신청'));
  await told(page, '양도 신청이 완료되었습니다.');

  const notice = page.getByRole('dialog', { name: '멤버십 양도 안내' });
  await press(page, notice.getByRole('button', { name: '확인했어요' }));
  await expect(notice).toBeHidden();
});

test('maintenance is estimated by keyboard, and the total follows items and plan [EST-006, EST-008, EST-015]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'ios', to: '/app/estimate/guide' });
  const total = page.getByRole('status', { name: '최종 예상 금액' });
  for (const name of ['에어컨 필터', '에어 클리너', '점화 플러그'])
    await press(page, page.getByRole('checkbox', { name: new RegExp(`^${name}`) }), 'Space');
  await expect(total).toHaveText('최종 예상 금액206,663원');

  const premium = page.getByRole('radio', { name: 'ServiceCare+ Premium' });
  await choose(page, page.getByRole('group').filter({ has: premium }), premium);
  await expect(total).toHaveText('최종 예상 금액182,343원');

  // The button disappears with its press.
  await button(page, '선택 해제 (3)').press('Enter');
  await expect(page.getByRole('heading', { name: '정비 항목', exact: true })).toBeFocused();
});
