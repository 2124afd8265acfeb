import type { ApiClient } from '@shared/api/client';
import { plainDate } from '@shared/domain/calendar';
import { type PendingApplication, readLanding } from '@shared/domain/landing';
import { NOON } from '@shared/domain/testing/noon';
import { ApiFailure } from '@shared/failure';
import { thePayment } from '../../testing/order';
import { askSubject } from './ask-subject';
import { type NamedOrder, subjectOf } from './subject';

const LEFT = 1_795_000_000_000;
const own = thePayment({ leftAt: LEFT });
const others = thePayment({ vtgId: 'V2' });
const link = { hash: 'h1', leftAt: LEFT + 1 };
const reqs: PendingApplication = {
  subsc_id: 'S9',
  vehicle_num_id: 'WBA00000000000001',
  payments: { num: '1120120000', step: 3 },
};
const returned = (vtg_id: string | undefined) => readLanding({ vtg_id, state: '50' });
type Parts = Parameters<typeof subjectOf>[0];
const about = (parts: Partial<Parts>) =>
  subjectOf({
    landing: returned('V1'),
    reqs: undefined,
    vtgId: 'V1',
    records: [],
    link: undefined,
    now: new Date(NOON),
    ...parts,
  });
const VIN = 'WBA00000000000001';
const order = (over: object = {}) => ({
  id: 'S9',
  vin: VIN,
  state: 'pending',
  request: 'none',
  createdOn: '2026-11-20',
  orderNumber: undefined,
  payments: { number: '1120120000', state: undefined },
  ...over,
});
const server = (...held: readonly object[]): ApiClient =>
  (async ({ path }: { path: string }) =>
    path.includes('/users/') ? { vehicles: [], subscriptions: held } : held[0]) as ApiClient;
const ask = (name: Partial<NamedOrder>, call: ApiClient) =>
  askSubject(
    {
      kind: 'named',
      order: { id: undefined, vin: undefined, number: undefined, ...name },
    },
    { call, userId: 'U1', now: () => NOON, since: plainDate('2026-11-19') },
  );
const named = { vin: VIN, number: '1120120000' };

describe('subjectOf', () => {
  it('returns the payment of this phone before the order in the address [LAND-002]', () => {
    expect(about({ records: [others, own], reqs })).toEqual({ kind: 'record', record: own });
    expect(about({ records: [own], landing: returned(undefined) })).toEqual({
      kind: 'record',
      record: own,
    });
  });

  it('returns that the address names an earlier order of the vehicle [LAND-002, A-87]', () => {
    const record = thePayment({
      number: '1120120100',
      earlierNumbers: ['1120115900', '1120120000'],
    });

    expect(about({ records: [record], reqs })).toEqual({
      kind: 'record',
      record,
      returnOf: 'earlier',
    });
  });

  it.each([
    ['another order was sent 15 minutes ago', '1120114500', undefined, 'unclear'],
    ['another order was sent before that', '1120114459', undefined, undefined],
    ['a link was left for its card page just now', undefined, NOON - 60_000, 'unclear'],
    ['a link was left 15 minutes ago', undefined, NOON - 15 * 60_000, undefined],
  ])(
    'says whether a return without an order is about this payment when %s [A-96]',
    (_, number, leftAt, returnOf) => {
      const record = thePayment({ number: '1120120000', earlierNumbers: number ? [number] : [] });
      const linked = leftAt === undefined ? undefined : { hash: 'h1', leftAt };

      const subject = about({ records: [record], link: linked });

      expect(subject).toEqual({ kind: 'record', record, ...(returnOf && { returnOf }) });
      expect(about({ records: [record], link: linked, reqs })).toEqual({ kind: 'record', record });
    },
  );

  it('says that a return without an order may be about an order when the link was left last [A-96]', () => {
    const record = thePayment({ leftAt: NOON - 120_000 });
    const leftAt = NOON - 60_000;

    const parts = { records: [record], link: { hash: 'h1', leftAt } };
    expect(about(parts)).toEqual({ kind: 'link', hash: 'h1', leftAt, returnOf: 'unclear' });
    expect(about({ ...parts, reqs: { hash: 'h1' } })).toEqual({ kind: 'link', hash: 'h1', leftAt });
  });

  it('returns the order in the address when no payment was started here [LAND-002]', () => {
    const order = { id: 'S9', vin: 'WBA00000000000001', number: '1120120000' };

    expect(about({ reqs })).toEqual({ kind: 'named', order });
    expect(about({ records: [others], reqs })).toEqual({ kind: 'named', order });
    expect(about({ reqs: { subsc_id: 9, payments: ['x'] } })).toEqual({
      kind: 'named',
      order: { id: undefined, vin: undefined, number: undefined },
    });
    expect(about({ reqs: { id: 'x'.repeat(129) } })).toMatchObject({ order: { id: undefined } });
  });

  it('returns nobody when the address names another user or no user is signed in [LAND-004, SEC-008]', () => {
    expect(about({ landing: returned('V2'), records: [own], reqs })).toEqual({ kind: 'nobody' });
    expect(about({ vtgId: undefined, records: [own], reqs })).toEqual({ kind: 'nobody' });
  });

  it('returns nobody without a vtg_id while another user of this phone is paying [LAND-005]', () => {
    const without = { landing: returned(undefined) };

    expect(about({ ...without, records: [others] })).toEqual({ kind: 'nobody' });
    expect(about(without)).toEqual({ kind: 'none' });
  });

  it('returns the link in the address, else the link left last for the card page [LAND-005, SOLIC-003]', () => {
    const leftNow = { kind: 'link', hash: 'h1', leftAt: LEFT + 1 };

    expect(about({ reqs: { hash: 'h1' }, link })).toEqual(leftNow);
    expect(about({ reqs: { hash: 'h2' }, link })).toEqual({
      kind: 'link',
      hash: 'h2',
      leftAt: undefined,
    });
    expect(about({ link, records: [own] })).toEqual(leftNow);
    expect(about({ link, landing: returned(undefined), vtgId: undefined })).toEqual(leftNow);
  });

  it('returns no link when the payment was left later or the address names an order [LAND-002, SOLIC-003]', () => {
    const later = thePayment({ leftAt: LEFT + 2 });

    expect(about({ link, records: [later] })).toEqual({ kind: 'record', record: later });
    expect(about({ link, records: [own], reqs })).toEqual({ kind: 'record', record: own });
  });
});

