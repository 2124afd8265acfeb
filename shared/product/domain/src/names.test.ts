import { carName, membershipName, packageLabel } from './names';

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

describe('packageLabel', () => {
  const standard = { group: 'STANDARD', fullTitle: 'STANDARD 스탠다드' } as const;
  const premium = { group: 'PREMIUM', fullTitle: 'PREMIUM 프리미엄' } as const;

  it('returns the group, or the full title beside others of the group [ENTITY-002]', () => {
    expect(packageLabel(standard, [standard, premium])).toBe('STANDARD');
    expect(packageLabel(standard, [standard, { ...standard }])).toBe('STANDARD 스탠다드');
  });
});
