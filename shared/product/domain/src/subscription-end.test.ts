import {
  isRefundOpen,
  isRunning,
  isUnpaidOrder,
  type StatusFacts,
  statusKey,
} from './subscription';
import { requestStates, subscriptionStates } from './subscription-codes';

const standing = (own: Partial<StatusFacts>): StatusFacts => ({
  state: 'active',
  request: 'none',
  confirm: 'approved',
  orderNumber: 'O1',
  ...own,
});

describe('statusKey', () => {
  it('says that the refund is in progress in state -50 [STATUS-009]', () => {
    expect(statusKey(standing({ state: 'refund', request: 'refund' }))).toBe('refund-in-progress');
    expect(statusKey(standing({ state: 'refund' }))).toBe('refund-in-progress');
  });

  it('says unpaid only for an order without request, decision and payment [STATUS-015]', () => {
    const order = standing({ state: 'none', confirm: 'waiting', orderNumber: undefined });

    expect(statusKey(order)).toBe('unpaid');
    expect(statusKey({ ...order, confirm: 'unknown' })).toBe('unpaid');
    expect(statusKey({ ...order, orderNumber: 'O1' })).toBe('none');
    expect(statusKey({ ...order, confirm: 'rejected' })).toBe('application-rejected');
    expect(isUnpaidOrder({ ...order, confirm: 'rejected' })).toBe(false);
    expect(statusKey({ ...order, request: 'extension' })).toBe('waiting');
    expect(isUnpaidOrder({ ...order, request: 'extension' })).toBe(false);
    expect(isUnpaidOrder({ ...order, state: 'pending' })).toBe(false);
  });
});

describe('isRunning and isRefundOpen', () => {
  it('isRunning is true until a cancellation is confirmed [STATUS-011]', () => {
    const running = requestStates.names.filter((request) =>
      isRunning({ state: 'active', request }),
    );

    expect(running).toEqual(['revoke-withdrawn', 'revoke', 'none', 'extension']);
    expect(isRunning({ state: 'pending', request: 'none' })).toBe(false);
  });

  it('isRefundOpen is true from the confirmed cancellation to the end of the refund [STATUS-011]', () => {
    const open = subscriptionStates.names.filter((state) =>
      isRefundOpen({ state, request: 'none' }),
    );

    expect(open).toEqual(['refund', 'revoked']);
    expect(isRefundOpen({ state: 'active', request: 'revoke-confirmed' })).toBe(true);
    expect(isRefundOpen({ state: 'active', request: 'revoke' })).toBe(false);
  });
});
