import { plainDate } from '@shared/domain/calendar';
import { linkTruth } from './ask-link';
import { begunOrder, orderOf } from './begun-order';
import { type OrderStatus, paymentTruth } from './truth';

const MINUTE = 60_000;
const application: OrderStatus = {
  state: 'none',
  request: 'none',
  orderNumber: undefined,
  payments: undefined,
};
const soon = { sinceMs: MINUTE, limitMs: 15 * MINUTE };
const late = { sinceMs: 15 * MINUTE, limitMs: 15 * MINUTE };
const payment = (state: 'normal' | 'abnormal' | 'pending') => ({ payments: { state } });

describe('paymentTruth', () => {
  it.each<[string, Partial<OrderStatus>]>([
    ['waits for approval', { state: 'pending' }],
    ['runs', { state: 'active' }],
    ['waits as an extension', { request: 'extension' }],
    ['has a payment on record', { orderNumber: 'O1' }],
    ['has a normal payment', payment('normal')],
  ])('returns paid when the application %s [LAND-003, STATE-005]', (_, over) => {
    expect(paymentTruth({ ...application, ...over }, soon)).toBe('paid');
    expect(paymentTruth({ ...application, ...over }, late)).toBe('paid');
  });

  it('returns waiting while the card page may be open, and then not-paid [LAND-004]', () => {
    expect(paymentTruth(application, soon)).toBe('waiting');
    expect(paymentTruth(application, { ...soon, sinceMs: undefined })).toBe('waiting');
    expect(paymentTruth(application, late)).toBe('not-paid');
  });

  it('prefers the payment state of the backend when there is one [LAND-004, STATE-005]', () => {
    const extension = { ...application, request: 'extension' as const };

    expect(paymentTruth({ ...application, ...payment('abnormal') }, soon)).toBe('not-paid');
    expect(paymentTruth({ ...extension, ...payment('pending') }, soon)).toBe('waiting');
    expect(paymentTruth({ ...application, orderNumber: 'O1', ...payment('pending') }, soon)).toBe(
      'waiting',
    );
  });

  it('returns over when the application is decided [STATE-001]', () => {
    expect(paymentTruth({ ...application, state: 'refund' }, soon)).toBe('over');
  });

  it('linkTruth depends on the step of the link [SOLIC-003]', () => {
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
