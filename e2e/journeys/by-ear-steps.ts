import type { Page } from 'playwright/test';
import type { Listener } from './by-ear';
import { words } from './steps/words';

/** The reader says the name of a popup when the focus enters it. */
export const DIALOG = /^(alert)?dialog/;

/** Terms → next page. */
export async function agree(ear: Listener) {
  await ear.told(/^heading, 약관에 동의해 주세요/);
  await ear.press(/^checkbox, 전체 동의/, 'Space');
  await ear.press(/^button, 다음/);
}

/** Payment → completed. */
export async function pay(ear: Listener, price: string) {
  await ear.told(/^heading, 결제/);
  await ear.press(/^button, 판매사 선택/);
  await ear.told(DIALOG);
  await ear.press(/^button, .*한강모터스/);
  await ear.press(/^checkbox, 추천인 없음/, 'Space');
  await ear.press(/^checkbox, 전체 동의/, 'Space');
  await ear.hear(/총 결제 금액/);
  await ear.hear(new RegExp(price));
  await ear.press(/^button, .*결제하기/);
  await ear.told(DIALOG);
  await ear.press(/^checkbox, 유의사항을 읽고/, 'Space');
  await ear.press(/^button, .*결제하기/);
  await card(ear);
  await ear.told(/^heading, 가입 신청이 완료되었습니다/);
  await ear.hear(/주문번호/);
}

/** Card page → back in the product. */
export async function card(ear: Listener) {
  await ear.told(/document/);
  await ear.hear(/^heading, 카드 결제/);
  await ear.type(/^textbox, 카드번호/, '4000000000000002');
  await ear.type(/^combobox, 유효기간 월/, '12');
  await ear.type(/^combobox, 유효기간 연도/, '2030');
  await ear.type(/^textbox, 생년월일 6자리/, '900101');
  await ear.type(/카드 비밀번호 앞 2자리/, '12');
  await ear.press(/^button, 결제/);
}

/** Survey → payment, with the terms of the insurer and three photos. */
export async function insure(ear: Listener, page: Page) {
  const photograph = async () => {
    await page.getByRole('button', { name: words.camera.good }).click();
    await page.getByText('사진을 기다리고 있어요').waitFor({ state: 'detached' });
  };
  await ear.told(DIALOG);
  await ear.hear(/^heading, .*, level 3/);
  for (const [, answer] of words.surveyAnswers) {
    await ear.press(new RegExp(`^button, ${answer}`));
    await ear.told(/^heading, (.*, level 3|파워트레인 수리비 보증 약관)/);
  }
  await ear.press(/^checkbox, 전체 동의/, 'Space');
  await ear.press(/^button, 다음/);
  await ear.told(/^heading, 자동차등록증을 촬영해 주세요/);
  await ear.press(/^button, .*촬영하기/);
  await ear.told(DIALOG);
  await ear.press(/^checkbox, .*가린 것을 확인/, 'Space');
  await ear.press(/^button, 확인하고 촬영하기/);
  await photograph();
  await ear.told(/^heading, 가입 차량 정보/);
  await ear.press(/^button, 차량 소유자 인증/);
  await ear.told(DIALOG);
  await ear.hear(/인증이 완료되었습니다/);
  await ear.press(/^button, 다음/);
  await ear.told(/^heading, 정기검사 결과지를 촬영해 주세요/);
  await ear.press(/^button, .*촬영하기/);
  await ear.told(DIALOG);
  await ear.press(/^checkbox, 유의사항을 읽고/, 'Space');
  await ear.press(/^button, 카메라 열기/);
  await photograph();
  await ear.told(/^heading, 주행거리 입력 및 계기판 사진 촬영/);
  await ear.type(/^(textbox|spinbutton), 총 주행거리/, '45210');
  await ear.press(/^button, .*촬영하기/);
  await ear.told(DIALOG);
  await ear.press(/^button, 카메라 열기/);
  await photograph();
  await ear.hear(/사진을 저장했어요/);
  await ear.press(/^button, 다음/);
}
