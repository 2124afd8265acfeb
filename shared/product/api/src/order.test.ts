import type { ExtraName } from '@shared/config/backend-extras';
import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything, unreadable } from '../testing/backend';
import { order } from '../testing/calls';
import { exchange } from '../testing/exchange';
import { subscription } from '../testing/wire-subscription';
import { createSubscription } from './subscription';

const KEY = '7b1d6f0e-6c1c-4b55-9c3a-0d9f7f6b6a01';
const lists = (...extras: readonly ExtraName[]) =>
  jest.replaceProperty(settings.backend, 'extras', extras);

const entity = {
  pkg: 'PK1',
  vehicle_num_id: 'WBA11111111111111',
  vehicle_num_reg: '12가3456',
  state_req: 30,
  date_start: '2027-01-02',
  parent_subsc_id: 'S1',
  dealer_cdk_id: 'D1',
  dealer_advisor_cdk_id: null,
  price_payment: 841500,
  payments: {
    date: '2026-11-20',
    num: '1120101530',
    price_pkg: 990000,
    price_payment: 841500,
    promo: { rate: 10, price: 891000 },
    promo_code: {
      rate: 49500,
      overlap: 'Y',
      slug: 'VIP',
      price: 49500,
      type: 1,
      type_rate: 20,
      title: 'VIP',
      content: '5만원 할인',
    },
    card_type: 20,
    terms: { service_agreement: true, marketing: false },
    termsPre: { insurance: true },
    step: 7,
  },
  options: { vehicleData: subscription.options.vehicleData },
};

describe('POST subscs', () => {
  afterEach(() => jest.restoreAllMocks());

  it('sends the whole order with the names of the entity and nothing else [API-023, ENTITY-021…025]', async () => {
    expect((await exchange('createSubscription')).body).toEqual(entity);
  });

  it('sends optional extensions when the backend lists them [API-023]', async () => {
    lists('idempotency-key', 'order-context', 'photo-addresses', 'terms-versions');
    const { call, sent } = answering('createSubsc', answers.createSubsc);

    await createSubscription(call, order, KEY);

    expect(sent[0]?.headers['Idempotency-Key']).toBe(KEY);
    expect(sent[0]?.payload).toEqual({
      ...entity,
      vtg_id: 'VTG1',
      vehicle_cat_id: 'C1',
      att_reg_url: '/files/reg.jpg',
      att_insp_url: '/files/insp.jpg',
      att_panel_url: '/files/panel.jpg',
      payments: { ...entity.payments, terms_version: { service_agreement: '2026-01' } },
    });
  });

  it('leaves out missing parts of a simple new subscription [API-023]', async () => {
    const { call, sent } = answering('createSubsc', answers.createSubsc);
    const plain = {
      ...order,
      request: 'none' as const,
      startsOn: undefined,
      parentId: undefined,
      advisorId: 'AD1',
      photos: {},
      vehicle: { ...order.vehicle, registeredOn: plainDate('2020-03-01'), km: undefined },
      payment: {
        ...order.payment,
        promotion: undefined,
        vipCode: undefined,
        card: 'personal' as const,
      },
    };

    await createSubscription(call, plain, KEY);

    expect(sent[0]?.payload).toMatchObject({
      state_req: 10,
      date_start: null,
      parent_subsc_id: null,
      dealer_advisor_cdk_id: 'AD1',
      payments: { promo: null, promo_code: null, card_type: 10 },
      options: { vehicleData: { km: null } },
    });
  });

  it.each([
    ['the payment address', { redirect: '/sandbox/card/1' }, undefined],
    ['the order id if there is one', { id: 'S9', redirect: '/sandbox/card/1' }, 'S9'],
    [
      'no order id if it cannot be read',
      { id: { $ne: 1 }, redirect: '/sandbox/card/1' },
      undefined,
    ],
  ])('returns %s [API-023]', async (_, data, id) => {
    const { call } = answeringAnything('createSubsc', { status: 200, body: { data } });

    expect(await createSubscription(call, order, KEY)).toEqual({ id, redirect: '/sandbox/card/1' });
  });

  it.each([{ id: 'S9' }, { id: 'S9', redirect: '' }, { id: 'S9', redirect: null }])(
    'fails without a payment address: %j [API-023]',
    async (data) => {
      const { call } = answeringAnything('createSubsc', { status: 200, body: { data } });

      await expect(createSubscription(call, order, KEY)).rejects.toMatchObject(unreadable);
    },
  );

  it('sends the percentage of a code that replaces the promotion, not the amount [API-023, ENTITY-025]', async () => {
    const { call, sent } = answering('createSubsc', answers.createSubsc);
    const vipCode = {
      ...order.payment.vipCode!,
      stackable: false,
      discount: { kind: 'percent' as const, rate: 5, rounding: 'down' as const, unit: 1 },
      type: undefined,
    };

    await createSubscription(call, { ...order, payment: { ...order.payment, vipCode } }, KEY);

    expect(sent[0]?.payload).toHaveProperty(
      'payments.promo_code',
      expect.objectContaining({
        rate: 5,
        overlap: 'N',
        price: 49500,
        type: null,
        type_rate: 10,
      }),
    );
  });
});
