import { filtersCall, packagesCall, profileVehiclesCall, userCall } from '@shared/api/start-calls';
import { ENTRY_KEY, type Visitor } from '@shared/api/visitor';
import { DRAFT_KEY } from '@shared/application/keys';
import { type Answer, knownOf } from '@shared/testing/known';
import { vehicles } from '@shared/testing/wire/vehicles';
import { fill } from './fill';

const DAY = '2026-11-20';
const user = { id: 'U1', vtgId: 'V1', vtgNo: 'N1' };
const inApp: Visitor = { inApp: true };
const owner: Visitor = { inApp: true, known: { user, token: 'T1' } };

const costs = (year: number | null, state = 10) => [
  { year, state, unit_min: 61, unit_max: 72 },
  { year: year && year * 2, state, unit_min: 73, unit_max: 84 },
];
const served = (id: string, group: string, cost = costs(100_000)) => ({
  id,
  group,
  pkg_title: `${group} ${id}`,
  vehicle_cats: [
    { id: 'C1', seq: 1, title: '520D', default: 1, costs: cost },
    { id: 'C2', seq: 2, title: 'X3', default: -1, costs: cost },
  ],
});
const promo = { state: 10, type_rate: 20, rate: 10_000, title: '봄 할인', content: '' };
const standard = { ...served('S1', 'STANDARD'), promo };
const second = served('S2', 'STANDARD');
const premium = served('R1', 'PREMIUM', costs(200_000));

const sold = (...packages: readonly object[]): Answer => [packagesCall(DAY), { data: packages }];
const filters = (ip = '203.0.113.7'): Answer => [filtersCall(), { env: { ip } }];
const mine = (of: readonly object[], subscs: readonly object[] = []): Answer => [
  userCall(user.id),
  { data: { vehicles: of, subscs } },
];
const others: Answer = [profileVehiclesCall(user), { data: { vehicles: [] } }];
/** The same list in another order, because the server's order must not matter. */
const shop = sold(premium, second, standard);
const [car] = vehicles as [(typeof vehicles)[0]];

const drawn = (visitor: Visitor, ...answers: readonly Answer[]) =>
  fill(knownOf(DAY, visitor)('/app/', ...answers));
const onPage = (settings: object) => {
  document.body.innerHTML = `<script id="page">${JSON.stringify({ settings })}</script>`;
};
afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '');
});

describe('prerender of home for a visitor', () => {
  it('links to the app on the web and offers to apply inside the app [HOME-006, HOME-007]', () => {
    expect(drawn({ inApp: false }, shop)?.bar).toEqual([
      ['web', { href: '/subscribe', label: '앱 안내 보기' }],
    ]);
    expect(drawn(inApp, shop)?.bar).toEqual([['app', {}]]);
  });

  it('shows another tier when the address names it [HOME-001]', () => {
    const known = knownOf(DAY)('/app/?group=PREMIUM', shop);
    expect(fill(known)).toMatchObject({
      group: 'PREMIUM',
      total: '220,000원',
      note: [['noNote', {}]],
    });
  });

  it('calculates prices with the settings of the page [HOME-005]', () => {
    onPage({ pricing: { vatIncludedGroups: ['STANDARD'] } });
    expect(drawn({ inApp: false }, shop)?.list).toBe('100,000원');
  });

  it('says that a tier does not take a car of this age, and shows nothing without a price [HOME-011]', () => {
    const refused = { ...premium, vehicle_cats: served('', '', costs(1, -10)).vehicle_cats };
    expect(drawn(inApp, sold(refused, standard))?.tabs).toEqual([
      ['off', { group: 'PREMIUM', note: [['refused', {}]] }],
    ]);
    const unknown = { ...premium, vehicle_cats: served('', '', costs(null)).vehicle_cats };
    expect(drawn(inApp, sold(unknown, standard))?.tabs).toEqual([
      ['off', { group: 'PREMIUM', note: [] }],
    ]);
  });
});

describe('prerender of home for a customer', () => {
  it('marks a car that has a membership [HOME-002]', () => {
    const membership = { id: 'S1', state: 20, vehicle_num_id: car.num_id };

    expect(drawn(owner, shop, mine([car], [membership]), others)?.car).toEqual([
      ['oneCar', { id: car.num_id, title: '12가3456 · 520d Luxury · 멤버십 있음' }],
    ]);
  });
});

describe('prerender of home as a skeleton', () => {
  it.each([
    ['while it is not known what is for sale', inApp, []],
    ['while the cars are not known', owner, [shop, others]],
    ['while the profile service has not answered', owner, [shop, mine([car])]],
    [
      'for a customer without a car, because the page explains why',
      owner,
      [shop, mine([]), others],
    ],
    ['when the price is not known', inApp, [sold(served('S1', 'STANDARD', costs(null)))]],
    ['when no car of this age may join', inApp, [sold(served('S1', 'STANDARD', costs(1, -10)))]],
    ['when only POWER TRAIN is sold', inApp, [sold(served('P1', 'POWER TRAIN'))]],
    [
      'when a price is not a number',
      inApp,
      [sold(served('S1', 'STANDARD', [{ ...costs(1)[0], year: '1' } as never]))],
    ],
    [
      'for a test account on the web',
      { inApp: false, known: { user: { ...user, email: 'a@b.c' }, token: 'T' } },
      [shop, mine([car]), others],
    ],
  ] as const)('%s [HOME-005, A-16]', (_, visitor, answers) => {
    expect(drawn(visitor, ...(answers as readonly Answer[]))).toBeUndefined();
  });

  it('when an application is in progress or the history holds a choice [HOME-001]', () => {
    sessionStorage.setItem(DRAFT_KEY, '{}');
    expect(drawn(inApp, shop)).toBeUndefined();
    sessionStorage.clear();
    history.replaceState({ usr: { choice: {} } }, '');
    expect(drawn(inApp, shop)).toBeUndefined();
  });

  it.each(['vtg_id', 'connInfo', 'test'])(
    'while a sign-in is in progress by %s [AUTH-005]',
    (sign) => {
      expect(fill(knownOf(DAY, inApp)(`/app/?${sign}=x`, shop))).toBeUndefined();
      sessionStorage.setItem(ENTRY_KEY, JSON.stringify({ [sign]: 'x' }));
      expect(drawn(inApp, shop)).toBeUndefined();
    },
  );

  it('when the tab belongs to another customer than the signed-in one [AUTH-005]', () => {
    sessionStorage.setItem(ENTRY_KEY, '{"vtg_id":"V2"}');
    expect(drawn(owner, shop, mine([car]), others)).toBeUndefined();
    sessionStorage.setItem(ENTRY_KEY, '{"vtg_id":"V1"}');
    expect(drawn(owner, shop, mine([car]), others)).toBeDefined();
  });

  it("on a developer's device, and while its address is not known [AUTH-013]", () => {
    onPage({ dev: { ipList: ['198.51.100.1'] } });
    expect(drawn({ inApp: false }, shop)).toBeUndefined();
    expect(drawn({ inApp: false }, shop, filters('198.51.100.1'))).toBeUndefined();
    expect(drawn({ inApp: false }, shop, filters())).toBeDefined();
  });
});
