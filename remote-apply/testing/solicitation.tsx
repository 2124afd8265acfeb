import { answer, ok } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { SubscSolicitation } from '../src/solicitation/SubscSolicitation';

export const ROUTE = 'GET /subscSolicitations/h4sh';
export const APPLY = 'POST /subscSolicitations/h4sh/apply';

export const offer = (state: unknown, change: object = {}) =>
  ok({
    hash: 'h4sh',
    state,
    name: '김하늘',
    options: {
      type: 'member',
      selfAuth: false,
      vehicle: { num_id: 'WBA00000000000001', num_reg: '12가3456', model: '520D XDRIVE' },
      pkg: { id: 'P1', title: '프리미엄', group: 'PREMIUM' },
      subsc: { payments: { card_type: 20, price_payment: 1_290_000 } },
      dealer: {
        id: 'D1',
        title: '한빛모터스',
        options: {
          title: '주식회사 한빛모터스',
          num: '2020-서울강남-0001',
          addr: '서울시 강남구 테헤란로 1',
          ceo: '이한빛',
          tel: '02-111-2222',
          business_num: '123-45-67890',
        },
      },
      path: { user_id: 'U1' },
      ...change,
    },
  });
export const nonMember = { type: 'nonmember', path: { user_id: null } };

export const openOffer = () =>
  renderPage('SubscSolicitation', SubscSolicitation, '/subscSolicitation/h4sh');

/** Opens an offer in this state, agrees to all terms and presses the button. `prepare` sets other answers before. */
export async function takeOffer(state: 10 | 50, prepare: () => void): Promise<void> {
  answer(ROUTE, offer(state));
  prepare();
  openOffer();
  await tick(/전체 동의/);
  await press(state === 10 ? '동의하고 신청하기' : '1,290,000원 결제하기');
}
