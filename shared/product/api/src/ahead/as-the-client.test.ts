import { plainDate } from '@shared/domain/calendar';
import { isOpen, isRunning } from '@shared/domain/subscription';
import { answers } from '../../testing/answers';
import { dress } from '../../testing/clothes';
import { agreeOn, ahead, answered, type Pair, withOneOdd } from '../../testing/early';
import type { ApiClient } from '../client';
import { type EstimateStart, fetchEstimate, fetchEstimateContent } from '../estimate';
import { fetchPackages } from '../packages';
import { fetchProfileVehicles } from '../profile-vehicles';
import { fetchSolicitation } from '../solicitation';
import { koreanDay } from '../start-calls';
import { fetchUser, type UserData } from '../user';
import { estimateAhead, estimateContentAhead } from './estimate';
import { membershipsAhead } from './membership-cards';
import { openMembershipsAhead } from './memberships';
import { packagesAhead } from './packages';
import { solicitationAhead } from './solicitation';
import { groupsAhead } from './start';
import { enrolledAhead, profileVehiclesAhead, vehiclesAhead } from './vehicles';

/*
 * The prerender and the client read the same answers. The prerender must show the same data as the client or none, even
 * if any single field is invalid. So it never shows another price, vehicle or name than the page.
 */
const DAY = plainDate('2026-11-20');
const VIN = 'WBA11111111111111';
const whose = { vtgNo: 'N1', brandName: 'MERIDIAN' };
const same = (whole: unknown) => whole;
const withoutExtension = (packages: readonly object[] | undefined) =>
  packages?.map((one) => ({
    ...one,
    extensionPromotion: undefined,
    title: undefined,
    tier: undefined,
    images: undefined,
    products: undefined,
  }));
const plain = ({ isRegistered, ...start }: EstimateStart) => ({
  ...start,
  registered: [...start.vehicles.map(({ vin }) => vin), VIN, 'X'].map(isRegistered),
});
const startAhead = (json: unknown) => {
  const start = estimateAhead(ahead(json), whose);
  return start && plain(start);
};

type Reading<Whole = never> = {
  name: string;
  ids: string;
  served: readonly unknown[];
  read: (call: ApiClient) => Promise<Whole>;
  pair: Pair<Whole>;
};
const reading = <Whole>(one: Reading<Whole>) => one as unknown as Reading<unknown>;

const readings = [
  reading({
    name: 'packagesAhead',
    ids: '[API-009, API-010, ENTITY-004]',
    served: [answers.getPkgs],
    read: (call) => fetchPackages(call, DAY),
    pair: [(json) => withoutExtension(packagesAhead(ahead(json))), withoutExtension],
  }),
  reading({
    name: 'profileVehiclesAhead',
    ids: '[API-013, ENTITY-020]',
    served: [answers.getVehicles],
    read: (call) => fetchProfileVehicles(call, { plusNo: 'P1', ...whose }),
    pair: [(json) => profileVehiclesAhead(ahead(json), 'MERIDIAN'), same],
  }),
  reading({
    name: 'estimateAhead',
    ids: '[API-038, ENTITY-037, ENTITY-038]',
    served: [
      answers.getEstimate,
      { ...answers.getEstimate, vehicleEstimatePriceYn: 'N' },
      dress('other names', '/users/estimate', answers.getEstimate),
    ],
    read: (call) => fetchEstimate(call, whose),
    pair: [startAhead, plain],
  }),
  reading({
    name: 'estimateContentAhead',
    ids: '[API-039, ENTITY-040]',
    served: [answers.getEstimateContent],
    read: (call) => fetchEstimateContent(call, VIN),
    pair: [(json) => estimateContentAhead(ahead(json), VIN), same],
  }),
  reading({
    name: 'solicitationAhead',
    ids: '[API-035, ENTITY-032]',
    served: [answers.getSolicitation],
    read: (call) => fetchSolicitation(call, 'h1'),
    pair: [(json) => solicitationAhead(ahead(json), 'h1'), same],
  }),
];

describe('a value of the prerender', () => {
  it.each(readings)('of $name is that of the client $ids', async ({ served, read, pair }) => {
    const [early, late] = pair;

    for (const json of served) {
      expect(early(json)).toBeDefined();
      expect(early(json)).toEqual(late(await read(answered(json))));
    }
  });

  it.each(readings)(
    'of $name never differs from the client when one field is invalid',
    async ({ served, read, pair }) => {
      await agreeOn(served.flatMap(withOneOdd), read, pair);
    },
  );
});

