import { completedOrder } from './completed-order';

type Order = Parameters<typeof completedOrder>[1][number];
const held = (id: string, over: object) =>
  ({ id, state: 'pending', confirm: 'waiting', createdOn: '2026-11-20', ...over }) as Order;

describe('completedOrder', () => {
  it('returns the order of the history entry [APPLY-035]', () => {
    expect(completedOrder({ subscriptionId: 'S9' }, [held('S1', {})])).toBe('S9');
  });

  it.each([undefined, null, 'S9', {}, { subscriptionId: 9 }])(
    'returns the newest application that waits for approval when the entry is lost: %j [APPLY-035]',
    (entry) => {
      const orders = [
        held('S1', { createdOn: '2026-11-18' }),
        held('S2', { createdOn: '2026-11-19' }),
        held('S3', { createdOn: undefined }),
        held('S4', { confirm: 'rejected' }),
        held('S5', { state: 'active', confirm: 'approved' }),
      ];

      expect(completedOrder(entry, orders)).toBe('S2');
      expect(completedOrder(entry, orders.slice(3))).toBeUndefined();
    },
  );
});
