import { attachmentConfirms, attachmentKinds, uploadTypes } from './attachment';
import { type CodeTable, codeTable } from './code-table';
import {
  isRefundOpen,
  isRunning,
  isUnpaidOrder,
  type StatusFacts,
  statusKey,
} from './subscription';
import {
  cardTypes,
  confirmStates,
  generalStates,
  requestStates,
  subscriptionStates,
} from './subscription-codes';

const tables: readonly (readonly [string, CodeTable<string>, Readonly<Record<string, number>>])[] =
  [
    [
      'subscription states [STATE-001]',
      subscriptionStates,
      {
        'refund-confirmed': -60,
        refund: -50,
        revoked: -20,
        expired: -10,
        none: 10,
        pending: 15,
        active: 20,
      },
    ],
    [
      'request states [STATE-002]',
      requestStates,
      {
        refund: -50,
        'revoke-confirmed': -40,
        'revoke-withdrawn': -30,
        revoke: -20,
        none: 10,
        extension: 30,
      },
    ],
    ['confirm [STATE-003]', confirmStates, { waiting: 10, approved: 20, rejected: -10 }],
    [
      'attachment confirm [STATE-004]',
      attachmentConfirms,
      { unchecked: 10, suitable: 20, retake: -10 },
    ],
    [
      'general states [STATE-005]',
      generalStates,
      { abnormal: -50, pending: -40, disable: -10, none: 1, enable: 10, progress: 20, normal: 50 },
    ],
    [
      'attachment kinds [PHOTO-014]',
      attachmentKinds,
      { form: 10, registration: 20, panel: 30, inspection: 40 },
    ],
    ['photo types [PHOTO-009]', uploadTypes, { inspection: 1, panel: 2 }],
    ['card types [PAY-004]', cardTypes, { personal: 10, company: 20 }],
  ];
const standing = (own: Partial<StatusFacts>): StatusFacts => ({
  state: 'active',
  request: 'none',
  confirm: 'approved',
  orderNumber: 'O1',
  ...own,
});
const table = codeTable({ on: 10, off: -10, one: 1 });

describe('codes of the server', () => {
  it.each(tables)('have one name each, in both directions: %s', (_, table, codes) => {
    expect(Object.fromEntries(table.names.map((name) => [name, table.codeOf(name)]))).toEqual(
      codes,
    );
    expect(Object.values(codes).map(table.nameOf)).toEqual(Object.keys(codes));
    expect(table.nameOf(12_345)).toBeUndefined();
  });
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

describe('codeTable', () => {
  it('reads a number and the same number as text', () => {
    expect(['10', 10, '-10', -10, '1'].map(table.nameOf)).toEqual([
      'on',
      'on',
      'off',
      'off',
      'one',
    ]);
  });

  it.each([11, '11', '', ' 10', '10.0', '0x0a', null, undefined, Number.NaN, true, [10], {}])(
    'returns no name for %p',
    (code) => {
      expect(table.nameOf(code)).toBeUndefined();
    },
  );
});
