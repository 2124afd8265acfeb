import { isOfBrand } from './brand-filter';

describe('isOfBrand', () => {
  it.each(['MERIDIAN', 'Meridian', 'meridian korea', 'THE MERIDIAN MOTORS'])(
    'returns true for the make name %s [ENTITY-020]',
    (make) => {
      expect(isOfBrand(make, 'Meridian')).toBe(true);
    },
  );

  it.each(['MINI', '', 'MERI', 'DIAN'])(
    'returns false for the make name %p [ENTITY-020]',
    (make) => {
      expect(isOfBrand(make, 'MERIDIAN')).toBe(false);
    },
  );

  it.each(['', '  '])('returns false when no brand is configured (%p) [ENTITY-020]', (brand) => {
    expect(isOfBrand('MERIDIAN', brand)).toBe(false);
  });
});
