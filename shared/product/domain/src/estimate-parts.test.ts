import fc from 'fast-check';
import { BASIC, bonus, items, percent, plan } from '../testing/estimate-cases';
import { estimateRules } from '../testing/vectors/est';
import { type DiscountRule, discountParts, estimate } from './estimate';
import { won } from './money';

const premium = plan('Premium', estimateRules.premium);

describe('discountParts', () => {
  it('names each discounted item with its rate, the basic service and the rounding [DISC-003, DISC-008, DISC-011]', () => {
    expect(discountParts(items(2, 3, 12), BASIC, premium)).toEqual([
      { of: 'item', no: 2, percent: 25, by: 'percent', off: 13_750 },
      { of: 'item', no: 3, percent: 25, by: 'percent', off: 18_075 },
      { of: 'item', no: 12, percent: 25, by: 'percent', off: 8_333 },
      { of: 'basic', percent: 25, off: 22_000 },
      { of: 'rounding', off: 2 },
    ]);
  });

  it('distinguishes items of the counted bonus from items of a percent rule [DISC-001, DISC-002, DISC-007]', () => {
    expect(discountParts(items(6, 7, 8, 9, 11), BASIC, premium)).toEqual([
      { of: 'item', no: 7, percent: 100, by: 'bonus', off: 450_000 },
      { of: 'item', no: 9, percent: 100, by: 'bonus', off: 420_000 },
      { of: 'item', no: 11, percent: 100, by: 'percent', off: 65_500 },
      { of: 'basic', percent: 100, off: 88_000 },
    ]);
  });

  it('returns no parts without a discount [DISC-013]', () => {
    expect(discountParts([], BASIC, premium)).toEqual([]);
    expect(discountParts(items(13), BASIC, premium)).toEqual([]);
    expect(discountParts(items(6), BASIC, plan('Plus', [percent(0, 6)]))).toEqual([]);
  });

  it('add up to the discount to the won [DISC-011, DISC-012]', () => {
    const someItems = fc.uniqueArray(
      fc.record({
        no: fc.integer({ min: 1, max: 13 }),
        price: fc.integer({ min: 0, max: 1_000_000 }).map(won),
      }),
      { selector: (item) => item.no },
    );
    const nos = fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 });
    const rule: fc.Arbitrary<DiscountRule> = fc.oneof(
      fc.tuple(fc.integer({ min: 0, max: 100 }), nos).map(([rate, of]) => percent(rate, ...of)),
      nos.map((of) => bonus(...of)),
    );
    fc.assert(
      fc.property(
        someItems,
        fc.array(rule),
        fc.constantFrom('Premium', 'Standard', 'Plus'),
        fc.integer({ min: 0, max: 200_000 }),
        (chosen, rules, name, basic) => {
          const some = plan(name, rules);
          const parts = discountParts(chosen, won(basic), some);
          expect(parts.reduce((sum, { off }) => sum + off, 0)).toBe(
            estimate(chosen, won(basic), some).discount,
          );
        },
      ),
    );
  });
});
