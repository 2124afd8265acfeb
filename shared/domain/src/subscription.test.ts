import fc from 'fast-check';
import { badgeRows } from '../testing/vectors/badge';
import {
  isOpen,
  isWaitingExtension,
  mayBeRevoked,
  placed,
  revokeBadge,
  revokeButton,
  type Standing,
  statusKey,
} from './subscription';
import { confirmStates, requestStates, subscriptionStates } from './subscription-codes';

const standing = (own: Partial<Standing>): Standing => ({
  state: 'active',
  request: 'none',
  confirm: 'approved',
  ...own,
});
const rowStanding = (row: { state: number; stateReq: number }) =>
  standing({
    state: subscriptionStates.nameOf(row.state)!,
    request: requestStates.nameOf(row.stateReq)!,
  });

const anyStanding = fc.record({
  state: fc.constantFrom(...subscriptionStates.names),
  request: fc.constantFrom(...requestStates.names),
  confirm: fc.constantFrom(...confirmStates.names),
});

describe('the revoke badge', () => {
  it.each(badgeRows)(
    '$id: state $state with request $stateReq has badge $badge [STATUS-011]',
    (row) => {
      expect(revokeBadge(rowStanding(row))).toBe(row.badge);
    },
  );

  it.each<[Partial<Standing>, number]>([
    [{ state: 'active' }, 0],
    [{ state: 'active', request: 'revoke-withdrawn' }, 0],
    [{ state: 'active', request: 'extension' }, 0],
    [{ state: 'expired' }, 0],
    [{ state: 'pending', request: 'revoke' }, 1],
    [{ state: 'active', request: 'refund' }, 2],
    [{ state: 'revoked', request: 'none' }, 2],
    [{ state: 'revoked', request: 'revoke' }, 2],
    [{ state: 'refund', request: 'none' }, 3],
    [{ state: 'refund', request: 'revoke' }, 3],
    [{ state: 'refund-confirmed', request: 'revoke-confirmed' }, 3],
  ])(
    'of %j is %d: refunded before complete, complete before requested [STATUS-011]',
    (own, badge) => {
      expect(revokeBadge(standing(own))).toBe(badge);
    },
  );
});

