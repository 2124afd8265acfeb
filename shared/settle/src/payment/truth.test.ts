import { linkTruth } from './ask-link';
import { begunOrder } from './begun-order';
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

describe('whether money moved', () => {
  it.each<[string, Partial<OrderStatus>]>([
    ['waits for approval', { state: 'pending' }],
    ['runs', { state: 'active' }],
    ['waits as an extension', { request: 'extension' }],
    ['has a payment on record', { orderNumber: 'O1' }],
    ['has a normal payment', payment('normal')],
  ])('yes: the application %s [LAND-003, STATE-005]', (_, over) => {
    expect(paymentTruth({ ...application, ...over }, soon)).toBe('paid');
    expect(paymentTruth({ ...application, ...over }, late)).toBe('paid');
  });

  it('nobody knows while the card page may be open, and no after that [LAND-004]', () => {
    expect(paymentTruth(application, soon)).toBe('waiting');
    expect(paymentTruth(application, { ...soon, sinceMs: undefined })).toBe('waiting');
    expect(paymentTruth(application, late)).toBe('not-paid');
  });

  it('is the backend’s own word on the payment where it says one [LAND-004, STATE-005]', () => {
    const extension = { ...application, request: 'extension' as const };

    expect(paymentTruth({ ...application, ...payment('abnormal') }, soon)).toBe('not-paid');
    expect(paymentTruth({ ...extension, ...payment('pending') }, soon)).toBe('waiting');
    expect(paymentTruth({ ...application, orderNumber: 'O1', ...payment('pending') }, soon)).toBe(
      'waiting',
    );
  });

  it('is no question any more once the application was decided [STATE-001]', () => {
    expect(paymentTruth({ ...application, state: 'refund' }, soon)).toBe('over');
  });

  it('by a link is what its step says [SOLIC-003]', () => {
    expect(linkTruth(4, soon)).toBe('paid');
    expect(linkTruth(3, soon)).toBe('waiting');
    expect(linkTruth(3, late)).toBe('not-paid');
  });
});

describe('the application a press began', () => {
  const held = (id: string, over: object = {}) => ({
    id,
    vin: 'V1',
    createdOn: undefined,
    payments: undefined,
    ...over,
  });
  const record = { vin: 'V1', number: '11', before: ['S1'] };

  it('is one of its vehicle that was not there before [PAY-013]', () => {
    expect(begunOrder(record, [held('S1'), held('S2', { vin: 'V2' })])).toBeUndefined();
    expect(begunOrder(record, [held('S1'), held('S3')])?.id).toBe('S3');
  });

  it('is the one with the number that was sent, where several are new [PAY-013]', () => {
    const mine = held('S3', { payments: { number: '11' } });

    expect(begunOrder(record, [held('S4'), mine, held('S5')])?.id).toBe('S3');
  });

  it('is the one the backend named, where it did [API-023]', () => {
    expect(begunOrder({ ...record, subscriptionId: 'S9' }, [held('S3'), held('S9')])?.id).toBe(
      'S9',
    );
  });
});
