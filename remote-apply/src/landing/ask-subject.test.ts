import type { ApiClient } from '@shared/api/client';
import { ApiFailure } from '@shared/api/failure';
import { plainDate } from '@shared/domain/calendar';
import { NOON } from '@shared/domain/testing/noon';
import { askSubject } from './ask-subject';
import type { NamedOrder } from './subject';

const VIN = 'WBA00000000000001';
const order = (over: object = {}) => ({
  id: 'S9',
  vin: VIN,
  state: 'pending',
  request: 'none',
  createdOn: '2026-11-20',
  orderNumber: undefined,
  payments: { number: '1120120000', state: undefined },
  ...over,
});
const server = (...held: readonly object[]): ApiClient =>
  (async ({ path }: { path: string }) =>
    path.includes('/users/') ? { vehicles: [], subscriptions: held } : held[0]) as ApiClient;

const ask = (name: Partial<NamedOrder>, call: ApiClient) =>
  askSubject(
    {
      kind: 'named',
      order: { id: undefined, vin: undefined, number: undefined, ...name },
    },
    { call, userId: 'U1', now: () => NOON, since: plainDate('2026-11-19') },
  );
const named = { vin: VIN, number: '1120120000' };

describe('an order named in the address', () => {
  it('matches by its vehicle and number [LAND-003]', async () => {
    expect(await ask(named, server(order()))).toMatchObject({ truth: 'paid', order: { id: 'S9' } });
    expect(await ask({ id: 'S9' }, server(order()))).toMatchObject({ truth: 'paid' });
  });

  it('may be from the day before, because payments around midnight exist [LAND-003]', async () => {
    const yesterday = server(order({ createdOn: '2026-11-19' }));

    expect(await ask(named, yesterday)).toMatchObject({ truth: 'paid' });
    expect(await ask({ id: 'S9' }, yesterday)).toMatchObject({ truth: 'paid' });
  });

  it.each([
    ['of another payment', order({ payments: { number: '1119120000' } })],
    ['without a payment', order({ payments: undefined })],
    ['of another vehicle', order({ vin: 'WBA00000000000002' })],
    ['of several days ago', order({ createdOn: '2026-11-18' })],
  ])('does not match an order %s [LAND-003, SEC-008]', async (_, held) => {
    expect(await ask(named, server(held))).toEqual({ truth: 'unknown' });
  });

  it('does not match an order of several days ago by any id [LAND-003, SEC-008]', async () => {
    const old = server(order({ createdOn: '2026-11-18' }));

    expect(await ask({ id: 'S9' }, old)).toEqual({ truth: 'unknown' });
  });

  it.each([
    ['the only order of the last minutes', [{}], 'paid', 'S9'],
    ['a paid one of several', [{ state: 'none', id: 'S8' }, {}], 'paid', 'S9'],
    ['one order without a number', [{ payments: undefined }], 'paid', 'S9'],
    [
      'several unpaid orders',
      [{ state: 'none', id: 'S8' }, { state: 'none' }],
      'unknown',
      undefined,
    ],
    ['an order of an hour ago', [{ payments: { number: '1120110000' } }], 'unknown', undefined],
    ['no order', [], 'unknown', undefined],
  ] as const)('without any name is %s [A-96, LAND-003]', async (_, held, truth, id) => {
    const word = await ask({}, server(...held.map((one) => order(one))));

    expect([word.truth, 'order' in word ? word.order?.id : undefined]).toEqual([truth, id]);
  });

  it('is unknown for a guest, with half of its name, or without an answer [LAND-004, SEC-008]', async () => {
    const silent: ApiClient = () => Promise.reject(new ApiFailure({ kind: 'unreachable' }));

    expect(await ask(named, silent)).toEqual({ truth: 'unknown' });
    expect(await ask({ vin: VIN }, server(order()))).toEqual({ truth: 'unknown' });
    expect(
      await askSubject(
        { kind: 'named', order: { id: 'S9', vin: undefined, number: undefined } },
        { call: server(order()), userId: undefined, now: () => 0, since: plainDate('2026-11-19') },
      ),
    ).toEqual({ truth: 'unknown' });
  });
});
