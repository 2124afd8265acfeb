import { fetchSubscription } from '@shared/api/subscription';
import { answering } from '@shared/api/testing/backend';
import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import fc from 'fast-check';
import { readContract } from '../../testing/read-contract';
import { contractOfOrder } from './facts';
import { contractHtml } from './html';

const RUNS = { numRuns: 1000, seed: 20_261_126 };
const SAVED_ON = '2026-11-20';
const MISSING = '등록되지 않았어요';
/** Parts that name amounts of the package, not of the order. */
const OF_PACKAGE = /^(2|11)\. /;

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const amounts = fc.integer({ min: 0, max: 9_999_999 });
const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const code = fc.record({ title: fc.constantFrom('VIP 5%', ''), price: orNull(amounts) });
const terms = fc.record({
  service_agreement: fc.boolean(),
  marketing: fc.boolean(),
  pay_personal: fc.boolean(),
});

/** Orders of every package, with promotion, code, extension and transfer, and with any of them missing. */
const orders = fc.record({
  id: fc.constant('S1'),
  state: fc.constantFrom(10, 15, 20, -10, -20, -50, -60),
  state_req: fc.constantFrom(10, 30, -20, -30, -40, -50),
  confirm: fc.constantFrom(10, 20, -10),
  parent_subsc_id: fc.constantFrom(null, 'S0'),
  pkg: fc.constantFrom('STANDARD', 'PREMIUM', 'POWER TRAIN').map((group) => ({
    id: group,
    title: `${group} 케어`,
    group,
  })),
  vehicle_num_id: fc.constant('WBA11111111111111'),
  vehicle_num_reg: fc.constant('12가3456'),
  created_at: days,
  date_start: orNull(days),
  date_stop: orNull(days),
  date_start_insurance: orNull(days),
  dealer_cdk_id: fc.constantFrom('D1', 'D2', 'D3'),
  price_payment: amounts,
  options: fc.record({
    is_escalation: fc.boolean(),
    escalation: fc.record({
      state: fc.constantFrom(0, 1),
      name: fc.constant('박*수'),
      date: orNull(days),
    }),
    vehicleData: fc.record({ num_id: fc.constant('WBA11111111111111'), date_reg: orNull(days) }),
  }),
  payments: fc.record({
    date: orNull(days),
    price_pkg: orNull(amounts),
    promo: orNull(fc.record({ price: orNull(amounts) })),
    promo_code: orNull(code),
    card_type: fc.constantFrom(10, 20, null),
    terms,
    terms_version: fc.constantFrom({}, { service_agreement: '2025-01' }),
  }),
  recordPayments: fc.constantFrom([{ id: 'ORDER-1' }], []),
});
type Order = typeof orders extends fc.Arbitrary<infer Value> ? Value : never;

const noBusiness = { title: '', number: '', address: '', ceo: '', tel: '', businessNumber: '' };
const dealers = [
  { id: 'D1', title: '한강모터스', takesCompanyCard: true, business: noBusiness },
  { id: 'D2', title: '남산모터스', takesCompanyCard: true, business: noBusiness },
];

/** Returns the parts of the contract that the product makes of the server's answer. */
async function contractOf(order: Order) {
  const answered = await fetchSubscription(answering('getSubsc', { data: order }).call, order.id);
  const page = { owner: '김하늘', phone: undefined, savedOn: plainDate(SAVED_ON), packages: [] };
  return contractHtml(contractOfOrder(answered, page, dealers), settings);
}

const text = (amount: number) => `${amount.toLocaleString('en-US')}원`;
const shown = (amount: number | null | undefined) =>
  typeof amount === 'number' ? text(amount) : MISSING;
