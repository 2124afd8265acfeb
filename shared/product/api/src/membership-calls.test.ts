import { settings } from '@shared/config/settings';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { calls } from '../testing/calls';
import { fetchCoupons } from './coupons';
import {
  fetchSubscription,
  requestRevoke,
  resubmit,
  withdrawConsents,
  withdrawRevoke,
} from './subscription';

describe('fetchCoupons', () => {
  it('uses showProdsInsurance for an insured membership, otherwise showProdsV2 [API-021, API-022]', async () => {
    const plain = answering('showProdsV2', answers.showProdsV2);
    const insured = answering('showProdsInsurance', answers.showProdsInsurance);

    await fetchCoupons(plain.call, { id: 'S1', insured: false });
    await fetchCoupons(insured.call, { id: 'S1', insured: true });

    expect(plain.sent[0]?.url).toBe('/api/v1App/subscs/showProdsV2/S1');
    expect(insured.sent[0]?.url).toBe('/api/v1App/subscs/showProdsInsurance/S1');
  });

  it('returns two lists, and no inactive coupon is usable [API-021]', async () => {
    const { call } = answering('showProdsV2', answers.showProdsV2);

    const { usable, used } = await fetchCoupons(call, { id: 'S1', insured: false });

    expect(usable.map(({ id }) => id)).toEqual(['P1']);
    expect(used.map(({ id }) => id)).toEqual(['P8']);
  });

  it('returns every field with our names [ENTITY-009, ENTITY-030]', async () => {
    const { call } = answering('showProdsV2', answers.showProdsV2);

    const { usable } = await fetchCoupons(call, { id: 'S1', insured: false });

    expect(usable[0]).toEqual({
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
    });
  });
});

describe('GET subscs/{id}', () => {
  it('returns the membership [API-024]', async () => {
    const { call, sent } = answering('getSubsc', answers.getSubsc);

    expect(await fetchSubscription(call, 'S1')).toMatchObject({ id: 'S1', state: 'active' });
    expect(sent[0]?.url).toBe('/api/v1App/subscs/S1');
  });
});

describe('PUT subscs/{id}', () => {
  it('sends vehicle data, mileage and new photos for a resubmission [API-025]', async () => {
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await calls['resubmit']?.(call);

    expect(sent[0]?.payload).toEqual({
      options: {
        vehicleData: {
          model: { type: '320D', year: '2020' },
          num_id: 'WBA11111111111111',
          date_reg: '2020-03-01',
          num_reg: '12가3456',
          km: 45000,
        },
        km: 46000,
      },
    });
  });

  it('sends the photo addresses when the backend accepts them [API-025]', async () => {
    jest.replaceProperty(settings.backend, 'extras', ['photo-addresses']);
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await resubmit(call, 'S1', { km: 46000, photos: { panel: '/files/panel2.jpg' } });

    expect(sent[0]?.payload).toEqual({
      options: { km: 46000 },
      att_panel_url: '/files/panel2.jpg',
    });
    jest.restoreAllMocks();
  });

  it.each(['', '<html>', '{"data":{"ok":1}}', 'null', '[]'])(
    'accepts any body of a 2xx answer: %j [API-025…027]',
    async (body) => {
      const { call } = answeringAnything('putSubsc', { status: 200, body });

      await expect(withdrawRevoke(call, 'S1')).resolves.toBeUndefined();
    },
  );

  it('sends the reason with a cancellation [API-026, ENTITY-029]', async () => {
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await requestRevoke(call, 'S1', {
      reason: 'other',
      label: '기타',
      written: '이사',
    });

    expect(sent[0]).toMatchObject({ method: 'PUT', url: '/api/v1App/subscs/S1' });
    expect(sent[0]?.payload).toEqual({
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
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await withdrawConsents(call, 'S1', ['marketing', 'ad_receive_sms']);

    expect(sent[0]?.payload).toEqual({ terms: { marketing: false, ad_receive_sms: false } });
  });

  it('sends only the withdrawal [API-027]', async () => {
    const { call, sent } = answering('putSubsc', answers.putSubsc);

    await withdrawRevoke(call, 'S1');

    expect(sent[0]?.payload).toEqual({ state_req: -30 });
  });
});
