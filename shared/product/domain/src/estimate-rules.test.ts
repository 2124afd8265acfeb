import {
  BASIC,
  bonus,
  discountedNos,
  items,
  percent,
  plan,
  prices,
} from '../testing/estimate-cases';
import { basicCoverRows, estimateRules } from '../testing/vectors/est';
import { type DiscountRule, estimate, type Item, type Plan, planKind } from './estimate';
import { won } from './money';

/** Returns the whole discount in won. */
const discountOf = (chosen: readonly Item[], by: Plan) => estimate(chosen, BASIC, by).discount;
const premium = (...rules: readonly DiscountRule[]) => plan('Premium', rules);

describe('bonus rules', () => {
  it('need all their items [DISC-001]', () => {
    const plus = plan('Plus', [bonus(2, 3, 12)]);
    expect(discountOf(items(2, 3), plus)).toBe(0);
    expect(discountOf(items(2, 3, 12), plus)).toBe(160_640);
    expect(discountedNos(items(2, 3, 12), plus, 100)).toEqual([2, 3, 12]);
    expect(discountedNos(items(12, 4, 3, 2), plus, 100)).toEqual([12, 3, 2]);
  });

  it('count only for the most expensive complete group [DISC-002]', () => {
    const plus = plan('Plus', [bonus(2, 3), bonus(6, 8), bonus(7, 9)]);
    expect(discountOf(items(2, 3, 6, 8), plus)).toBe(590_000);
    expect(discountedNos(items(2, 3, 6, 8), plus, 100)).toEqual([6, 8]);
    expect(discountOf(items(2, 3, 6, 8, 7, 9), plus)).toBe(870_000);
    expect(discountedNos(items(2, 3, 6, 8, 7, 9), plus, 100)).toEqual([7, 9]);
    expect(discountedNos(items(2, 3, 6, 7, 9), plus, 100)).toEqual([7, 9]);
  });

  it('of equal value count in the order of the rules [DISC-002]', () => {
    const same = [
      { no: 21, price: won(1_000) },
      { no: 22, price: won(1_000) },
    ];
    expect(discountedNos(same, plan('Plus', [bonus(22), bonus(21)]))).toEqual([22]);
  });

  it('exclude their items from percent rules [DISC-004]', () => {
    const plus = plan('Plus', [percent(50, 6), bonus(6, 8)]);
    expect(discountOf(items(6, 8), plus)).toBe(590_000);
  });

  it('count from 1 won on [DISC-001]', () => {
    const one = [{ no: 21, price: won(1) }];
    expect(discountedNos(one, plan('Plus', [bonus(21)]))).toEqual([21]);
  });
});

describe('percent rules', () => {
  it('count once per item, in server order [DISC-004]', () => {
    expect(discountOf(items(2), plan('Plus', [percent(50, 2), percent(10, 2)]))).toBe(27_500);
    expect(discountOf(items(2), plan('Plus', [percent(10, 2), percent(50, 2)]))).toBe(5_500);
    expect(discountOf(items(2), plan('Plus', [percent(10, 2, 2)]))).toBe(5_500);
  });

  it('of 100 percent mark the item as free [DISC-005]', () => {
    const mixed = plan('Plus', [percent(100, 2), percent(99, 3)]);
    expect(discountedNos(items(2, 3, 4), mixed)).toEqual([2, 3]);
    expect(discountedNos(items(2, 3, 4), mixed, 100)).toEqual([2]);
  });

  it('never subtract more than the item costs, and never add [DISC-003]', () => {
    expect(discountOf(items(2), plan('Plus', [percent(150, 2)]))).toBe(55_000);
    expect(discountOf(items(2), plan('Plus', [percent(-50, 2)]))).toBe(0);
  });

  it('may have decimals', () => {
    expect(discountOf(items(2), plan('Plus', [percent(12.5, 2)]))).toBe(6_880);
    expect(discountOf([{ no: 1, price: won(1_000) }], plan('Plus', [percent(33.3, 1)]))).toBe(340);
  });
});

describe('the basic service', () => {
  it.each(basicCoverRows)(
    '$id: $case, by each reading [DISC-006, DISC-007, DISC-009, DISC-010]',
    (row) => {
      const by = (reading: Plan['basicCover']) =>
        discountOf(items(...row.selected), plan(row.plan, estimateRules[row.rules], reading));
      expect(by('any')).toBe(row.any);
      expect(by('full')).toBe(row.full);
    },
  );

  it.each([1, 4, 11])('is paid in full by Premium when item %d is discounted [DISC-006]', (no) => {
    const discounted = premium(percent(1, no));
    expect(discountOf(items(no), discounted)).toBe(
      Math.ceil((prices.get(no)! / 100 + 88_000) / 10) * 10,
    );
  });

  it.each([
    [6, 9],
    [7, 8],
  ] as const)(
    'is paid in full by Premium when %d and %d are discounted [DISC-007]',
    (one, other) => {
      const half = premium(percent(50, 6, 7, 8, 9));
      const off = (prices.get(one)! + prices.get(other)!) / 2;
      expect(discountOf(items(one, other), half)).toBe(off + 88_000);
    },
  );

  it.each([[6, 7], [8, 9], [6], [9]])(
    'is paid to a quarter by Premium with only %p discounted [DISC-007, DISC-008]',
    (...nos) => {
      const off = nos.reduce((sum, no) => sum + prices.get(no)! / 2, 0);
      expect(discountOf(items(...nos), premium(percent(50, 6, 7, 8, 9)))).toBe(off + 22_000);
    },
  );

  it('depends on a word in the name of the plan, ignoring case', () => {
    expect(
      ['Premium', 'ServiceCare+ PREMIUM', 'my standard plan', 'Plus', ''].map(planKind),
    ).toEqual(['premium', 'premium', 'standard', 'other', 'other']);
  });
});
