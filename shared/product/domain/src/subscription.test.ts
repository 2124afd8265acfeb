import { badgeRows } from '../testing/vectors/badge';
import {
  isRefundOpen,
  isRejectedApplication,
  isRunning,
  isUnpaidOrder,
  mayBeRevoked,
  placed,
  revokeBadge,
  revokeButton,
  type Standing,
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
const rowStanding = (row: { state: number; stateReq: number }) =>
  standing({
    state: subscriptionStates.nameOf(row.state)!,
    request: requestStates.nameOf(row.stateReq)!,
  });

describe('revokeBadge', () => {
  it.each(badgeRows)(
    '$id: state $state with request $stateReq has badge $badge [STATUS-011]',
    (row) => {
      expect(revokeBadge(rowStanding(row))).toBe(row.badge);
    },
  );
});

describe('revokeButton', () => {
  it('is extension for a paid extension that has not started, whatever staff decided [A-99]', () => {
    const ofExtension = subscriptionStates.names.filter(
      (state) => revokeButton(standing({ state, request: 'extension' })) === 'extension',
    );

    expect(ofExtension).toEqual(['none']);
    expect(mayBeRevoked({ state: 'none', request: 'extension', transferred: false })).toBe(false);
  });

  it('is hidden when the state or the request is unknown [STATUS-010]', () => {
    expect(revokeButton(standing({ request: 'unknown' }))).toBe('hidden');
    expect(revokeButton(standing({ state: 'unknown', request: 'revoke' }))).toBe('hidden');
  });

  it('mayBeRevoked allows open subscriptions that are not transferred or requested [REVOKE-013]', () => {
    const may = (own: Partial<Standing>, transferred = false) =>
      mayBeRevoked({ ...standing(own), transferred });
    expect([may({}), may({ state: 'pending' })]).toEqual([true, true]);
    const refused = [may({}, true), may({ request: 'revoke' }), may({ state: 'expired' })];
    expect(refused).toEqual([false, false, false]);
  });
});

describe('placed', () => {
  it.each(badgeRows)(
    '$id: state $state with request $stateReq goes to $list [STATUS-013, STATUS-014, STATUS-015]',
    (row) => {
      const one = rowStanding(row);
      expect(placed([one])).toEqual({ active: [], history: [], [row.list]: [one] });
    },
  );

  it('puts a waiting extension first and keeps the order of the rest [STATUS-014]', () => {
    const first = standing({ state: 'active' });
    const pending = standing({ state: 'pending' });
    const extension = standing({ state: 'none', request: 'extension' });
    expect(placed([first, pending, extension]).active).toEqual([extension, first, pending]);
  });
});

describe('the status text', () => {
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

describe('isRejectedApplication', () => {
  it('is true for a rejected application until the customer cancels it [STATE-003]', () => {
    const rejected = standing({ state: 'pending', confirm: 'rejected' });

    expect(isRejectedApplication(rejected)).toBe(true);
    expect(isRejectedApplication({ ...rejected, request: 'revoke' })).toBe(false);
  });
});
