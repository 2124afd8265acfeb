import { bandRows } from '../testing/vectors/band';
import { formatWon } from './format';
import {
  bandsOf,
  benefits,
  groups,
  isGroup,
  powerTrain,
  takesAge,
  takesMileage,
  tierOf,
} from './tier';

describe('groups and tiers', () => {
  it('are STANDARD, PREMIUM and POWER TRAIN, in the order of the tabs [ENTITY-002]', () => {
    expect(groups).toEqual(['STANDARD', 'PREMIUM', 'POWER TRAIN']);
    expect(['STANDARD', 'POWER TRAIN', 'power train', 'OTHER', undefined].map(isGroup)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are insured by the flag or by the group', () => {
    expect(tierOf({ isAssurance: false, group: 'POWER TRAIN' })).toBe('insurance');
    expect(tierOf({ isAssurance: true, group: 'PREMIUM' })).toBe('insurance');
    expect(tierOf({ isAssurance: false, group: 'STANDARD' })).toBe('plain');
  });
});

describe('ages that a group allows', () => {
  it.each(bandRows)('$id: $months months [CONST-006, CONST-010]', (row) => {
    expect(takesAge('POWER TRAIN', row.months)).toBe(row.powerTrain);
    expect(takesAge('STANDARD', row.months)).toBe(row.standardPremium);
    expect(takesAge('PREMIUM', row.months)).toBe(row.standardPremium);
  });

  it('are above 60 up to 96 months for POWER TRAIN [CONST-006]', () => {
    expect([60, 61, 96, 97].map((age) => takesAge('POWER TRAIN', age))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(bandsOf('POWER TRAIN')).toEqual([2, 3, 4]);
    expect([powerTrain.ageAbove, powerTrain.ageUpTo]).toEqual([60, 96]);
  });

  it('are above 60 months without an end for STANDARD and PREMIUM [CONST-010]', () => {
    expect([60, 61, 97, 600].map((age) => takesAge('STANDARD', age))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(bandsOf('STANDARD')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(bandsOf('PREMIUM')).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('the repair-cost warranty', () => {
  it('covers up to 10,000,000 won a year [CONST-004]', () => {
    expect(formatWon(powerTrain.coverUpTo)).toBe('10,000,000');
  });

  it('leaves 200,000 won of each claim to the customer [CONST-005]', () => {
    expect(formatWon(powerTrain.shareOfClaim)).toBe('200,000');
  });

  it('allows 180,000 km but not more, and other tiers do not check [CONST-007, VALID-031]', () => {
    expect(takesMileage('insurance', 180_000)).toBe(true);
    expect(takesMileage('insurance', 180_001)).toBe(false);
    expect(takesMileage('plain', 9_999_999)).toBe(true);
    expect(powerTrain.mileageUpTo).toBe(180_000);
  });

  it('ends at a value of 250 million won and a load of 1.4 t [CONST-008]', () => {
    expect(formatWon(powerTrain.vehicleValueUpTo)).toBe('250,000,000');
    expect(powerTrain.vehicleLoadUpToTons).toBe(1.4);
  });
});

describe('benefits', () => {
  it('of STANDARD: oil change, 15 % discount, a 30,000 won coupon, pickup [CONST-012]', () => {
    expect(benefits.STANDARD).toEqual({
      oilChange: true,
      pickup: true,
      discountPercent: 15,
      coupon: 30_000,
    });
  });

  it('of PREMIUM: the same with 25 % discount and a 70,000 won coupon [CONST-013]', () => {
    expect(benefits.PREMIUM).toEqual({
      oilChange: true,
      pickup: true,
      discountPercent: 25,
      coupon: 70_000,
    });
  });
});