describe('the revoke button', () => {
  it('reads apply at badge 0 and withdraws at badge 1 [STATUS-010]', () => {
    expect(revokeButton(standing({}))).toBe('apply');
    expect(revokeButton(standing({ state: 'pending' }))).toBe('apply');
    expect(revokeButton(standing({ request: 'revoke-withdrawn' }))).toBe('apply');
    expect(revokeButton(standing({ request: 'revoke' }))).toBe('withdraw');
  });

  it('is hidden when complete or refunded, and where there is nothing to cancel [STATUS-010]', () => {
    const over = (['revoke-confirmed', 'refund'] as const).map((request) =>
      revokeButton(standing({ request })),
    );
    const ended = (['expired', 'revoked', 'refund', 'refund-confirmed', 'none'] as const).map(
      (state) => revokeButton(standing({ state })),
    );
    expect([...over, ...ended]).toEqual(Array(7).fill('hidden'));
  });

  it('lets the pop-up choose what is open, not transferred and not yet requested [REVOKE-013]', () => {
    const may = (own: Partial<Standing>, transferred = false) =>
      mayBeRevoked({ ...standing(own), transferred });
    expect([may({}), may({ state: 'pending' })]).toEqual([true, true]);
    expect([may({}, true), may({ request: 'revoke' }), may({ state: 'expired' })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the lists of a user', () => {
  it.each(badgeRows)(
    '$id: state $state with request $stateReq goes to $list [STATUS-013, STATUS-014, STATUS-015]',
    (row) => {
      const one = rowStanding(row);
      expect(placed([one])).toEqual({ active: [], history: [], [row.list]: [one] });
    },
  );

  it('show a waiting extension first and keep the order of the rest [STATUS-014]', () => {
    const first = standing({ state: 'active' });
    const pending = standing({ state: 'pending' });
    const extension = standing({ state: 'none', request: 'extension' });
    expect(placed([first, pending, extension]).active).toEqual([extension, first, pending]);
  });

  it('hold pending, active and revoke-requested as active, all else as history [STATUS-013, STATUS-015]', () => {
    const active = subscriptionStates.names.filter(
      (state) => placed([standing({ state })]).active.length > 0,
    );
    expect(active).toEqual(['pending', 'active']);
    expect(placed([standing({ state: 'none', request: 'revoke-withdrawn' })]).history).toHaveLength(
      1,
    );
    expect(placed([standing({ state: 'expired', request: 'extension' })]).history).toHaveLength(1);
    expect(placed([standing({ state: 'revoked', request: 'revoke' })]).history).toHaveLength(1);
    expect(placed([standing({ state: 'none', request: 'revoke' })]).active).toHaveLength(1);
  });

  it('lose nothing and show nothing twice [STATUS-013, STATUS-015]', () => {
    fc.assert(
      fc.property(fc.array(anyStanding), (all) => {
        const { active, history } = placed(all);
        expect(active.length + history.length).toBe(all.length);
        expect(new Set([...active, ...history])).toEqual(new Set(all));
      }),
    );
  });
});

describe('the status text', () => {
  it('of an active subscription is joined [STATUS-006]', () => {
    expect(statusKey(standing({ confirm: 'waiting' }))).toBe('joined');
    expect(statusKey(standing({ request: 'revoke-withdrawn' }))).toBe('joined');
  });

  it('of a pending one follows confirm [STATUS-007]', () => {
    const keys = confirmStates.names.map((confirm) =>
      statusKey(standing({ state: 'pending', confirm })),
    );
    expect(keys).toEqual(['waiting', 'approved', 'rejected']);
  });

  it('says cancellation requested while it is [STATUS-008]', () => {
    expect(statusKey(standing({ request: 'revoke' }))).toBe('cancellation-requested');
    expect(statusKey(standing({ state: 'pending', request: 'revoke' }))).toBe(
      'cancellation-requested',
    );
  });

  it('of history says expired, revocation complete, refund complete or application rejected [STATUS-009]', () => {
    expect(statusKey(standing({ state: 'expired' }))).toBe('expired');
    expect(statusKey(standing({ state: 'expired', confirm: 'rejected' }))).toBe('expired');
    expect(statusKey(standing({ state: 'revoked' }))).toBe('revocation-complete');
    expect(statusKey(standing({ state: 'refund' }))).toBe('refund-complete');
    expect(statusKey(standing({ state: 'refund-confirmed' }))).toBe('refund-complete');
    expect(statusKey(standing({ state: 'none', confirm: 'rejected' }))).toBe(
      'application-rejected',
    );
  });

  it('of a confirmed cancellation of an open one is revocation complete [STATUS-009, STATUS-011]', () => {
    expect(statusKey(standing({ request: 'revoke-confirmed' }))).toBe('revocation-complete');
    expect(statusKey(standing({ request: 'refund' }))).toBe('revocation-complete');
  });

  it('of a waiting extension follows confirm, of any other unused one says nothing', () => {
    const extension = standing({ state: 'none', request: 'extension' });
    expect(statusKey({ ...extension, confirm: 'waiting' })).toBe('waiting');
    expect(statusKey({ ...extension, confirm: 'approved' })).toBe('approved');
    expect(statusKey({ ...extension, confirm: 'rejected' })).toBe('application-rejected');
    expect(statusKey(standing({ state: 'none' }))).toBe('none');
  });
});

describe('an open subscription', () => {
  it('is pending or active', () => {
    expect(subscriptionStates.names.filter((state) => isOpen({ state }))).toEqual([
      'pending',
      'active',
    ]);
  });

  it('is a waiting extension only in state none', () => {
    const waiting = subscriptionStates.names.filter((state) =>
      isWaitingExtension({ state, request: 'extension' }),
    );
    expect(waiting).toEqual(['none']);
  });
});
