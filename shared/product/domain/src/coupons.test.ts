import { type DocumentKind, parseAttachmentConfirm } from './attachment';
import { consumption, couponSource, couponTabs, remaining } from './coupons';
import { canResubmit } from './resubmission';
import type { Documents } from './subscription';
import { confirmStates, subscriptionStates } from './subscription-codes';

const coupon = (id: string, seq: number, isOn = true) => ({ id, seq, isOn });
const ids = (coupons: readonly { id: string }[]) => coupons.map(({ id }) => id);
type Given = Parameters<typeof canResubmit>[0];
const everyKind: readonly DocumentKind[] = ['registration', 'inspection', 'panel'];
const suitable: Documents = { registration: 'suitable', inspection: 'suitable', panel: 'suitable' };
const rejected: Documents = { registration: 'retake', inspection: 'retake', panel: 'retake' };
const given = (own: Partial<Given>): Given => ({
  state: 'pending',
  confirm: 'waiting',
  insuranceAccepted: true,
  documents: rejected,
  ...own,
});
const offered = (own: Partial<Given>) => everyKind.filter((kind) => canResubmit(given(own), kind));

describe('coupons', () => {
  it('fill the usable tab from able and the other tab from disable, sorted by seq [COUPON-001, COUPON-002, COUPON-009]', () => {
    const tabs = couponTabs({
      able: [coupon('b', 2), coupon('z', 99), coupon('a', 1)],
      disable: [coupon('y', 99), coupon('x', 3)],
    });
    expect(ids(tabs.usable)).toEqual(['a', 'b', 'z']);
    expect(ids(tabs.usedOrExpired)).toEqual(['x', 'y']);
  });

  it.each([
    ['count', 1, 998, { kind: 'limited', left: 1, of: 998 }],
    ['count', 3, 999, { kind: 'unlimited' }],
    ['currency', 5, 999, { kind: 'limited', left: 5, of: 999 }],
  ] as const)(
    'have the remaining units, or are unlimited at a count of 999: %s, %i of %i [COUPON-005, CONST-016]',
    (unitType, unit, unitBase, rest) => {
      expect(remaining({ unitType, unit, unitBase })).toEqual(rest);
    },
  );

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
      const others = [
        { ...bill(5), title: '다른 쿠폰' },
        { ...bill(6), id: 'other' },
        { ...bill(7), unitBase: 50_000 },
      ];

      expect(consumption(bill(unit), [...others, ...usable.map(bill)])).toEqual({
        state,
        rest: { kind: 'limited', left: usable[0] ?? unit, of: 30_000 },
      });
    },
  );

  it('are used, not used up, when their rest is unlimited or unknown [COUPON-004, COUPON-007]', () => {
    const visits = { id: '', title: '점검', kind: 'care', unitType: 'count' } as const;
    const states = [
      { ...visits, unit: 1, unitBase: 999 },
      { ...visits, unit: undefined, unitBase: 2 },
    ].map((used) => consumption(used, []).state);

    expect(states).toEqual(['used', 'used']);
  });

  it('of an insured subscription come from the insurance call [COUPON-003]', () => {
    expect(couponSource({ insured: true })).toBe('insurance');
    expect(couponSource({ insured: false })).toBe('membership');
  });
});

describe('parseAttachmentConfirm', () => {
  it('reads both notations [STATE-004]', () => {
    const words = ['unchecked', 'suitable', 'retake'];
    expect([10, 20, -10].map(parseAttachmentConfirm)).toEqual(words);
    expect(['wait', true, false].map(parseAttachmentConfirm)).toEqual(words);
  });

  it.each([null, undefined, 0, 1, 'true', ''])('returns undefined for %p [STATE-004]', (value) => {
    expect(parseAttachmentConfirm(value)).toBeUndefined();
  });
});

describe('canResubmit', () => {
  it('is offered only while the application is pending and waits [RESUB-002]', () => {
    const isOffered = (own: Partial<Given>) => offered(own).length > 0;

    expect(subscriptionStates.names.filter((state) => isOffered({ state }))).toEqual(['pending']);
    expect(confirmStates.names.filter((confirm) => isOffered({ confirm }))).toEqual(['waiting']);
  });

  it.each(everyKind)(
    '%s may be sent again when rejected or absent, not when unchecked or suitable [RESUB-003]',
    (kind) => {
      const sent = (['retake', 'absent', 'unchecked', 'suitable'] as const).filter((said) =>
        canResubmit(given({ documents: { ...suitable, [kind]: said } }), kind),
      );
      expect(sent).toEqual(['retake', 'absent']);
    },
  );

  it('needs the insurance terms for photos, but not for the registration [RESUB-004, RESUB-005]', () => {
    expect(offered({ insuranceAccepted: true })).toEqual(['registration', 'inspection', 'panel']);
    expect(offered({ insuranceAccepted: false })).toEqual(['registration']);
  });
});
