import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything, unreadable } from '../testing/backend';
import { calls } from '../testing/calls';
import { exchange } from '../testing/exchange';
import { subscription } from '../testing/wire-subscription';
import { fetchRefund } from './refund';
import { requestRevoke, resubmit, withdrawRevoke } from './subscription';
import { checkEscalation, fetchEscalation, requestTransfer } from './transfer';

const today = plainDate('2026-11-20');
const lists = (...extras: readonly ('photo-addresses' | 'terms-versions')[]) =>
  jest.replaceProperty(settings.backend, 'extras', extras);

afterEach(() => jest.restoreAllMocks());

describe('fetchCoupons', () => {
  it('returns usable and used coupons with our names [API-021, ENTITY-009, ENTITY-030]', async () => {
    expect(await exchange('fetchCoupons')).toEqual({
      asks: 'GET /api/v1App/subscs/showProdsV2/S1',
      reads: {
        usable: [
          {
            id: 'P1',
            title: '엔진오일 교환',
            seq: 2,
            icon: '',
            kind: 'dealer',
            unitType: 'count',
            unit: 1,
            unitBase: 1,
            content: ['엔진오일', '연 1회'],
            isOn: true,
            startsOn: '2026-01-01',
            stopsOn: '2026-12-31',
            used: { unit: 1, usedOn: '2026-05-01', centreSlug: '강남센터', confirmId: 'CI1' },
          },
        ],
        used: [expect.objectContaining({ id: 'P8' })],
      },
    });
  });
});

describe('PUT subscs/{id}', () => {
  it('sends vehicle data and mileage for a resubmission [API-025]', async () => {
    expect(await exchange('resubmit')).toEqual({
      asks: 'PUT /api/v1App/subscs/S1',
      body: { options: { vehicleData: subscription.options.vehicleData, km: 46000 } },
    });
  });

  it('sends the photo addresses when the backend accepts them [API-025]', async () => {
    lists('photo-addresses');
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await resubmit(call, 'S1', { km: 46000, photos: { panel: '/files/panel2.jpg' } });

    expect(sent[0]?.payload).toEqual({
      options: { km: 46000 },
      att_panel_url: '/files/panel2.jpg',
    });
  });

  it.each(['', '<html>', 'null'])(
    'accepts any body of a 2xx answer: %j [API-025…027]',
    async (body) => {
      const { call } = answeringAnything('putSubsc', { status: 200, body });

      await expect(withdrawRevoke(call, 'S1')).resolves.toBeUndefined();
    },
  );

  it('sends the reason with a cancellation [API-026, ENTITY-029]', async () => {
    expect((await exchange('requestRevoke')).body).toEqual({
      state_req: -20,
      app_options: {
        revoke_reason_key: 5,
        revoke_reason_text: '기타',
        revoke_reason_write: '이사',
      },
    });
  });

  it('sends no free text when there is none [API-026]', async () => {
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await requestRevoke(call, 'S1', { reason: 'product', label: '상품', written: '' });

    expect(sent[0]?.payload).toMatchObject({
      app_options: { revoke_reason_key: 1, revoke_reason_write: null },
    });
  });

  it('sends each withdrawn consent with false [LAW-008]', async () => {
    expect((await exchange('withdrawConsents')).body).toEqual({ terms: { marketing: false } });
  });

  it('sends only the withdrawal of a cancellation [API-027]', async () => {
    expect((await exchange('withdrawRevoke')).body).toEqual({ state_req: -30 });
  });
});

describe('calls of a transfer', () => {
  it('fetchEscalation returns the notice [API-029]', async () => {
    expect(await exchange('fetchEscalation')).toEqual({
      asks: 'GET /api/v1App/subscs/showEscalation/S1',
      reads: {
        subscriptionId: 'S1',
        state: 0,
        name: '김하나',
        on: '2026-02-01',
        membership: '파워트레인',
        insured: true,
        vin: 'WBA11111111111111',
        plate: '12가3456',
        startsOn: '2026-01-02',
        stopsOn: '2027-01-01',
      },
    });
  });

  it('fetchEscalation uses the group as name when the notice has one [API-029] [TRANS-013]', async () => {
    const pkg = { id: 'P2', title: '프리미엄 케어', group: 'PREMIUM' };
    const body = { data: { pkg, subsc_id: 'S7' } };
    const { call } = answeringAnything('showEscalation', { status: 200, body });

    expect(await fetchEscalation(call, 'S1')).toMatchObject({
      membership: 'PREMIUM',
      subscriptionId: 'S7',
    });
  });

  it('requestTransfer sends the accepted terms and ignores the answer [API-030]', async () => {
    const { call, sent } = answeringAnything('postEscalation', { status: 201, body: '<html>' });
    const answers = { escalation: true, marketing: false };

    await requestTransfer(call, 'S1', { answers, versions: {} });

    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1App/subscs/escalation/S1',
      payload: answers,
    });
  });

  it('requestTransfer sends the versions of the texts when the backend accepts them [API-030]', async () => {
    lists('terms-versions');

    expect((await exchange('requestTransfer')).body).toEqual({
      terms: { escalation: true },
      terms_version: { escalation: '2026-01' },
    });
  });

  it('confirmTransfer sends no body and ignores the answer [API-031]', async () => {
    const { call, sent } = answeringAnything('confirmEscalation', { status: 200, body: '' });

    await calls['confirmTransfer']?.(call);

    expect(sent[0]).toMatchObject({ url: '/api/v1App/subscs/confirmEscalation/S1' });
    expect(sent[0]?.payload).toBeUndefined();
  });

  it('checkEscalation asks by vtg id and VIN, and may find no membership [API-032]', async () => {
    const none = { data: { user_id: null, subsc_id: null } };
    const { call } = answering('escalationCheck', none);

    expect(await exchange('checkEscalation')).toMatchObject({
      body: { vtg_id: 'VTG1', num_id: 'WBA11111111111111' },
      reads: { userId: 'U2', subscriptionId: 'S1' },
    });
    expect(await checkEscalation(call, { vtgId: 'VTG1', vin: 'X' })).toEqual({});
  });
});

describe('fetchRefund', () => {
  it('uses the older prefix and returns the amount and its parts [API-028, ENTITY-028]', async () => {
    expect(await exchange('fetchRefund')).toEqual({
      asks: 'GET /api/v1/subscs/getRefundPrice/S1?revoke_date=2026-11-20&type=app',
      reads: {
        kind: 'allowed',
        amount: 700000,
        usage: {
          daysUsed: 20,
          insuranceUsed: true,
          penalty: 99000,
          maintenance: 30000,
          insuranceReturned: 200000,
          amount: 700000,
        },
      },
    });
  });

  it.each([
    [-99999999, { kind: 'not-allowed' }],
    [0, { kind: 'allowed', amount: 0 }],
  ])('reads %i as %j, and hides a special number [API-028, CONST-017]', async (price, refund) => {
    const { call } = answering('getRefundPrice', { price_refund: price });

    expect(await fetchRefund(call, 'S1', today)).toEqual(refund);
  });

  it('rejects any other negative amount [API-028]', async () => {
    const body = '{"price_refund":-1}';
    const { call } = answeringAnything('getRefundPrice', { status: 200, body });

    await expect(fetchRefund(call, 'S1', today)).rejects.toMatchObject(unreadable);
  });
});
