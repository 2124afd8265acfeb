import { isOfBrand } from './brand-filter';
import { plainDate } from './calendar';
import { formatDay, formatShortDay, formatUnits, formatWon } from './format';
import { maskedName, maskedPlate, maskedVin } from './masked';
import { won } from './money';
import { carName, membershipName, modelName, packageLabel } from './names';

describe('membershipName', () => {
  it('returns the group, or the title when the group is not known [ENTITY-002]', () => {
    expect(membershipName({ group: 'PREMIUM', title: '프리미엄 케어' })).toBe('PREMIUM');
    expect(membershipName({ group: undefined, title: '프리미엄 케어' })).toBe('프리미엄 케어');
  });
});

describe('carName', () => {
  it('puts the plate first and leaves out what is missing [ENTITY-016]', () => {
    expect(carName({ plate: '15가1050', model: 'C5 2.0' })).toBe('15가1050 · C5 2.0');
    expect(carName({ plate: '', model: 'C5 2.0' })).toBe('C5 2.0');
    expect(carName({ plate: '15가1050', model: '' })).toBe('15가1050');
  });

  it('ends with the VIN when neither plate nor model is known [ENTITY-019]', () => {
    const vin = 'WBA00000000123456';
    expect(carName({ plate: '', model: '', vin })).toBe('…123456');
    expect(carName({ plate: '', model: 'C5 2.0', vin })).toBe('C5 2.0');
    expect(carName({ plate: '', model: '' })).toBe('');
  });
});

describe('modelName', () => {
  it('returns the name of the model, or that of its group [ENTITY-016]', () => {
    const model = 'C5 시리즈';
    expect(modelName({ model, modelDetail: 'C5 2.0' })).toBe('C5 2.0');
    expect(modelName({ model, modelDetail: '' })).toBe(model);
  });
});

describe('packageLabel', () => {
  const standard = { group: 'STANDARD', fullTitle: 'STANDARD 스탠다드' } as const;
  const premium = { group: 'PREMIUM', fullTitle: 'PREMIUM 프리미엄' } as const;

  it('returns the group, or the full title beside others of the group [ENTITY-002]', () => {
    expect(packageLabel(standard, [standard, premium])).toBe('STANDARD');
    expect(packageLabel(standard, [standard, { ...standard }])).toBe('STANDARD 스탠다드');
  });
});

describe('masked personal data', () => {
  const masked = { name: maskedName, plate: maskedPlate, VIN: maskedVin };

  it.each([
    ['name', '홍길동', '홍*동'],
    ['name', '이산', '이*'],
    ['name', '남궁민수', '남**수'],
    ['name', '김', '김'],
    ['name', '', ''],
    ['plate', '12가3456', '12가****'],
    ['plate', '서울12가3456', '서울12가****'],
    ['plate', '3456', '****'],
    ['plate', '', ''],
    ['VIN', 'WBA00000000000001', 'WBA**********0001'],
    ['VIN', 'WBA0001', 'WBA****'],
    ['VIN', 'WBA00001', 'WBA*****'],
    ['VIN', 'WBA000001', 'WBA**0001'],
    ['VIN', 'WB', 'WB'],
    ['VIN', '', ''],
  ] as const)('shows the %s %s as %s [SOLIC-007]', (what, text, shown) => {
    expect(masked[what](text)).toBe(shown);
  });
});

describe('formats', () => {
  it('a day reads year-month-day, and money has separators [CONST-020, SHELL-019]', () => {
    expect(formatDay(plainDate('2026-11-20'))).toBe('2026-11-20');
    expect([0, 1_000].map((amount) => formatWon(won(amount)))).toEqual(['0', '1,000']);
  });

  it('a short day reads YY.MM.DD [REVOKE-012]', () => {
    expect(formatShortDay(plainDate('2026-11-20'))).toBe('26.11.20');
    expect(formatShortDay(plainDate('2009-01-05'))).toBe('09.01.05');
  });

  it('a count of 999 is unlimited, and others have separators [COUPON-004, COUPON-005, CONST-016]', () => {
    const counts = [0, 999, 1_000].map((units) => formatUnits('count', units));
    expect(counts).toEqual(['0', 'unlimited', '1,000']);
    expect([999, 30_000].map((units) => formatUnits('currency', units))).toEqual(['999', '30,000']);
  });
});

describe('isOfBrand', () => {
  it.each([
    ['MERIDIAN', 'Meridian', true],
    ['THE MERIDIAN MOTORS', 'MERIDIAN', true],
    ['MINI', 'MERIDIAN', false],
    ['MERI', 'MERIDIAN', false],
    ['', 'MERIDIAN', false],
    ['MERIDIAN', '  ', false],
  ])('finds in the make name %p the brand %p: %p [ENTITY-020]', (make, brand, expected) => {
    expect(isOfBrand(make, brand)).toBe(expected);
  });
});
