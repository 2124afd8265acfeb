import { membershipCouponsCall, userCall } from '@shared/api/start-calls';
import { type Answer, knownOf } from '@shared/testing/known';
import { insured, membership, pending } from '@shared/testing/wire/memberships';
import { vehicles } from '@shared/testing/wire/vehicles';
import { fill, next } from './Subsc';

const DAY = '2026-11-20';
const user = { id: 'U1', vtgId: 'V1', vtgNo: 'N1' };
const visitor = { inApp: true, known: { user, token: 'T' } };
const visit = knownOf(DAY, visitor);
const address = '/app/subscStatus?vtg_id=V1';

type Wire = Record<string, unknown>;
const has = (subscs: readonly Wire[], own: Wire = {}, id = 'U1'): Answer => [
  userCall(id),
  { data: { vehicles, subscs, ...own } },
];
const joined = has([membership()]);

afterEach(() => sessionStorage.clear());

describe('prerender of the status page', () => {
  it('offers the extension in the last days [EXT-003, EXT-004]', () => {
    const last = has([membership({ date_start: '2025-12-03', date_stop: '2026-12-02' })]);

    expect(fill(visit(address, last))).toMatchObject({
      left: '12일 남았어요',
      actions: [
        ['extend', {}],
        ['beside', {}],
      ],
      why: [],
    });
  });

  it.each(['{"vtg_id":"V2"}', '{"connInfo":"B"}'])(
    'shows a skeleton when the tab belongs to another user: %s [SEC-001]',
    (entry) => {
      sessionStorage.setItem('servicecare.entry', entry);

      expect(fill(visit('/app/subscStatus', joined))).toBeUndefined();
    },
  );

  const moved = { is_escalation: true, escalation: { state: 0, name: '', date: null } };
  it.each([
    ['nobody is known here', knownOf(DAY)(address, joined)],
    ['the page is on the web', knownOf(DAY, { ...visitor, inApp: false })(address, joined)],
    ['the memberships are not loaded', visit(address)],
    ['the data belongs to another customer', visit(address, has([membership()], {}, 'U2'))],
    ['the address names another user', visit('/app/subscStatus?vtg_id=V2', joined)],
    ['the customer has no membership', visit(address, has([]))],
    ['there are more memberships', visit(address, has([membership(), membership({ id: 'S2' })]))],
    ['it waits for approval', visit(address, has([pending()]))],
    ['it has a warranty', visit(address, has([insured()]))],
    ['a cancellation is in progress', visit(address, has([membership({ state_req: -20 })]))],
    ['it was transferred', visit(address, has([membership({ options: moved })]))],
    ['it ended yesterday', visit(address, has([membership({ date_stop: '2026-11-19' })]))],
    ['it has no dates', visit(address, has([membership({ date_start: null })]))],
    [
      'its car is not in the account any more',
      visit(address, has([membership()], { vehicles: [] })),
    ],
    ['its car is another one', visit(address, has([membership({ vehicle_num_id: 'X' })]))],
  ])('shows a skeleton when %s [STATUS-001, STATUS-012]', (_, known) => {
    expect(fill(known)).toBeUndefined();
  });
});

describe('prefetch after the memberships', () => {
  it('requests the coupons of the only membership [API-021]', () => {
    expect(next(visit(address, joined))).toEqual([membershipCouponsCall('S1')]);
  });

  it('requests nothing in other cases, because the page does it [API-021, API-022]', () => {
    expect(next(visit(address))).toEqual([]);
    expect(next(visit(address, has([insured()])))).toEqual([]);
  });
});
