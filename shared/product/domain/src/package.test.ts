import { category, pkg, product } from '../testing/sample-package';
import { modelProblem } from './model-availability';
import {
  inSeqOrder,
  type Promotion,
  packagesInOrder,
  parseUnitType,
  productText,
  seqOf,
} from './package';
import { generalStates } from './subscription-codes';
import { benefits, groups, isGroup, powerTrain, takesAge, takesMileage, tierOf } from './tier';

const promotion = (state: Promotion['state']): Promotion => ({
  title: 'Spring',
  content: '',
  state,
  discount: { kind: 'raffle' },
});
const standard = pkg({ id: 'P1', vehicleCategories: [category({ id: 'C1' })] });
const premium = pkg({ id: 'P2', vehicleCategories: [category({ id: 'C2' })] });

describe('packagesInOrder', () => {
  it('keeps only enabled promotions [ENTITY-004]', () => {
    const kept = generalStates.names.filter((state) => {
      const [stored] = packagesInOrder([
        pkg({ promotion: promotion(state), extensionPromotion: promotion(state) }),
      ]);
      return stored?.promotion !== undefined || stored?.extensionPromotion !== undefined;
    });
    expect(kept).toEqual(['enable']);
  });

  it('sorts products and vehicle categories by seq [ENTITY-002, ENTITY-006]', () => {
    const served = pkg({
      products: [product({ id: 'late', seq: seqOf(undefined) }), product({ id: 'early', seq: 2 })],
      vehicleCategories: [category({ id: 'second', seq: 2 }), category({ id: 'first', seq: 1 })],
    });
    const [stored] = packagesInOrder([served]);
    expect(stored?.products.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(stored?.vehicleCategories.map(({ id }) => id)).toEqual(['first', 'second']);
  });
});

describe('products', () => {
  it('without seq come at 99, and equal ones keep the served order [ENTITY-006, COUPON-009]', () => {
    expect([undefined, null, 0, 7].map(seqOf)).toEqual([99, 99, 0, 7]);
    const items = [
      { id: 'a', seq: 99 },
      { id: 'b', seq: 100 },
      { id: 'c', seq: 99 },
      { id: 'd', seq: 0 },
    ];
    expect(inSeqOrder(items).map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b']);
  });

  it('count units by code or word: 10 count and 20 currency [ENTITY-007]', () => {
    expect([10, '10', 'number', 'count'].map(parseUnitType)).toEqual(Array(4).fill('count'));
    expect([20, '20', 'currency'].map(parseUnitType)).toEqual(Array(3).fill('currency'));
    expect([30, null, ''].map(parseUnitType)).toEqual([undefined, undefined, undefined]);
  });

  it('have their title in the first line of the content [ENTITY-008]', () => {
    expect(productText({ content: ['Oil change', 'once a year', 'engine oil'] })).toEqual({
      title: 'Oil change',
      lines: ['once a year', 'engine oil'],
    });
    expect(productText({ content: [] })).toEqual({ title: '', lines: [] });
  });
});

describe('modelProblem', () => {
  it('refuses a model that no package has', () => {
    expect(modelProblem([standard, premium], 'P1', 'C9')).toBe('no-membership-for-model');
    expect(modelProblem([], 'P1', 'C1')).toBe('no-membership-for-model');
  });

  it('refuses a model that only another package has', () => {
    expect(modelProblem([standard, premium], 'P1', 'C2')).toBe('membership-not-possible-for-model');
  });

  it('refuses a model that a package has at no age', () => {
    const closed = pkg({ id: 'P4', vehicleCategories: [category({ id: 'C2', costs: [] })] });
    expect(modelProblem([closed], 'P4', 'C2')).toBe('no-membership-for-model');
    expect(modelProblem([closed, premium], 'P4', 'C2')).toBe('membership-not-possible-for-model');
  });

  it('allows a model that the chosen package has', () => {
    expect(modelProblem([standard, premium], 'P2', 'C2')).toBeUndefined();
    const both = pkg({ id: 'P3', vehicleCategories: [category({ id: 'C2' })] });
    expect(modelProblem([premium, both], 'P2', 'C2')).toBeUndefined();
  });
});

describe('groups and tiers', () => {
  it('are STANDARD, PREMIUM and POWER TRAIN, in the order of the tabs [ENTITY-002]', () => {
    expect(groups).toEqual(['STANDARD', 'PREMIUM', 'POWER TRAIN']);
    const names = ['STANDARD', 'POWER TRAIN', 'power train', 'OTHER', undefined];
    expect(names.filter(isGroup)).toEqual(['STANDARD', 'POWER TRAIN']);
  });

  it('are insured by the flag or by the group', () => {
    expect(tierOf({ isAssurance: false, group: 'POWER TRAIN' })).toBe('insurance');
    expect(tierOf({ isAssurance: true, group: 'PREMIUM' })).toBe('insurance');
    expect(tierOf({ isAssurance: false, group: 'STANDARD' })).toBe('plain');
  });
});

it('takesAge allows vehicles above 60 months, and for POWER TRAIN up to 96 [CONST-006, CONST-010]', () => {
  const ages = [60, 61, 96, 97];
  expect(ages.filter((age) => takesAge('POWER TRAIN', age))).toEqual([61, 96]);
  expect(ages.filter((age) => takesAge('STANDARD', age))).toEqual([61, 96, 97]);
  expect(ages.filter((age) => takesAge('PREMIUM', age))).toEqual([61, 96, 97]);
});

it('benefits and the warranty have the figures of the specification [CONST-004…008, CONST-012, CONST-013]', () => {
  const care = { oilChange: true, pickup: true };
  expect(benefits).toMatchObject({
    STANDARD: { ...care, discountPercent: 15, coupon: 30_000 },
    PREMIUM: { ...care, discountPercent: 25, coupon: 70_000 },
  });
  expect(powerTrain).toMatchObject({
    coverUpTo: 10_000_000,
    shareOfClaim: 200_000,
    ageAbove: 60,
    ageUpTo: 96,
    vehicleValueUpTo: 250_000_000,
    vehicleLoadUpToTons: 1.4,
  });
});

describe('the repair-cost warranty', () => {
  it('allows 180,000 km but not more, and other tiers do not check [CONST-007, VALID-031]', () => {
    expect(takesMileage('insurance', 180_000)).toBe(true);
    expect(takesMileage('insurance', 180_001)).toBe(false);
    expect(takesMileage('plain', 9_999_999)).toBe(true);
    expect(powerTrain.mileageUpTo).toBe(180_000);
  });
});
