import type { Screen } from '../screen';

/** What the phone's camera brings, by the words of its buttons. */
const GOOD = /Good result/;

/** The answers that lead through the survey, in its order. */
const surveyAnswers = ['아니요', '아니요', '아니요', '예', '아니요', '동의해요'] as const;

/** Steps a membership with an insurance has and others have not. Each ends on the page it says. */
export const insuring = {
  /** Terms → POWER TRAIN notice → membership → vehicle. */
  async agree(phone: Screen) {
    await phone.check('checkbox', '전체 동의');
    await phone.press('button', '다음');
    await phone.press('button', '확인했어요');
    await phone.press('button', '다음');
    await phone.see('heading', '차량 정보 입력 및 멤버십 선택');
  },

  /** Vehicle → survey → insurance terms. */
  async surveyed(phone: Screen) {
    await phone.press('button', '계속하기');
    const survey = phone.within('dialog', '가입 전 확인');
    for (const [index, answer] of surveyAnswers.entries()) {
      await survey.read(`${index + 1} / 6`);
      await survey.press('button', answer);
    }
    await phone.see('heading', '파워트레인 수리비 보증 약관');
  },

  /** Insurance terms → registration document. */
  async insuranceTerms(phone: Screen) {
    await phone.check('checkbox', '전체 동의');
    await phone.press('button', '다음');
    await phone.see('heading', '자동차등록증을 촬영해 주세요');
  },

  /** Masking notice, camera, the vehicle's data as read, owner verified → inspection sheet. */
  async document(phone: Screen) {
    await phone.press('button', /촬영하기$/);
    await phone.within('dialog').check('checkbox', /가린 것을 확인/);
    await phone.press('button', '확인하고 촬영하기');
    await phone.press('button', GOOD);
    await phone.press('button', '차량 소유자 인증');
    await phone.within('dialog').read('차량 소유자 인증이 완료되었습니다.');
    await phone.press('button', '확인');
    await phone.press('button', '다음');
    await phone.see('heading', '정기검사 결과지를 촬영해 주세요');
  },

  /** Caution, picture example, camera. */
  async photograph(phone: Screen) {
    await phone.press('button', /촬영하기$/);
    await phone.check('checkbox', '유의사항을 읽고 확인하였습니다.');
    await phone.within('dialog').press('button', '다음');
    await phone.press('button', '카메라 열기');
    await phone.press('button', GOOD);
  },

  /** Inspection sheet → dashboard. */
  async inspection(phone: Screen) {
    await insuring.photograph(phone);
    await phone.see('heading', '주행거리 입력 및 계기판 사진 촬영');
  },

  /** Mileage and dashboard → payment. */
  async dashboard(phone: Screen, mileage: string) {
    await phone.fill(/총 주행거리/, mileage);
    await insuring.photograph(phone);
    await phone.read('사진을 저장했어요');
    await phone.press('button', '다음');
    await phone.see('heading', '결제');
  },
};
