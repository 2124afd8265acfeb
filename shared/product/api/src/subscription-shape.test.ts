import { answering, answeringAnything } from '../testing/backend';
import { subscription as served } from '../testing/wire-subscription';
import { fetchSubscription } from './subscription';

const fetched = (changes: object = {}) =>
  fetchSubscription(answering('getSubsc', { data: { ...served, ...changes } }).call, 'S1');
/** Fetches a membership with an answer that is not in the contract, but in one of the two documents. */
const fetchedAnyway = (data: object) =>
  fetchSubscription(
    answeringAnything('getSubsc', { status: 200, body: JSON.stringify({ data }) }).call,
    'S1',
  );

describe('subscription', () => {
  it('returns our names, and words for codes [ENTITY-021]', async () => {
    expect(await fetched()).toMatchObject({
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
    });
  });

  it('returns an empty title when the server sends no package [ENTITY-021]', async () => {
    const { title, package: pkg, packageId } = await fetchedAnyway({ ...served, pkg: null });

    expect({ title, pkg, packageId }).toEqual({ title: '', pkg: { title: '' } });
  });

  it('returns transfer, vehicle and the reason of a rejection [ENTITY-022]', async () => {
    expect(await fetched()).toMatchObject({
      transferred: true,
      transfer: { state: 0, name: '김하나', date: '2026-02-01' },
      vehicle: {
        vin: 'WBA11111111111111',
        plate: '12가3456',
        registeredOn: '2020-03-01',
        modelType: '320D',
        modelYear: '2020',
        km: 45000,
      },
      rejectedBecause: '사진이 흐립니다',
    });
  });

  it('returns the review of each document in both notations [ENTITY-023]', async () => {
    expect(
      await fetched({
        att_insp: { options: { confirm: false, reason: '글자가 흐립니다' } },
      }),
    ).toMatchObject({
      attachments: {
        registration: { confirm: 'suitable' },
        inspection: { confirm: 'retake', reason: '글자가 흐립니다' },
        panel: { confirm: 'unchecked', reason: undefined },
      },
      documents: { registration: 'suitable', inspection: 'retake', panel: 'unchecked' },
    });
  });

  it('returns an absent document when there is none [ENTITY-023]', async () => {
    expect(await fetched({ att_panel: null })).toMatchObject({
      attachments: { panel: undefined },
      documents: { panel: 'absent' },
    });
  });

  it('returns the payment and how its price was computed [ENTITY-024]', async () => {
    expect((await fetched()).payments).toMatchObject({
      state: 'normal',
      paidOn: '2025-12-30',
      number: '1230101530',
      listPrice: 990000,
      total: 891000,
      refunded: 700000,
      promotion: { price: 891000 },
      card: 'company',
      terms: { service_agreement: true, marketing: false },
      insuranceAccepted: true,
      step: 7,
      refund: { daysUsed: 20, penalty: 99000, amount: 700000 },
    });
  });

  it('leaves out unknown terms [ENTITY-024]', async () => {
    expect(Object.keys((await fetched()).payments?.terms ?? {})).toEqual([
      'service_agreement',
      'marketing',
    ]);
  });

  it('returns the discount code [ENTITY-025]', async () => {
    expect((await fetched()).payments?.vipCode).toEqual({ price: 49500, title: 'VIP' });
  });

  it('uses the first record for the order number [ENTITY-026]', async () => {
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

  it('reads the field names of the status side: subscId, a title for pkg, prodInsurance [ENTITY-027]', async () => {
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
    'records nothing when the %s is unknown [ENTITY-021]',
    async (name) => {
      const { state, request, confirm } = await fetchedAnyway({ ...served, [name]: 16 });

      expect([state, request, confirm].filter((code) => code === 'unknown')).toHaveLength(1);
    },
  );

  it.each([[1.5], ['891,000'], [{}], [null], [undefined]])(
    'returns an unknown price, never 0, for %p [ENTITY-021, ENTITY-024]',
    async (price) => {
      const { payments: _, ...rest } = served;

      expect((await fetchedAnyway({ ...rest, price_payment: price })).paid).toBeUndefined();
    },
  );

  it('returns undefined for every optional field that the server leaves out [ENTITY-021, ENTITY-022]', async () => {
    const { call } = answering('getSubsc', {
      data: {
        id: 'S1',
        state: 15,
        state_req: 10,
        confirm: 10,
        vehicle_num_id: 'WBA11111111111111',
        created_at: '2026-11-20',
      },
    });

    expect(await fetchSubscription(call, 'S1')).toMatchObject({
      state: 'pending',
      request: 'none',
      confirm: 'waiting',
      plate: '',
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

  it('is transferred only when the flag says so, and reads a transfer without a state as state 1 [ENTITY-022, TRANS-007]', async () => {
    const asked = await fetchedAnyway({
      ...served,
      options: { is_escalation: false, escalation: { name: '이서준', date: '2026-11-01' } },
    });

    expect(asked.transferred).toBe(false);
    expect(asked.transfer).toEqual({ state: 1, name: '이서준', date: '2026-11-01' });
  });
});
