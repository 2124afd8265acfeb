import { BASIC, bonus, discountedNos, items, percent, plan } from '../testing/estimate-cases';
import { estimateRows, estimateRules } from '../testing/vectors/est';
import { discountParts, estimate } from './estimate';
import { won } from './money';

const premium = plan('Premium', estimateRules.premium);

describe('estimate', () => {
  it.each(estimateRows.filter((row) => row.code !== 0))(
    '$id: $case [DISC-001, DISC-003, DISC-006, DISC-008, DISC-009, DISC-010, DISC-011, DISC-012]',
    (row) => {
      const chosen = plan(row.plan, estimateRules[row.rules]);
      expect(estimate(items(...row.selected), BASIC, chosen)).toMatchObject({
        items: row.items,
        basic: row.basic,
        discount: row.discount,
        total: row.total,
      });
      expect(discountedNos(items(...row.selected), chosen)).toEqual(row.discounted);
    },
  );

  it.each(estimateRows.filter((row) => row.code === 0))(
    '$id: has no discount without a plan [DISC-014]',
    (row) => {
      expect(estimate(items(...row.selected), BASIC, undefined)).toEqual({
        items: row.items,
        basic: row.basic,
        discount: 0,
        total: row.total,
      });
    },
  );

  it('is 0 when nothing is selected, or only items with price 0 [DISC-013]', () => {
    const zero = { items: 0, basic: 0, discount: 0, total: 0 };
    expect(estimate([], BASIC, undefined)).toEqual(zero);
    expect(estimate([], BASIC, plan('Premium', [percent(100, 1)]))).toEqual(zero);
    expect(estimate(items(13), BASIC, plan('Premium', [percent(100, 13)]))).toEqual(zero);
  });

  it('counts an item with price 0 for a bonus group [DISC-001]', () => {
    const rules = plan('Plus', [bonus(2, 13)]);
    expect(estimate(items(2), BASIC, rules).discount).toBe(0);
    expect(estimate(items(2, 13), BASIC, rules).discount).toBe(
      estimate(items(2), BASIC, plan('Plus', [percent(100, 2)])).discount,
    );
  });

  it('counts an item with price 0 for the basic service [DISC-006]', () => {
    const eleven = { no: 11, price: won(0) };
    const rules = plan('Premium', [percent(25, 2), percent(100, 11)]);
    const [without, with11] = [items(2), [...items(2), eleven]].map(
      (chosen) => estimate(chosen, BASIC, rules).discount,
    );
    expect(Number(with11) - Number(without)).toBe(BASIC - BASIC / 4);
  });

  it('pays the basic service when a group of items with price 0 is the bonus [DISC-006, A-81]', () => {
    const chosen = [
      { no: 2, price: won(10_000) },
      { no: 11, price: won(0) },
    ];
    const ofBonus = (...nos: number[]) =>
      estimate(chosen, won(88_000), plan('Premium', [bonus(), bonus(...nos)]));
    expect(ofBonus(11).discount).toBe(88_000);
    expect(ofBonus(11, 13).discount).toBe(22_000);
  });
});

describe('the discount', () => {
  const off = (price: number, rate: number) =>
    estimate([{ no: 50, price: won(price) }], won(0), plan('Plus', [percent(rate, 50)])).discount;

  it('is rounded up to the next 10 won, once, and never exceeds the price [DISC-011, DISC-012]', () => {
    expect(off(33_333, 100)).toBe(33_333);
    expect(off(50_000_000, 100)).toBe(50_000_000);
    expect([off(1_000, 50), off(1_002, 50), off(1_010, 1), off(1_000, 51)]).toEqual([
      500, 510, 20, 510,
    ]);
    const three = [1, 2, 3].map((no) => ({ no, price: won(101) }));
    expect(estimate(three, won(0), plan('Plus', [percent(10, 1, 2, 3)])).discount).toBe(40);
  });
});

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
});
