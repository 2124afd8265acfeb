import { answering, answeringAnything } from '../testing/backend';
import { order } from '../testing/calls';
import { exchange } from '../testing/exchange';
import { subscription as served } from '../testing/wire-subscription';
import { fetchSubscription } from './subscription';

const fetched = (changes: object = {}) =>
  fetchSubscription(answering('getSubsc', { data: { ...served, ...changes } }).call, 'S1');
/** Fetches a membership with an answer that is not in the contract, but in one of the two documents. */
const fetchedAnyway = (data: object) =>
  fetchSubscription(answeringAnything('getSubsc', { status: 200, body: { data } }).call, 'S1');

describe('subscription', () => {
  it('has our names, and words for codes [API-024, ENTITY-021, ENTITY-022]', async () => {
    expect(await exchange('fetchSubscription')).toMatchObject({
      asks: 'GET /api/v1App/subscs/S1',
      reads: {
        id: 'S1',
        state: 'active',
        request: 'revoke',
        confirm: 'approved',
        packageId: 'PK1',
        title: 'POWER TRAIN',
        package: { title: '파워트레인', group: 'POWER TRAIN' },
        vin: 'WBA11111111111111',
        plate: '12가3456',
        startsOn: '2026-01-02',
        stopsOn: '2027-01-01',
        insuranceStartsOn: '2026-01-31',
        stateOn: '2026-01-01',
        createdOn: '2025-12-30',
        parentId: 'S0',
        dealerId: 'D1',
        paid: 891000,
        transferred: true,
        transfer: { state: 0, name: '김하나', date: '2026-02-01' },
        vehicle: order.vehicle,
        rejectedBecause: '사진이 흐립니다',
      },
    });
  });

  it('has the payment and how its price was computed [ENTITY-024, ENTITY-025]', async () => {
    const { payments } = await fetched();

    expect(payments).toMatchObject({
      state: 'normal',
      paidOn: '2025-12-30',
      number: '1230101530',
      listPrice: 990000,
      total: 891000,
      refunded: 700000,
      promotion: { price: 891000 },
      vipCode: { price: 49500, title: 'VIP' },
      card: 'company',
      insuranceAccepted: true,
      step: 7,
      refund: { daysUsed: 20, penalty: 99000, amount: 700000 },
    });
    // Leaves out the terms that it does not know.
    expect(payments?.terms).toEqual({ service_agreement: true, marketing: false });
  });

  it('has the review of each document in both notations, or none [ENTITY-023]', async () => {
    const inspection = { options: { confirm: false, reason: '글자가 흐립니다' } };

    expect(await fetched({ att_insp: inspection })).toMatchObject({
      attachments: {
        registration: { confirm: 'suitable' },
        inspection: { confirm: 'retake', reason: '글자가 흐립니다' },
        panel: { confirm: 'unchecked', reason: undefined },
      },
      documents: { registration: 'suitable', inspection: 'retake', panel: 'unchecked' },
    });
    expect(await fetched({ att_panel: null })).toMatchObject({
      attachments: { panel: undefined },
      documents: { panel: 'absent' },
    });
  });

  it('has the number of its first record as order number [ENTITY-026]', async () => {
    expect(await fetched()).toMatchObject({ orderNumber: 'ORDER-1' });
    expect(await fetched({ recordPayments: [] })).toMatchObject({ orderNumber: undefined });
  });

  it.each([
    [
      'prodTypeInsurance',
      { prodTypeInsurance: true, pkg: { ...served.pkg, group: 'STANDARD' } },
      true,
    ],
    ['the group POWER TRAIN', { prodTypeInsurance: null }, true],
    ['neither', { prodTypeInsurance: false, pkg: { ...served.pkg, group: 'PREMIUM' } }, false],
  ])('is insured by %s [ENTITY-026]', async (_, changes, insured) => {
    expect(await fetched(changes)).toMatchObject({ insured });
  });

  it('reads the names of the status side: subscId, a title for pkg, prodInsurance [ENTITY-027]', async () => {
    const { id, pkg, ...rest } = served;

    const status = await fetchedAnyway({
      ...rest,
      subscId: id,
      pkg: pkg.title,
      prodInsurance: true,
    });

    expect(status).toMatchObject({ id: 'S1', title: '파워트레인', insured: true });
    expect(status.package).toEqual({ title: '파워트레인', group: undefined });
  });

  it.each(['state', 'state_req', 'confirm'])(
    'is kept when its %s is unknown [ENTITY-021]',
    async (name) => {
      const { state, request, confirm } = await fetchedAnyway({ ...served, [name]: 16 });

      expect([state, request, confirm].filter((code) => code === 'unknown')).toHaveLength(1);
    },
  );

  it('has an unknown price, never 0, for an amount that cannot be read [ENTITY-021, ENTITY-024]', async () => {
    const { payments: _, ...rest } = served;
    const paid = async (price_payment: unknown) =>
      (await fetchedAnyway({ ...rest, price_payment })).paid;

    expect([await paid(1.5), await paid('891,000'), await paid(null)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('has the amount of its payment when it has none itself [ENTITY-021, ENTITY-024]', async () => {
    const { price_payment: _, ...rest } = served;

    expect((await fetched({ price_payment: 800_000 })).paid).toBe(800_000);
    expect((await fetchedAnyway(rest)).paid).toBe(891_000);
  });

  it.each([
    ['said', { insurance: true }, true],
    ['denied', { insurance: false }, false],
    ['left open', {}, false],
    ['missing', null, false],
  ])(
    'has accepted insurance terms only when the flag is %s [ENTITY-024]',
    async (_, termsPre, accepted) => {
      const payments = { ...served.payments, termsPre };

      expect(await fetchedAnyway({ ...served, payments })).toMatchObject({
        insuranceAccepted: accepted,
      });
    },
  );

  it('has undefined for every optional field that the server leaves out [ENTITY-021, ENTITY-022]', async () => {
    const least = {
      id: 'S1',
      state: 15,
      state_req: null,
      confirm: 10,
      vehicle_num_id: 'WBA11111111111111',
      created_at: '2026-11-20',
    };

    expect(await fetchedAnyway(least)).toMatchObject({
      state: 'pending',
      request: 'none',
      confirm: 'waiting',
      plate: '',
      title: '',
      package: { title: '' },
      packageId: undefined,
      startsOn: undefined,
      paid: undefined,
      transferred: false,
      transfer: undefined,
      documents: { registration: 'absent', inspection: 'absent', panel: 'absent' },
      payments: undefined,
      orderNumber: undefined,
      insured: false,
    });
  });

  it('is transferred only when the flag says so, and a transfer without a state has state 1 [ENTITY-022, TRANS-007]', async () => {
    const asked = await fetchedAnyway({
      ...served,
      options: { is_escalation: false, escalation: { name: '이서준', date: '2026-11-01' } },
    });

    expect(asked.transferred).toBe(false);
    expect(asked.transfer).toEqual({ state: 1, name: '이서준', date: '2026-11-01' });
  });
});
