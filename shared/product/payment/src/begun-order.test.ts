import { plainDate } from '@shared/domain/calendar';
import { linkTruth } from './ask-link';
import { begunOrder, orderOf } from './begun-order';
import type { OrderStatus } from './truth';

const MINUTE = 60_000;
const application: OrderStatus = {
  state: 'none',
  request: 'none',
  orderNumber: undefined,
  payments: undefined,
};
const soon = { sinceMs: MINUTE, limitMs: 15 * MINUTE };
const late = { sinceMs: 15 * MINUTE, limitMs: 15 * MINUTE };

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
