import { couponSource, couponTabs, remaining } from './coupons';

const coupon = (id: string, seq: number, isOn = true) => ({ id, seq, isOn });
const ids = (coupons: readonly { id: string }[]) => coupons.map(({ id }) => id);

describe('coupons', () => {
  it('fill the tab usable from able and the tab used or expired from disable, by seq [COUPON-001, COUPON-002, COUPON-009]', () => {
    const tabs = couponTabs({
      able: [coupon('b', 2), coupon('z', 99), coupon('a', 1)],
      disable: [coupon('y', 99), coupon('x', 3)],
    });
    expect(ids(tabs.usable)).toEqual(['a', 'b', 'z']);
    expect(ids(tabs.usedOrExpired)).toEqual(['x', 'y']);
  });

  it('that are off are not usable; used ones still show [COUPON-001, COUPON-002]', () => {
    const tabs = couponTabs({
      able: [coupon('off', 1, false)],
      disable: [coupon('off', 1, false)],
    });
    expect(ids(tabs.usable)).toEqual([]);
    expect(ids(tabs.usedOrExpired)).toEqual(['off']);
  });

  it('leave units of their base, or are unlimited at a count of 999 [COUPON-005, CONST-016]', () => {
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

  it('of an insured subscription come from the insurance call [COUPON-003]', () => {
    expect(couponSource({ insured: true })).toBe('insurance');
    expect(couponSource({ insured: false })).toBe('membership');
  });
});
