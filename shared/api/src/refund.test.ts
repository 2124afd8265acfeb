import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { fetchRefund } from './refund';

const today = plainDate('2026-11-20');

describe('GET getRefundPrice', () => {
  it('asks under the older prefix with day and type [API-028]', async () => {
    const { call, sent } = answering('getRefundPrice', answers.getRefundPrice);

    await fetchRefund(call, 'S1', today);

    expect(sent[0]?.pathname).toBe('/api/v1/subscs/getRefundPrice/S1');
    expect(sent[0]?.query).toEqual({ revoke_date: '2026-11-20', type: 'app' });
  });

  it('answers the amount and how it came about [API-028, ENTITY-028]', async () => {
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

  it('says not allowed where the server sends its odd number, and the number goes no further [API-028, CONST-017]', async () => {
    const { call } = answering('getRefundPrice', { price_refund: -99999999 });

    expect(await fetchRefund(call, 'S1', today)).toEqual({ kind: 'not-allowed' });
  });

  it('says allowed for a refund of nothing [API-028]', async () => {
    const { call } = answering('getRefundPrice', { price_refund: 0 });

    expect(await fetchRefund(call, 'S1', today)).toEqual({
      kind: 'allowed',
      amount: 0,
      usage: undefined,
    });
  });

  it('takes any other negative amount for a wrong answer [API-028]', async () => {
    const { call } = answeringAnything('getRefundPrice', {
      status: 200,
      body: '{"price_refund":-1}',
    });

    await expect(fetchRefund(call, 'S1', today)).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 200 },
    });
  });
});
