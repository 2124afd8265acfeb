import fc from 'fast-check';
import { addWon, atMost, lessWon, notNegative, percent, portion, won } from './money';

const amounts = fc.integer({ min: 0, max: 10_000_000_000 }).map(won);
const units = fc.constantFrom(1, 10, 100, 1000);

describe('won', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %p as an amount',
    (odd) => {
      expect(() => won(odd)).toThrow(RangeError);
    },
  );

  it('adds, subtracts and stays within limits', () => {
    expect(addWon(won(1), won(2), won(3))).toBe(6);
    expect(addWon()).toBe(0);
    expect(lessWon(won(5), won(7))).toBe(-2);
    expect(atMost(won(10), won(11))).toBe(10);
    expect(atMost(won(10), won(9))).toBe(9);
    expect(notNegative(won(-1))).toBe(0);
    expect(notNegative(won(1))).toBe(1);
  });
});

describe('portion', () => {
  it('is within one unit of the exact share, on the side of the rounding', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), units, (amount, rate, unit) => {
        const exact = (amount * rate) / 100;
        const down = portion(amount, percent(rate), 'down', unit);
        const up = portion(amount, percent(rate), 'up', unit);
        const nearest = portion(amount, percent(rate), 'nearest', unit);
        expect(down % unit).toBe(0);
        expect(down).toBeLessThanOrEqual(exact);
        expect(up).toBeGreaterThanOrEqual(exact);
        expect(up - down).toBeLessThanOrEqual(unit);
        expect(Math.abs(nearest - exact)).toBeLessThanOrEqual(unit / 2);
      }),
    );
  });

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
