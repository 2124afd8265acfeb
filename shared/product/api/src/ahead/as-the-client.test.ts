import { plainDate } from '@shared/domain/calendar';
import { isOpen } from '@shared/domain/subscription';
import { answers } from '../../testing/answers';
import { agreeOn, ahead, answered, type Pair, withOneOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
import type { ApiClient } from '../client';
import { fetchPackages } from '../packages';
import { fetchProfileVehicles } from '../profile-vehicles';
import { fetchUser, type UserData } from '../user';
import { membershipsAhead } from './membership-cards';
import { openMembershipsAhead } from './memberships';
import { packagesAhead } from './packages';
import { enrolledAhead, profileVehiclesAhead, vehiclesAhead } from './vehicles';

/*
 * The prerender and the client read the same answers. The prerender must show the same data as the client or none, even
 * if any single field is invalid. So it never shows another price, vehicle or name than the page.
 */

describe('packagesAhead', () => {
  const early = (json: unknown) =>
    packagesAhead(ahead(json))?.map(({ extensionPromotion: _, ...one }) => one);
  const read = async (call: ApiClient) =>
    (await fetchPackages(call, plainDate('2026-11-20'))).map(
      ({ id, fullTitle, group, promotion, vehicleCategories }) => ({
        id,
        fullTitle,
        group,
        promotion,
        vehicleCategories,
      }),
    );

  it.each([
    ['of ours', answers.getPkgs],
    ['of the specification', literalAnswers.getPkgs],
  ])(
    'returns the data of the client for an answer %s [API-009, API-010, ENTITY-004]',
    async (_, json) => {
      expect(early(json)).toEqual(await read(answered(json)));
    },
  );

  it('never differs from the client when one field is invalid', async () => {
    await agreeOn(withOneOdd(answers.getPkgs), read, [early, (whole) => whole]);
  });
});

describe('the parts of GET /users', () => {
  const read = (call: ApiClient) => fetchUser(call, 'U1');
  const open: Pair<UserData> = [
    (json) => openMembershipsAhead(ahead(json), 'U1'),
    ({ subscriptions }) =>
      subscriptions
        .filter(isOpen)
        .map(({ vin, state, title, package: { group } }) => ({ vin, state, name: group ?? title })),
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
    ['openMembershipsAhead returns the data of the client [API-006, ENTITY-021]', open],
    ['membershipsAhead returns the data of the client [ENTITY-021, ENTITY-022, ENTITY-027]', cards],
    ['enrolledAhead returns the open memberships of the client [ENTITY-021]', enrolled],
    ['vehiclesAhead returns the data of the client [API-006, ENTITY-016]', registered],
  ])('%s', async (_, [early, late]) => {
    expect(early(answers.getUser)).toEqual(late(await read(answered(answers.getUser))));
    expect(early(answers.getUser)).not.toEqual([]);
  });

  it('openMembershipsAhead leaves out an expired membership [STATE-001]', () => {
    const { subscs, vehicles } = answers.getUser.data;
    const expired = subscs.map((one) => ({ ...one, state: -10 }));

    expect(openMembershipsAhead(ahead({ data: { vehicles, subscs: expired } }), 'U1')).toEqual([]);
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

describe('profileVehiclesAhead', () => {
  const read = (call: ApiClient) =>
    fetchProfileVehicles(call, { plusNo: 'P1', vtgNo: 'N1', brandName: 'MERIDIAN' });
  const early = (json: unknown) => profileVehiclesAhead(ahead(json), 'MERIDIAN');

  it('returns the vehicles of the brand like the client [API-013, ENTITY-020]', async () => {
    expect(early(answers.getVehicles)).toEqual(await read(answered(answers.getVehicles)));
  });

  it('never differs from the client when one field is invalid', async () => {
    await agreeOn(withOneOdd(answers.getVehicles), read, [early, (whole) => whole]);
  });
});