describe('the parts of GET /users', () => {
  const read = (call: ApiClient) => fetchUser(call, 'U1');
  const open: Pair<UserData> = [
    (json) => openMembershipsAhead(ahead(json), 'U1', DAY),
    ({ subscriptions }) =>
      subscriptions.filter(isOpen).map((one) => ({
        vin: one.vin,
        name: one.package.group ?? one.title,
        isInForce: isRunning(one) && !(one.startsOn && one.startsOn > DAY),
      })),
  ];
  const cards: Pair<UserData> = [
    (json) => membershipsAhead(ahead(json), 'U1'),
    ({ subscriptions }) =>
      subscriptions.map((one) => ({
        id: one.id,
        parentId: undefined,
        state: one.state,
        request: one.request,
        title: one.title,
        vin: one.vin,
        plate: one.plate,
        startsOn: one.startsOn,
        stopsOn: one.stopsOn,
        insured: one.insured,
        isMoved: one.transferred || one.transfer !== undefined,
      })),
  ];
  const enrolled: Pair<UserData> = [
    (json) => enrolledAhead(ahead(json), 'U1')?.filter(Boolean),
    ({ subscriptions }) =>
      subscriptions
        .filter(isOpen)
        .map(({ vin }) => vin)
        .filter(Boolean),
  ];
  const registered: Pair<UserData> = [
    (json) => vehiclesAhead(ahead(json), 'U1'),
    ({ vehicles }) => vehicles,
  ];

  it.each([
    ['membershipsAhead returns the data of the client [ENTITY-021, ENTITY-022, ENTITY-027]', cards],
    ['enrolledAhead returns the open memberships of the client [ENTITY-021]', enrolled],
    ['vehiclesAhead returns the data of the client [API-006, ENTITY-016]', registered],
  ])('%s', async (_, [early, late]) => {
    expect(early(answers.getUser)).toEqual(late(await read(answered(answers.getUser))));
    expect(early(answers.getUser)).not.toEqual([]);
  });

  const withRequest = (request: number | undefined) => {
    const { subscs, vehicles } = answers.getUser.data;
    return { data: { vehicles, subscs: subscs.map((one) => ({ ...one, state_req: request })) } };
  };

  it('openMembershipsAhead returns the data of the client without a request [API-006, ENTITY-021]', async () => {
    const [early, late] = open;
    const json = withRequest(10);

    expect(early(json)).toEqual(late(await read(answered(json))));
    expect(early(json)).not.toEqual([]);
  });

  it('openMembershipsAhead leaves a membership with a request to the client [STATE-002]', () => {
    expect(openMembershipsAhead(ahead(withRequest(-40)), 'U1', DAY)).toBeUndefined();
  });

  it('openMembershipsAhead leaves out an expired membership [STATE-001]', () => {
    const { subscs, vehicles } = answers.getUser.data;
    const expired = subscs.map((one) => ({ ...one, state: -10 }));

    expect(openMembershipsAhead(ahead({ data: { vehicles, subscs: expired } }), 'U1', DAY)).toEqual(
      [],
    );
  });

  it('never differ from the client when one field is invalid', async () => {
    const { data } = answers.getUser;
    const bare = data.subscs.map((one) => ({ ...one, options: null, prodTypeInsurance: false }));

    const oddPart = (part: unknown) =>
      withOneOdd(part).map((odd) => ({ data: { ...data, ...Object(odd) } }));

    await agreeOn(oddPart({ subscs: data.subscs }), read, open, cards, enrolled);
    await agreeOn(oddPart({ subscs: bare }), read, cards);
    await agreeOn(oddPart({ vehicles: data.vehicles }), read, registered);
  });
});

describe('values without a pair', () => {
  it('groupsAhead does not change an unknown group into a known one', () => {
    const json = { data: [null, { group: {} }] };

    expect(groupsAhead(ahead(json))).not.toContain('POWER TRAIN');
  });

  it('solicitationAhead reads an offer without selfAuth as not verified [SOLIC-007]', () => {
    const json = JSON.stringify(answers.getSolicitation).replace('"selfAuth":true,', '');

    expect(solicitationAhead(ahead(JSON.parse(json)), 'h1')?.selfAuthenticated).toBe(false);
  });

  it('koreanDay changes at midnight in Korea', () => {
    const moments = ['2026-11-20T14:59:59Z', '2026-11-20T15:00:00Z'];
    const days = moments.map((moment) => koreanDay(Date.parse(moment)));

    expect(days).toEqual(['2026-11-20', '2026-11-21']);
  });
});
