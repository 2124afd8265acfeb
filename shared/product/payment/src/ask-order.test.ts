import type { ApiClient } from '@shared/api/client';
import type { PendingPayment } from '@shared/application';
import { pendingPayment } from '@shared/application/testing/pending-payment';
import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { ApiFailure, type Failure } from '@shared/failure';
import { linkTruth } from './ask-link';
import { askOrder } from './ask-order';
import { begunOrder, orderOf } from './begun-order';
import type { OrderStatus } from './truth';

const NOW = 1_795_000_000_000;
const LIMIT_MS = settings.cardPage.limitMinutes * 60_000;
const record: PendingPayment = {
  ...pendingPayment,
  state: 'redirected',
  createdAt: NOW - 2 * LIMIT_MS,
  leftAt: NOW - 1,
};
const order = (id: string, over: object = {}) => ({
  id,
  vin: 'WBA11111111111111',
  state: 'none',
  request: 'none',
  createdOn: '2026-11-20',
  orderNumber: undefined,
  payments: undefined,
  ...over,
});
/** A server that has these orders, or fails. */
const server = (held: readonly object[] | Failure): ApiClient =>
  (async ({ path }: { path: string }) => {
    if (!Array.isArray(held)) throw new ApiFailure(held as Failure);
    return path.includes('/users/')
      ? { vehicles: [], subscriptions: held }
      : held.find((one) => path.endsWith(Reflect.get(one, 'id')));
  }) as ApiClient;
const ask = (held: readonly object[] | Failure, over: Partial<PendingPayment> = {}) =>
  askOrder({ ...record, ...over }, { call: server(held), userId: 'U1', now: () => NOW });
const notPaid = { truth: 'not-paid', order: undefined };
const MINUTE = 60_000;
const application: OrderStatus = {
  state: 'none',
  request: 'none',
  orderNumber: undefined,
  payments: undefined,
};
const soon = { sinceMs: MINUTE, limitMs: 15 * MINUTE };
const late = { sinceMs: 15 * MINUTE, limitMs: 15 * MINUTE };

describe('askOrder', () => {
  it('returns the status of the order that the payment started [PAY-013, LAND-003]', async () => {
    const held = [order('S1', { state: 'active' }), order('S9', { state: 'pending' })];

    expect(await ask(held)).toMatchObject({ truth: 'paid', order: { id: 'S9' } });
    expect(await ask([order('S1'), order('S9')], { subscriptionId: 'S9' })).toMatchObject({
      truth: 'waiting',
      order: { id: 'S9' },
    });
  });

  it('returns not-begun when the order was sent but the server has none [PAY-013]', async () => {
    expect(await ask([order('S1', { state: 'active' })], { state: 'sent' })).toEqual({
      truth: 'not-begun',
    });
  });

  it('waits for an unlisted order while its card page may be open [LAND-004]', async () => {
    expect(await ask([])).toEqual({ truth: 'waiting', order: undefined });
    expect(await ask([], { leftAt: undefined })).toEqual({ truth: 'waiting', order: undefined });
    expect(await ask([], { leftAt: NOW - LIMIT_MS })).toEqual(notPaid);
  });

  it('reads the clock after the answer, because the answer may correct it [LAND-004]', async () => {
    let time = NOW + LIMIT_MS;
    const call = (async () => {
      time = NOW;
      return { vehicles: [], subscriptions: [] };
    }) as unknown as ApiClient;

    const word = await askOrder(record, { call, userId: 'U1', now: () => time });
    expect(word).toEqual({ truth: 'waiting', order: undefined });
  });

  it.each<Failure>([
    { kind: 'forbidden', said: undefined },
    { kind: 'unexpected', status: 404, said: undefined },
  ])('returns not-paid when the server has no such order: %j [LAND-004]', async (failure) => {
    expect(await ask(failure, { subscriptionId: 'S9' })).toEqual(notPaid);
    expect(await ask(failure)).toEqual({ truth: 'unknown' });
  });

  it.each<Failure>([
    { kind: 'unreachable' },
    { kind: 'signed-out' },
    { kind: 'unexpected', status: 500, said: undefined },
  ])('returns unknown when the server gives no answer: %j [PAY-013, LAND-004]', async (failure) => {
    expect(await ask(failure)).toEqual({ truth: 'unknown' });
    expect(await ask(failure, { subscriptionId: 'S9' })).toEqual({ truth: 'unknown' });
  });
});

describe('linkTruth', () => {
  it('depends on the step of the link [SOLIC-003]', () => {
    expect(linkTruth(4, soon)).toBe('paid');
    expect(linkTruth(3, soon)).toBe('waiting');
    expect(linkTruth(3, late)).toBe('not-paid');
  });
});

describe('begunOrder', () => {
  const held = (id: string, over: object = {}) => ({
    id,
    vin: 'V1',
    createdOn: undefined,
    payments: undefined,
    ...over,
  });
  const record = { vin: 'V1', number: '11', before: ['S1'] };

  it('returns a new application of the vehicle [PAY-013]', () => {
    expect(begunOrder(record, [held('S1'), held('S2', { vin: 'V2' })])).toBeUndefined();
    expect(begunOrder(record, [held('S1'), held('S3')])?.id).toBe('S3');
  });

  it('returns the one with the sent number when several are new [PAY-013]', () => {
    const mine = held('S3', { payments: { number: '11' } });

    expect(begunOrder(record, [held('S4'), mine, held('S5')])?.id).toBe('S3');
  });

  it('returns the newest one when none has the sent number [PAY-013]', () => {
    const on = (id: string, day: string) => held(id, { createdOn: plainDate(day) });

    expect(
      begunOrder(record, [on('S3', '2026-11-19'), on('S4', '2026-11-20'), held('S5')])?.id,
    ).toBe('S4');
  });

  it('returns the one with the id that the backend gave [API-023]', () => {
    expect(begunOrder({ ...record, subscriptionId: 'S9' }, [held('S3'), held('S9')])?.id).toBe(
      'S9',
    );
  });

  it('orderOf prefers a paid order of the same purchase [A-87]', () => {
    const paid = { ...application, ...held('S1'), state: 'active' as const };
    const started = { ...application, ...held('S9') };
    const attempts = { ...record, earlier: ['S1'], subscriptionId: 'S9' };

    expect(orderOf(attempts, [started, paid])?.id).toBe('S1');
    expect(orderOf(attempts, [started, { ...paid, id: 'S2', vin: 'V2' }])?.id).toBe('S9');
  });
});
