import { plainDate } from '@shared/domain/calendar';
import { answers } from '../../testing/answers';
import { ahead, answered, anyOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
import { fetchPackages } from '../packages';
import { fetchProfileVehicles } from '../profile-vehicles';
import { fetchUser } from '../user';
import { packagesAhead } from './packages';
import { profileVehiclesAhead, vehiclesAhead } from './vehicles';

/*
 * What a first view reads is what the client reads afterwards, or it is not known: whatever one field of an answer is, no
 * other price, car or name is drawn than the page will show.
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

describe('what is for sale, read for a first view', () => {
  const early = (json: unknown) =>
    packagesAhead(ahead(json))?.map(({ extensionPromotion: _, ...one }) => one);

  it.each([
    ['of ours', answers.getPkgs],
    ['of the specification', literalAnswers.getPkgs],
  ])('is what the client reads of an answer %s [API-009, API-010, ENTITY-004]', async (_, json) => {
    expect(early(json)).toEqual(await forSale(json));
  });

  it('is never another than the client reads, whatever one field is', async () => {
    await anyOdd(answers.getPkgs, early, forSale);
  });
});

describe('the vehicles of a customer, read for a first view', () => {
  const read = async (json: unknown) => (await fetchUser(answered('getUser', json), 'U1')).vehicles;

  it('are what the client reads [API-006, ENTITY-016]', async () => {
    expect(vehiclesAhead(ahead(answers.getUser), 'U1')).toEqual(await read(answers.getUser));
  });

  it('are never others than the client reads, whatever one field is', async () => {
    const { subscs, vehicles } = answers.getUser.data;
    const whole = (part: unknown) => ({ data: { subscs, ...Object(part) } });
    await anyOdd(
      { vehicles },
      (part) => vehiclesAhead(ahead(whole(part)), 'U1'),
      (part) => read(whole(part)),
    );
  });
});

describe('the vehicles the profile services know, read for a first view', () => {
  const numbers = { plusNo: 'P1', vtgNo: 'N1', brandName: 'MERIDIAN' };
  const read = (json: unknown) => fetchProfileVehicles(answered('getVehicles', json), numbers);
  const early = (json: unknown) => profileVehiclesAhead(ahead(json), 'MERIDIAN');

  it('are those of the brand that the client reads [API-013, ENTITY-020]', async () => {
    expect(early(answers.getVehicles)).toEqual(await read(answers.getVehicles));
  });

  it('are never others than the client reads, whatever one field is', async () => {
    await anyOdd(answers.getVehicles, early, read);
  });
});
