import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { fetchRefund } from './refund';

const today = plainDate('2026-11-20');

describe('GET getRefundPrice', () => {
  it('uses the older prefix and sends day and type [API-028]', async () => {
    const { call, sent } = answering('getRefundPrice', answers.getRefundPrice);

    await fetchRefund(call, 'S1', today);

    expect(sent[0]?.pathname).toBe('/api/v1/subscs/getRefundPrice/S1');
    expect(sent[0]?.query).toEqual({ revoke_date: '2026-11-20', type: 'app' });
  });

  it('returns the amount and its parts [API-028, ENTITY-028]', async () => {
    const { call } = answering('getRefundPrice', answers.getRefundPrice);

    expect(await fetchRefund(call, 'S1', today)).toEqual({
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
    });
  });

  it('returns "not allowed" for the special number of the server and hides the number [API-028, CONST-017]', async () => {
    const { call } = answering('getRefundPrice', { price_refund: -99999999 });

    expect(await fetchRefund(call, 'S1', today)).toEqual({ kind: 'not-allowed' });
  });

  it('returns "allowed" for a refund of 0 [API-028]', async () => {
    const { call } = answering('getRefundPrice', { price_refund: 0 });

    expect(await fetchRefund(call, 'S1', today)).toEqual({
      kind: 'allowed',
      amount: 0,
      usage: undefined,
    });
  });

  it('rejects any other negative amount [API-028]', async () => {
    const { call } = answeringAnything('getRefundPrice', {
      status: 200,
      body: '{"price_refund":-1}',
    });

    await expect(fetchRefund(call, 'S1', today)).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 200 },
    });
  });
});
