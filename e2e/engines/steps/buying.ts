import type { Screen } from '../screen';

const heading = (screen: Screen, name: string) => screen.see('heading', name);

/** Steps of buying a membership, by what a customer reads. Each ends on the page it says. */
export const buying = {
  /** Home → terms. */
  async choose(screen: Screen, { group, vehicle }: { group: string; vehicle: RegExp }) {
    await screen.press('tab', group);
    await screen.choose('차량', vehicle);
    await screen.press('button', '가입 신청하기');
    await heading(screen, '약관에 동의해 주세요');
  },

  /** Terms → membership → vehicle. */
  async agree(screen: Screen) {
    await screen.check('checkbox', '전체 동의');
    await screen.press('button', '다음');
    await heading(screen, '이 멤버십으로 신청할까요?');
    await screen.press('button', '다음');
    await heading(screen, '차량 정보 입력 및 멤버십 선택');
  },

  /** Vehicle → payment. */
  async confirmVehicle(screen: Screen) {
    await screen.press('button', '계속하기');
    await heading(screen, '결제');
  },

  async chooseSeller(screen: Screen, name: string) {
    await screen.press('button', /^판매사 선택/);
    const sheet = screen.within('dialog');
    await sheet.check('radio', new RegExp(name));
    await sheet.press('button', '선택 완료');
    await screen.gone('dialog');
  },

  async recommendNobody(screen: Screen) {
    await screen.press('button', /^추천인 찾기/);
    const sheet = screen.within('dialog');
    await sheet.check('radio', /추천인 없음/);
    await sheet.press('button', '선택 완료');
    await screen.gone('dialog');
  },

  /** Everything the payment page asks for before its button. */
  async fillIn(screen: Screen) {
    await buying.chooseSeller(screen, '한강모터스');
    await buying.recommendNobody(screen);
    await screen.check('checkbox', '전체 동의');
  },

  /** Pay button and cautions; where that leads is the test's business. */
  async pay(screen: Screen) {
    await screen.press('button', /결제하기$/);
    const cautions = screen.within('dialog');
    await cautions.check('checkbox', '유의사항을 읽고 확인하였습니다.');
    await cautions.press('button', /결제하기$/);
  },

  /** Seller, no recommender, terms, cautions → card page. */
  async submit(screen: Screen) {
    await buying.fillIn(screen);
    await buying.pay(screen);
    await heading(screen, '카드 결제');
  },

  /** Home → payment page of a STANDARD membership, filled in. */
  async standardToPayment(screen: Screen) {
    await buying.choose(screen, { group: 'STANDARD', vehicle: /15가1050/ });
    await buying.agree(screen);
    await buying.confirmVehicle(screen);
    await buying.fillIn(screen);
  },

  /** Card page → landing. */
  async payByCard(screen: Screen) {
    await screen.fill('카드번호', '4000 0000 0000 0002');
    await screen.choose('유효기간 월', /^12/);
    await screen.choose('유효기간 연도', /^2030/);
    await screen.fill('생년월일 6자리', '900101');
    await screen.fill('카드 비밀번호 앞 2자리', '12');
    await screen.press('button', '결제');
  },
};
