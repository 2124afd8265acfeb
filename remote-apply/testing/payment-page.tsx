import './disk';
import { clearPendingPayment, saveAnswer } from '@shared/application';
import { answer, bodiesTo, forgetNetwork, ok } from '@shared/testing/network';
import { address, press, tick } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscApplyReq } from '../src/payment/SubscApplyReq';
import { applyVehicle } from './plain';
import { stockShop } from './shop';

/** Presses the pay button as soon as it is enabled. */
export async function pay() {
  await waitFor(() => expect(payButton()).toBeEnabled());
  await press('결제하기');
}
export const fact = (label: string) => screen.getByText(label).nextSibling;

export const open = (step = 3, state = {}) =>
  renderPage('SubscApplyReq', SubscApplyReq, `/subscApply/req?step=${step}`, { state });

type Payment = Parameters<typeof saveAnswer<'payment'>>[1];

/** Opens the page with a draft that holds everything required before payment. */
export function openFilled(own: Partial<Payment> = {}, step = 3, state = {}) {
  saveAnswer('payment', {
    dealer: { id: 'D1', title: '한강모터스', takesCompanyCard: true },
    advisor: 'none',
    advisorName: undefined,
    card: 'personal',
    vipCode: undefined,
    terms: {
      pay_personal: true,
      pay_electronic_fin: true,
      pay_personal_info: true,
      pay_third_party_provide: true,
    },
    ...own,
  });
  return open(step, state);
}

export const dealers = [
  {
    id: 'D1',
    title: '한강모터스',
    co_card_yn: 'Y',
    options: {
      title: '주식회사 한강모터스',
      num: '2020-서울강남-0001',
      addr: '서울시 강남구 테헤란로 1',
      ceo: '이한강',
      tel: '02-111-2222',
      business_num: '123-45-67890',
    },
  },
  { id: 'D2', title: '남산모터스', co_card_yn: 'N', options: null },
];

/** Opens the payment page for a STANDARD application with its vehicle. Every test of the page starts with it. */
export async function openTill(): Promise<void> {
  await clearPendingPayment({ vtgId: 'V1' });
  forgetNetwork();
  answer('GET /dealerCdks', ok(dealers));
  answer(
    'GET /dealerAgentCdks',
    ok([
      { id: 'A1', slug: 'gangnam', title: '강남센터' },
      { id: 'A2', slug: 'seocho', title: '서초센터' },
    ]),
  );
  answer('POST /subscs', ok({ redirect: 'https://card.example/S9' }));
  answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
  stockShop();
  applyVehicle();
}

export async function chooseDealer(title = '한강모터스') {
  await press('판매사 선택');
  const popup = within(await screen.findByRole('dialog', { name: '판매사 선택' }));
  await userEvent.click(popup.getByRole('button', { name: new RegExp(title) }));
}

export const chooseNobody = () => tick('추천인 없음');

/** Fills in everything that is required before payment. */
export async function fillIn() {
  await chooseDealer();
  await chooseNobody();
  await tick(/전체 동의/);
}

/** Confirms and closes the caution popup. */
export async function agreeToCaution() {
  const popup = within(await screen.findByRole('dialog', { name: '결제 전에 확인해 주세요' }));
  await userEvent.click(popup.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }));
  await userEvent.click(popup.getByRole('button', { name: '결제하기' }));
}

/** Sends the order of a complete form. */
export async function buy() {
  await pay();
  await agreeToCaution();
}

/** Opens the page with a complete form and sends its order. */
export async function buyFilled(own: Partial<Payment> = {}) {
  openFilled(own);
  await buy();
}

export const payButton = () => screen.getByRole('button', { name: '결제하기' });
export const orders = () => bodiesTo('POST /subscs');

/** The server lists these orders of the customer. */
export const serverHolds = (...subscs: readonly object[]) =>
  answer('GET /users/U1', ok({ vehicles: [], subscs }));
/** The card of an order that the server has, but whose card page this browser does not know. */
export const begunCard = () =>
  screen.findByRole('heading', { name: '신청은 접수되었고 결제는 아직이에요' });
export const completed = () =>
  waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
