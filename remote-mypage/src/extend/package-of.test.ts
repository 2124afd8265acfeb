import { category, pkg } from '@shared/domain/testing/sample-package';
import { packageOf } from './package-of';

const sold = (id: string, own: Parameters<typeof pkg>[0] = {}) =>
  pkg({ id, title: '스탠다드', fullTitle: 'ServiceCare+ STANDARD', ...own });
const packages = [
  sold('P1'),
  sold('P2', { vehicleCategories: [category({ id: 'C2' })] }),
  sold('P3', { vehicleCategories: [category({ id: 'C2' })] }),
  sold('PT', { group: 'POWER TRAIN', tier: 'insurance' }),
  sold('PP', { title: '프리미엄', fullTitle: 'ServiceCare+ PREMIUM', group: 'PREMIUM' }),
];
const idOf = (own: { packageId?: string; title?: string; insured?: boolean }, category?: string) =>
  packageOf(
    {
      packageId: own.packageId,
      package: { title: own.title ?? '스탠다드' },
      insured: own.insured ?? false,
    },
    packages,
    category,
  )?.id;

describe('packageOf', () => {
  it('returns the package with the id, whatever its title [EXT-002]', () => {
    expect(idOf({ packageId: 'PP' })).toBe('PP');
    expect(idOf({ packageId: 'gone' })).toBeUndefined();
  });

  it('finds it by its short or full title when there is no id [EXT-002]', () => {
    expect(idOf({ title: '프리미엄' })).toBe('PP');
    expect(idOf({ title: 'ServiceCare+ PREMIUM' })).toBe('PP');
    expect(idOf({ title: '골드' })).toBeUndefined();
  });

  it('returns the first with the title that takes the vehicle, else the first with the title [EXT-002]', () => {
    expect(idOf({}, 'C2')).toBe('P2');
    expect(idOf({}, 'C9')).toBe('P1');
  });

  it('returns only a package with a warranty for a membership with a warranty [EXT-002]', () => {
    expect(idOf({ insured: true }, 'C1')).toBe('PT');
  });
});
