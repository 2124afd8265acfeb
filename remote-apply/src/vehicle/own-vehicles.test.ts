import { ownVehicles, whyNoVehicles } from './own-vehicles';

const registered = {
  id: '1',
  vin: 'WBA00000000000001',
  plate: '123가4567',
  registeredOn: undefined,
  modelYear: '2020',
  categoryId: 'C1',
  model: '5 시리즈',
  modelDetail: '520d',
};
const known = { vin: 'WBA00000000000009', plate: '', model: 'X3', make: 'MERIDIAN' };

describe('own vehicles', () => {
  it('lists the registered ones, then those only the profile service knows, each once [HOME-002, API-013]', () => {
    const twice = { ...known, vin: registered.vin };

    const own = ownVehicles([registered], [twice, known], []);

    expect(own.map(({ vin, model }) => [vin, model])).toEqual([
      ['WBA00000000000001', '520d'],
      ['WBA00000000000009', 'X3'],
    ]);
  });

  it('marks every car that has an open membership', () => {
    const own = ownVehicles([registered], [known], [known.vin]);

    expect(own.map(({ vin, hasMembership }) => [vin, hasMembership])).toEqual([
      ['WBA00000000000001', false],
      ['WBA00000000000009', true],
    ]);
  });

  it.each([
    [undefined, undefined, 'no-plus-user'],
    [undefined, '2001', 'no-vantage-user'],
    ['1001', undefined, 'no-vantage-vehicles'],
    ['1001', '2001', 'no-plus-vehicles'],
  ] as const)(
    'with vtg number %s and plus number %s are missing because of: %s [ENTITY-015, MSG-020, MSG-021]',
    (vtgNo, plusNo, why) => {
      expect(whyNoVehicles({ vehicles: [], vtgNo, plusNo })).toBe(why);
    },
  );
});
