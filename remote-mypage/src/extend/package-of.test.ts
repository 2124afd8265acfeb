import { category, pkg } from '@shared/domain/testing/sample-package';
import { packageOf } from './package-of';

const sold = (id: string, own: Parameters<typeof pkg>[0] = {}) =>
  pkg({ id, title: '스탠다드', fullTitle: 'ServiceCare+ STANDARD', ...own });
const packages = [
  sold('P1'),
  sold('P2', { vehicleCategories: [category({ id: 'C2' })] }),
  sold('PT', { group: 'POWER TRAIN', tier: 'insurance' }),
  sold('PP', { title: '프리미엄', fullTitle: 'ServiceCare+ PREMIUM', group: 'PREMIUM' }),
];
const idOf = (own: { packageId?: string; title?: string; insured?: boolean }, category?: string) =>
  packageOf({ packageId: undefined, title: '스탠다드', insured: false, ...own }, packages, category)
    ?.id;

describe('the package that is extended', () => {
  it('is the one of its id, whatever its title [EXT-002]', () => {
    expect(idOf({ packageId: 'PP' })).toBe('PP');
    expect(idOf({ packageId: 'gone' })).toBeUndefined();
  });

  it('is found by its title, the short or the full one, where no id is sent [EXT-002]', () => {
    expect(idOf({ title: '프리미엄' })).toBe('PP');
    expect(idOf({ title: 'ServiceCare+ PREMIUM' })).toBe('PP');
    expect(idOf({ title: '골드' })).toBeUndefined();
  });

  it('is the one that takes the vehicle where several have that title, the first where none does [EXT-002]', () => {
    expect(idOf({}, 'C2')).toBe('P2');
    expect(idOf({}, 'C9')).toBe('P1');
  });

  it('is one with a warranty for a membership with a warranty, and no other [EXT-002]', () => {
    expect(idOf({ insured: true }, 'C1')).toBe('PT');
  });
});
