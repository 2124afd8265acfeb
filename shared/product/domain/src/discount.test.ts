import fc from 'fast-check';
import { promotionRows } from '../testing/vectors/promotion';
import { cutUnits, discountKinds, discountOf, parseDiscount } from './discount';
import { lessWon, won } from './money';

const LIST = won(990_000);

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
    expect([10, 20, 30, '10', 40, null].map(discountKinds.nameOf)).toEqual([
      'percent',
      'fixed',
      'raffle',
      'percent',
      undefined,
      undefined,
    ]);
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

  it('round the discount half up to the won unit, not the price [PRICE-004]', () => {
    const five = (list: number, cutUnit: number, cutStandard: number) =>
      discountOf(won(list), parseDiscount({ typeRate: 10, rate: 5, cutUnit, cutStandard })!);
    expect(five(1_000, 2, 100)).toBe(100);
    expect(five(999, 2, 100)).toBe(0);
    expect(five(1_000, 1, 100)).toBe(0);
    expect(five(20, 3, 100)).toBe(20);
  });

  it('of a fixed amount subtract it, at most the price [PRICE-005]', () => {
    const fixed = (rate: number) => discountOf(LIST, parseDiscount({ typeRate: 20, rate })!);
    expect([0, 50_000, 990_000, 990_001].map(fixed)).toEqual([0, 50_000, 990_000, 990_000]);
    // Fractions of a won are dropped.
    expect(fixed(1_000.9)).toBe(1_000);
  });

  it('of a raffle subtract nothing at purchase [PRICE-006]', () => {
    expect(discountOf(LIST, { kind: 'raffle' })).toBe(0);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'do not exist for the rate %p',
    (rate) => {
      expect(parseDiscount({ typeRate: 10, rate })).toBeUndefined();
      expect(parseDiscount({ typeRate: 20, rate })).toBeUndefined();
    },
  );

  it('never subtract less than 0 or more than the list price [PRICE-003, PRICE-005]', () => {
    const terms = fc.record({
      typeRate: fc.constantFrom(10, 20, 30),
      rate: fc.double({ min: 0, max: 1e9, noNaN: true }),
      cutUnit: fc.constantFrom(1, 2, 3, null),
      cutStandard: fc.constantFrom(1, 10, 100, 1000, null),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 100_000_000 }), (said, list) => {
        const discount = discountOf(won(list), parseDiscount(said)!);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(list);
      }),
    );
  });

  it('treat a negative amount as 0', () => {
    expect(discountOf(LIST, { kind: 'fixed', amount: won(-5) })).toBe(0);
    expect(discountOf(LIST, { kind: 'percent', rate: -5, rounding: 'down', unit: 1 })).toBe(0);
  });
});
