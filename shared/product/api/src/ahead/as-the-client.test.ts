import { plainDate } from '@shared/domain/calendar';
import { isOpen } from '@shared/domain/subscription';
import { answers } from '../../testing/answers';
import { ahead, answered, anyOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
import { fetchPackages } from '../packages';
import { fetchProfileVehicles } from '../profile-vehicles';
import { fetchUser } from '../user';
import { packagesAhead } from './packages';
import { enrolledAhead, profileVehiclesAhead, vehiclesAhead } from './vehicles';

/*
 * The prerender and the client read the same answers. The prerender must show the same data as the client or none, even
 * if any single field is invalid. So it never shows another price, vehicle or name than the page.
 */

const forSale = async (json: unknown) => {
  const packages = await fetchPackages(answered('getPkgs', json), plainDate('2026-11-20'));
  return packages.map(({ id, fullTitle, group, promotion, vehicleCategories }) => ({
    id,
    fullTitle,
    group,
    promotion,
    vehicleCategories,
  }));
};

describe('packagesAhead', () => {
  const early = (json: unknown) =>
    packagesAhead(ahead(json))?.map(({ extensionPromotion: _, ...one }) => one);

  it.each([
    ['of ours', answers.getPkgs],
    ['of the specification', literalAnswers.getPkgs],
  ])(
    'returns the data of the client for an answer %s [API-009, API-010, ENTITY-004]',
    async (_, json) => {
      expect(early(json)).toEqual(await forSale(json));
    },
  );

  it('never differs from the client when one field is invalid', async () => {
    await anyOdd(answers.getPkgs, early, forSale);
  });
});

describe('enrolledAhead', () => {
  const early = (json: unknown) => enrolledAhead(ahead(json), 'U1')?.filter(Boolean);
  const read = async (json: unknown) =>
    (await fetchUser(answered('getUser', json), 'U1')).subscriptions
      .filter(isOpen)
      .map(({ vin }) => vin)
      .filter(Boolean);

  it('returns the open memberships of the client [API-006, ENTITY-021]', async () => {
    expect(early(answers.getUser)).toEqual(await read(answers.getUser));
    expect(early(answers.getUser)).not.toEqual([]);
  });

  it('never differs from the client when one field is invalid', async () => {
    const { subscs, vehicles } = answers.getUser.data;
    const whole = (part: unknown) => ({ data: { vehicles, ...Object(part) } });
    await anyOdd(
      { subscs },
      (part) => early(whole(part)),
      (part) => read(whole(part)),
    );
  });
});

describe('vehiclesAhead', () => {
  const read = async (json: unknown) => (await fetchUser(answered('getUser', json), 'U1')).vehicles;

  it('returns the data of the client [API-006, ENTITY-016]', async () => {
    expect(vehiclesAhead(ahead(answers.getUser), 'U1')).toEqual(await read(answers.getUser));
  });

  it('never differs from the client when one field is invalid', async () => {
    const { subscs, vehicles } = answers.getUser.data;
    const whole = (part: unknown) => ({ data: { subscs, ...Object(part) } });
    await anyOdd(
      { vehicles },
      (part) => vehiclesAhead(ahead(whole(part)), 'U1'),
      (part) => read(whole(part)),
    );
  });
});

describe('profileVehiclesAhead', () => {
  const numbers = { plusNo: 'P1', vtgNo: 'N1', brandName: 'MERIDIAN' };
  const read = (json: unknown) => fetchProfileVehicles(answered('getVehicles', json), numbers);
  const early = (json: unknown) => profileVehiclesAhead(ahead(json), 'MERIDIAN');

  it('returns the vehicles of the brand like the client [API-013, ENTITY-020]', async () => {
    expect(early(answers.getVehicles)).toEqual(await read(answers.getVehicles));
  });

  it('never differs from the client when one field is invalid', async () => {
    await anyOdd(answers.getVehicles, early, read);
  });
});
