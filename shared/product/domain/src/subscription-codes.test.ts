import { attachmentConfirms, attachmentKinds, uploadTypes } from './attachment';
import { type CodeTable, codeTable } from './code-table';
import { discountKinds } from './discount';
import { productKinds } from './package';
import { revokeReasons } from './revoke-reason';
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
    ['product kinds [ENTITY-007]', productKinds, { dealer: 10, care: 20, assurance: 30 }],
    ['discount kinds [ENTITY-013]', discountKinds, { percent: 10, fixed: 20, raffle: 30 }],
    [
      'reasons of a cancellation [REVOKE-001]',
      revokeReasons,
      { product: 1, cost: 2, 'low-use': 3, 'vehicle-change': 4, other: 5 },
    ],
  ];
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

describe('codeTable', () => {
  it('reads a number and the same number as text', () => {
    expect(['10', 10].map(table.nameOf)).toEqual(['on', 'on']);
    expect(['-10', -10].map(table.nameOf)).toEqual(['off', 'off']);
    expect(table.nameOf('1')).toBe('one');
  });

  it.each([11, '11', '', ' 10', '10.0', '0x0a', null, undefined, Number.NaN, true, [10], {}])(
    'returns no name for %p',
    (code) => {
      expect(table.nameOf(code)).toBeUndefined();
    },
  );
});
