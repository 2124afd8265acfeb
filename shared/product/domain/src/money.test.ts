import { promotionRows } from '../testing/vectors/promotion';
import { cutUnits, type Discount, discountOf, parseDiscount } from './discount';
import { lessWon, percent, portion, won } from './money';
import { vatPart, withVat } from './vat';

const LIST = won(990_000);

describe('won', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %p as an amount',
    (odd) => {
      expect(() => won(odd)).toThrow(RangeError);
    },
  );
});

describe('portion', () => {
  it('rounds half up', () => {
    expect(portion(won(15), [1, 10], 'nearest')).toBe(2);
    expect(portion(won(14), [1, 10], 'nearest')).toBe(1);
    expect(portion(won(50), [1, 1], 'nearest', 100)).toBe(100);
    expect(portion(won(49), [1, 1], 'nearest', 100)).toBe(0);
  });

  it('keeps a whole share for every rounding', () => {
    expect(portion(won(100), [1, 10], 'up')).toBe(10);
    expect(portion(won(1_000), [1, 10], 'up', 100)).toBe(100);
    expect(portion(won(0), [1, 10], 'up', 100)).toBe(0);
  });

  it('keeps three decimals of a rate', () => {
    expect(portion(won(100_000), percent(12.5), 'down')).toBe(12_500);
    expect(portion(won(100_000), percent(0.001), 'down')).toBe(1);
  });

  it('is exact when the product exceeds the safe integers', () => {
    expect(portion(won(9_007_199_254_740_991), percent(100), 'down')).toBe(9_007_199_254_740_991);
  });
});

describe('VAT', () => {
  it.each([
    [0, 0],
    [10, 0],
    [11, 1],
    [999, 90],
    [10_000_000, 909_090],
  ])('of 1/11 is contained in %i won, floored: %i [PRICE-001]', (price, part) => {
    expect(vatPart(won(price))).toBe(part);
  });

  it.each([
    [0, 0, 0, 0],
    [4, 4, 5, 4],
    [5, 6, 6, 5],
    [100, 110, 110, 110], // exact, although 100 * 1.1 is not
    [999, 1_099, 1_099, 1_098],
    [30_000, 33_000, 33_000, 33_000],
  ])('makes %i won %i rounded, %i up and %i down [PRICE-002]', (price, nearest, up, down) => {
    expect(withVat(won(price), 'nearest')).toBe(nearest);
    expect(withVat(won(price), 'up')).toBe(up);
    expect(withVat(won(price), 'down')).toBe(down);
  });
});

describe('promotions', () => {
  it.each(promotionRows)(
    '$id: kind $typeRate, rate $rate, cut $cutUnit to $cutStandard takes $discount [PRICE-003, PRICE-004, PRICE-005, PRICE-006]',
    (row) => {
      const promotion = parseDiscount(row);
      const discount = discountOf(won(row.list), promotion!);
      expect(discount).toBe(row.discount);
      expect(lessWon(won(row.list), discount)).toBe(row.price);
    },
  );

  it('are percent 10, fixed 20 or raffle 30 [ENTITY-013]', () => {
    expect(parseDiscount({ typeRate: 10, rate: 5 })?.kind).toBe('percent');
    expect(parseDiscount({ typeRate: 20, rate: 5 })?.kind).toBe('fixed');
    expect(parseDiscount({ typeRate: 30, rate: 5 })?.kind).toBe('raffle');
    expect(parseDiscount({ typeRate: 40, rate: 5 })).toBeUndefined();
  });

  it('round down for 1, to nearest for 2, up for 3, and down to 1 won by default [PRICE-004]', () => {
    expect([1, 2, 3].map(cutUnits.nameOf)).toEqual(['down', 'nearest', 'up']);
    const silent = { kind: 'percent', rate: 7, rounding: 'down', unit: 1 };
    expect(parseDiscount({ typeRate: 10, rate: 7 })).toEqual(silent);
    expect(parseDiscount({ typeRate: 10, rate: 7, cutUnit: null, cutStandard: null })).toEqual(
      silent,
    );
    expect(parseDiscount({ typeRate: 10, rate: 7, cutUnit: 9, cutStandard: 0 })).toEqual(silent);
    expect(parseDiscount({ typeRate: 10, rate: 7, cutUnit: 1, cutStandard: -10 })).toEqual(silent);
    expect(parseDiscount({ typeRate: 10, rate: 7, cutUnit: 1, cutStandard: 0.5 })).toEqual(silent);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'do not exist for the rate %p',
    (rate) => {
      expect(parseDiscount({ typeRate: 10, rate })).toBeUndefined();
      expect(parseDiscount({ typeRate: 20, rate })).toBeUndefined();
    },
  );

  it.each<[Discount, number]>([
    [{ kind: 'fixed', amount: won(-5) }, 0],
    [{ kind: 'fixed', amount: won(990_001) }, 990_000],
    [{ kind: 'percent', rate: -5, rounding: 'down', unit: 1 }, 0],
    [{ kind: 'percent', rate: 1e15, rounding: 'down', unit: 1 }, 990_000],
    [{ kind: 'percent', rate: 99.9, rounding: 'up', unit: 1_000_000 }, 990_000],
  ])('stay from 0 to the list price: %j [PRICE-003, PRICE-005]', (promotion, discount) => {
    expect(discountOf(LIST, promotion)).toBe(discount);
  });
});
