import { consumption, couponSource, couponTabs, remaining } from './coupons';

const coupon = (id: string, seq: number, isOn = true) => ({ id, seq, isOn });
const ids = (coupons: readonly { id: string }[]) => coupons.map(({ id }) => id);

describe('coupons', () => {
  it('fill the usable tab from able and the other tab from disable, sorted by seq [COUPON-001, COUPON-002, COUPON-009]', () => {
    const tabs = couponTabs({
      able: [coupon('b', 2), coupon('z', 99), coupon('a', 1)],
      disable: [coupon('y', 99), coupon('x', 3)],
    });
    expect(ids(tabs.usable)).toEqual(['a', 'b', 'z']);
    expect(ids(tabs.usedOrExpired)).toEqual(['x', 'y']);
  });

  it('that are off are not usable, but used ones are shown [COUPON-001, COUPON-002]', () => {
    const tabs = couponTabs({
      able: [coupon('off', 1, false)],
      disable: [coupon('off', 1, false)],
    });
    expect(ids(tabs.usable)).toEqual([]);
    expect(ids(tabs.usedOrExpired)).toEqual(['off']);
  });

  it('have the remaining units, or are unlimited at a count of 999 [COUPON-005, CONST-016]', () => {
    expect(remaining({ unitType: 'count', unit: 1, unitBase: 2 })).toEqual({
      kind: 'limited',
      left: 1,
      of: 2,
    });
    expect(remaining({ unitType: 'count', unit: 999, unitBase: 999 })).toEqual({
      kind: 'unlimited',
    });
    expect(remaining({ unitType: 'count', unit: 3, unitBase: 999 })).toEqual({ kind: 'unlimited' });
    expect(remaining({ unitType: 'count', unit: 999, unitBase: 998 })).toEqual({
      kind: 'limited',
      left: 999,
      of: 998,
    });
    expect(remaining({ unitType: 'currency', unit: 5, unitBase: 999 })).toEqual({
      kind: 'limited',
      left: 5,
      of: 999,
    });
  });

  it.each([
    [0, 'used-up', []],
    [18_000, 'partly-used', []],
    // The usable benefit has newer data than the line of one use.
    [12_000, 'partly-used', [18_000]],
    [12_000, 'used-up', [0]],
  ])(
    'with %i left in the line of a use are %s when usable %j [COUPON-004, COUPON-007]',
    (unit, state, usable) => {
      const bill = (left: number) => ({
        id: '',
        title: '정비 쿠폰',
        kind: 'care' as const,
        unitType: 'currency' as const,
        unit: left,
        unitBase: 30_000,
      });
      const others = [{ ...bill(5), title: '다른 쿠폰' }];

      expect(consumption(bill(unit), [...others, ...usable.map(bill)])).toEqual({
        state,
        rest: { kind: 'limited', left: usable[0] ?? unit, of: 30_000 },
      });
    },
  );

  it('of an insured subscription come from the insurance call [COUPON-003]', () => {
    expect(couponSource({ insured: true })).toBe('insurance');
    expect(couponSource({ insured: false })).toBe('membership');
  });
});
