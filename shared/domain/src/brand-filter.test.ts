import { isOfBrand } from './brand-filter';

describe('a vehicle of the brand', () => {
  it.each(['MERIDIAN', 'Meridian', 'meridian korea', 'THE MERIDIAN MOTORS'])(
    'has the brand in its make name: %s [ENTITY-020]',
    (make) => {
      expect(isOfBrand(make, 'Meridian')).toBe(true);
    },
  );

  it.each(['MINI', '', 'MERI', 'DIAN'])('does not otherwise: %p [ENTITY-020]', (make) => {
    expect(isOfBrand(make, 'MERIDIAN')).toBe(false);
  });

  it.each(['', '  '])('is none while no brand is configured (%p) [ENTITY-020]', (brand) => {
    expect(isOfBrand('MERIDIAN', brand)).toBe(false);
  });
});
