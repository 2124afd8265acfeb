import { buy, dataOf, orderOf, paymentOf, placeOrder, sentenceOf, subscsOf } from './orders';
import type { Caller, SandboxUnderTest } from './sandbox-under-test';

type Answer = Awaited<ReturnType<typeof placeOrder>>;
const refusal = (answer: Answer) => [answer.status, answer.body['status_code'], sentenceOf(answer)];

/** Tests orders and payments, on every database. */
export function orderSuite(current: () => SandboxUnderTest): void {
  let caller: Caller;
  beforeEach(async () => {
    caller = await current().as('new-customer');
  });

  describe('an order', () => {
    it('leads to the card provider and is listed as started until it is paid [API-023]', async () => {
      const answer = await placeOrder(caller, { payments: { num: '1120120000' } });

      expect(dataOf(answer)).toEqual({
        redirect: expect.stringMatching(/^\/sandbox\/card\/[0-9a-f]{32}$/),
      });
      expect(await subscsOf(caller)).toMatchObject([
        {
          state: 10,
          state_req: 10,
          confirm: 10,
          recordPayments: [],
          payments: { num: '1120120000' },
        },
      ]);
      expect(await current().services.applications.list('new-customer')).toEqual([]);
    });

    it('ends with 5011 for an enrolled vehicle [A-57]', async () => {
      await buy(current(), caller);

      expect(refusal(await placeOrder(caller))).toEqual([400, 5011, '이미 가입된 차량입니다.']);
    });

    it('is not charged when another order for the vehicle was paid first [A-57]', async () => {
      const first = paymentOf(await placeOrder(caller));
      const second = paymentOf(await placeOrder(caller));

      const both = await Promise.all(
        [first, second].map((payment) => current().services.settlePayment(payment, 'success')),
      );

      expect(both.map(({ status }) => status).sort()).toEqual(['failed', 'paid']);
      expect((await subscsOf<{ state: number }>(caller)).map(({ state }) => state).sort()).toEqual([
        10, 15,
      ]);
    });

    it('of 0 won skips the card provider and is paid [A-72]', async () => {
      const answer = await placeOrder(caller, {
        price_payment: 0,
        payments: { promo_code: { slug: 'FREE100' } },
      });

      const landing = new URL(String(dataOf(answer)['redirect']), 'http://sandbox.test');
      expect([landing.pathname, landing.searchParams.get('state')]).toEqual(['/app/layover', '50']);
      expect(await subscsOf(caller)).toMatchObject([{ state: 15, price_payment: 0 }]);
    });

    it('stores its photos and refuses an address that is a script [SEC-008]', async () => {
      current().services.dialects.choose('photo-addresses');
      const bad = await placeOrder(caller, { att_reg_url: 'javascript:alert(1)' });
      const id = await buy(current(), caller, { att_reg_url: '/files/a.jpg' });
      const kept = await current().services.applications.byId(id);

      expect(kept?.documents).toMatchObject([{ kind: 'registration', url: '/files/a.jpg' }]);
      expect(bad.status).toBe(400);
    });
  });

  describe('return from the card provider', () => {
    it('contains the order as sent, without name or phone [SBX-002, LAND-006]', async () => {
      const answer = await placeOrder(caller, orderOf(caller));
      const { services } = current();
      await services.settlePayment(paymentOf(answer), 'failure');

      const landing = new URL(await services.landingUrl(paymentOf(answer)), 'http://sandbox.test');

      const { vtg_id, state, msg, reqs } = Object.fromEntries(landing.searchParams);
      expect([landing.pathname, vtg_id, state]).toEqual(['/app/layover', 'VTG10005', '-50']);
      expect(msg).toBe('카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도해 주세요.');
      expect(JSON.parse(reqs ?? '')).toEqual(orderOf(caller));
      expect(landing.href).not.toMatch(/김민준|010-/);
    });

    it.each([
      ['success', 'cancelled', 'paid', 15],
      ['failure', 'success', 'failed', 10],
    ] as const)(
      'never changes a payment that ended with %s by a later %s [STATE-006, A-96]',
      async (first, later, status, state) => {
        const payment = paymentOf(await placeOrder(caller));
        await current().services.settlePayment(payment, first);

        const late = await current().services.settlePayment(payment, later);

        expect(late.status).toBe(status);
        expect(await subscsOf(caller)).toMatchObject([{ state, confirm: 10 }]);
      },
    );

    it('is not offered by a card page that was open for its limit [A-96]', async () => {
      const { services } = current();
      const payment = paymentOf(await placeOrder(caller));
      const statusIn = async (minutes: number) => {
        await services.clock.advance({ minutes });
        return (await services.payment(payment))?.status;
      };

      expect([await statusIn(14), await statusIn(1)]).toEqual(['waiting', 'failed']);
    });
  });
}