const dayAfter = (day: string, count: number) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** Returns the rows of part 3, computed from the answer alone. */
function priceRows({ payments, price_payment: paid }: Order): Record<string, string> {
  const list = payments.price_pkg;
  const promotion = payments.promo?.price ?? list;
  const off = list !== null && promotion !== null && promotion < list ? list - promotion : 0;
  const { price = null, title = '' } = payments.promo_code ?? {};
  const noCode = title === '' ? '없음' : MISSING;
  return {
    정가: shown(list),
    프로모션가: shown(promotion) + (off === 0 ? '' : ` (${text(off)} 할인)`),
    'VIP 코드 할인': price === null ? noCode : `−${text(price)}${title && ` (${title})`}`,
    '총 결제 금액': `${text(paid)} (부가세 ${text(Math.floor(paid / 11))} 포함)`,
    결제일: payments.date ?? MISSING,
  };
}

const isExtension = ({
  state_req,
  parent_subsc_id,
}: Pick<Order, 'state_req' | 'parent_subsc_id'>) => state_req === 30 || parent_subsc_id !== null;

/** Returns the dealer and the rows with days, computed from the answer alone. */
function dayRows({ options, pkg, ...order }: Order): Record<string, string> {
  const isWaiting = order.state === 10 && order.state_req === 30;
  // Not approved on its first day, so it begins on the day after the approval.
  const isLate =
    isWaiting && order.confirm === 10 && order.date_start !== null && order.date_start <= SAVED_ON;
  const start = isLate ? null : order.date_start;
  const stop = isLate ? null : order.date_stop;
  const rule = isExtension(order) && !isLate ? '이전 기간이 끝난 다음 날 0시' : '승인 다음 날 0시';
  const isInsured = pkg.group === 'POWER TRAIN';
  const last = start === null ? undefined : dayAfter(start, 13);
  const isOpen = last === undefined || (isWaiting && last < SAVED_ON);
  const limit = isOpen ? '승인 전 또는 승인 후 14일 이내' : `${last}까지`;
  return {
    '판매사 상호': dealers.find(({ id }) => id === order.dealer_cdk_id)?.title ?? MISSING,
    신청일: order.created_at,
    '이용 시작': start === null ? rule : `${start} 0시`,
    '이용 종료': stop ? `${stop} 24시` : '시작한 날부터 12개월 뒤',
    ...(isInsured && { '보장 시작': order.date_start_insurance ?? '승인일로부터 30일 뒤' }),
    '철회할 수 있는 기한': options.is_escalation ? '양도된 멤버십은 철회할 수 없어요' : limit,
    최초등록일: options.vehicleData.date_reg ?? MISSING,
    ...(options.is_escalation && { 양도일: options.escalation.date ?? MISSING }),
    주문번호: order.recordPayments[0]?.id ?? MISSING,
  };
}

const editionDays = ['2025-01-01', '2026-01-01', '2026-11-01'];

describe('contractHtml', () => {
  it('shows every amount and day as the server sends it, in 1,000 orders [LAW-005]', async () => {
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const html = await contractOf(order);
        const parts = readContract(html);
        const rows = Object.assign({}, ...Object.values(parts).map((part) => part.rows));
        const expected: Record<string, string> = { ...priceRows(order), ...dayRows(order) };
        const figures = Object.values(expected).join(' ');
        const ofOrder = Object.entries(parts)
          .filter(([heading]) => !OF_PACKAGE.test(heading))
          .map(([, part]) => part.text)
          .join(' ');
        const days = [...editionDays, SAVED_ON, figures].join(' ');
        expect({
          wrong: Object.keys(expected).filter((label) => rows[label] !== expected[label]),
          strangeAmounts: ofOrder.match(AMOUNT)?.filter((one) => !figures.includes(one)) ?? [],
          strangeDays: html.match(DAY)?.filter((one) => !days.includes(one)),
        }).toEqual({ wrong: [], strangeAmounts: [], strangeDays: [] });
      }),
      RUNS,
    );
  });
});

const AMOUNT = /[\d,]+원/g;
const DAY = /\d{4}-\d\d-\d\d/g;