describe('an order named in the address', () => {
  it('matches by its id or by vehicle and number, also a day later around midnight [LAND-003]', async () => {
    const yesterday = server(order({ createdOn: '2026-11-19' }));
    const found = { truth: 'paid', order: { id: 'S9' } };

    expect(await ask(named, yesterday)).toMatchObject(found);
    expect(await ask({ id: 'S9' }, yesterday)).toMatchObject(found);
  });

  it.each([
    ['of another payment', { payments: { number: '1119120000' } }, named],
    ['without a payment', { payments: undefined }, named],
    ['of another vehicle', { vin: 'WBA00000000000002' }, named],
    ['of several days ago', { createdOn: '2026-11-18' }, named],
    ['of several days ago by its id', { createdOn: '2026-11-18' }, { id: 'S9' }],
  ])('does not match an order %s [LAND-003, SEC-008]', async (_, held, name) => {
    expect(await ask(name, server(order(held)))).toEqual({ truth: 'unknown' });
  });

  it.each([
    ['the only order of the last minutes', [{}], 'paid', 'S9'],
    ['a paid one of several', [{ state: 'none', id: 'S8' }, {}], 'paid', 'S9'],
    ['one order without a number', [{ payments: undefined }], 'paid', 'S9'],
    [
      'several unpaid orders',
      [{ state: 'none', id: 'S8' }, { state: 'none' }],
      'unknown',
      undefined,
    ],
    ['an order of an hour ago', [{ payments: { number: '1120110000' } }], 'unknown', undefined],
    ['no order', [], 'unknown', undefined],
  ] as const)('without any name is %s [A-96, LAND-003]', async (_, held, truth, id) => {
    const word = await ask({}, server(...held.map((one) => order(one))));

    expect([word.truth, 'order' in word ? word.order?.id : undefined]).toEqual([truth, id]);
  });

  it('is unknown for a guest, with half of its name, or without an answer [LAND-004, SEC-008]', async () => {
    const silent: ApiClient = () => Promise.reject(new ApiFailure({ kind: 'unreachable' }));

    expect(await ask(named, silent)).toEqual({ truth: 'unknown' });
    expect(await ask({ vin: VIN }, server(order()))).toEqual({ truth: 'unknown' });
    expect(
      await askSubject(
        { kind: 'named', order: { id: 'S9', vin: undefined, number: undefined } },
        { call: server(order()), userId: undefined, now: () => 0, since: plainDate('2026-11-19') },
      ),
    ).toEqual({ truth: 'unknown' });
  });
});