/** Tests the prices and refusals of orders. They need no second database, because they store nothing. */
export function refusedOrderSuite(current: () => SandboxUnderTest): void {
  let caller: Caller;
  beforeEach(async () => {
    caller = await current().as('new-customer');
  });

  describe('an order', () => {
    it('ends with 5015 without a dealer', async () => {
      expect(refusal(await placeOrder(caller, { dealer_cdk_id: '' }))).toEqual([
        400,
        5015,
        '판매사를 선택해 주세요.',
      ]);
    });

    it('ends with 5020 for a price other than the server’s', async () => {
      const cheaper = await placeOrder(caller, { price_payment: 433_619 });
      const twoPrices = await placeOrder(caller, { payments: { price_payment: 1000 } });

      expect(refusal(cheaper)).toEqual([
        400,
        5020,
        '결제 금액이 변경되었습니다. 금액을 다시 확인해 주세요.',
      ]);
      expect(twoPrices.body['status_code']).toBe(5020);
    });

    it.each([
      ['PKG-PREMIUM', 885_000, undefined],
      ['PKG-POWERTRAIN', 1_488_000, undefined],
      ['PKG-STANDARD', 409_530, 'PLUS5'],
      ['PKG-STANDARD', 385_440, 'vip20'],
      ['PKG-STANDARD', 431_800, 'WON50000'],
    ])('of %s costs %d won with the code %s [PRICE-007, PRICE-008]', async (pkg, total, slug) => {
      const answer = await placeOrder(caller, {
        pkg: pkg,
        price_payment: total,
        payments: { promo_code: slug === undefined ? null : { slug } },
      });

      expect(answer.status).toBe(200);
    });

    it.each([
      [
        'a used-up code',
        { payments: { promo_code: { slug: 'USED1234' } } },
        '이미 사용된 쿠폰코드입니다.',
      ],
      [
        'an unknown code',
        { payments: { promo_code: { slug: 'NOPE' } } },
        '사용할 수 없는 쿠폰코드 입니다.',
      ],
      [
        'a company card the dealer refuses',
        { dealer_cdk_id: 'D02', payments: { card_type: 20 } },
        '선택하신 판매사는 법인카드 결제가 불가합니다.',
      ],
      [
        'a advisor of another dealer',
        { dealer_advisor_cdk_id: 'R0700' },
        '추천인을 다시 선택해 주세요.',
      ],
      [
        'a missing required term',
        { payments: { terms: { service_agreement: true } } },
        '필수 약관에 동의해 주세요.',
      ],
      [
        'another first registration than the record',
        { options: { vehicleData: { date_reg: '2020-01-01' } } },
        '최초등록일이 등록된 차량 정보와 다릅니다.',
      ],
    ])('with %s ends with 5020', async (_what, change, said) => {
      expect(refusal(await placeOrder(caller, change))).toEqual([400, 5020, said]);
    });

    it('of the warranty ends with 5020 above 180,000 km, but not at 180,000 km [VALID-031]', async () => {
      const at = (km: number) =>
        placeOrder(caller, {
          pkg: 'PKG-POWERTRAIN',
          price_payment: 1_488_000,
          options: { vehicleData: { km } },
        });

      expect((await at(180_001)).body['status_code']).toBe(5020);
      expect((await at(180_000)).status).toBe(200);
    });

    it('ends with 5020 for a vehicle age that the package refuses [PRICE-012]', async () => {
      const young = await current().as('age-bands');

      expect(refusal(await placeOrder(young))).toEqual([
        400,
        5020,
        '선택하신 차량은 해당 멤버십에 가입할 수 없습니다.',
      ]);
    });

    it('is forbidden for another customer’s vehicle or account [SEC-002]', async () => {
      const other = await current().as('other-new-customer');

      const vehicle = await placeOrder(caller, { vehicle_num_id: other.vin });
      current().services.dialects.choose('order-context');
      const account = await placeOrder(caller, { vtg_id: other.vtgId });

      expect([vehicle.status, account.status]).toEqual([403, 403]);
    });
  });
}
