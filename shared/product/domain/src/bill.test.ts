import { pkg } from '../testing/sample-package';
import { vipRows } from '../testing/vectors/vip';
import { billFor, isStackable, promotionFor, replacesPromotion, type VipCode } from './bill';
import { plainDate } from './calendar';
import type { Pricing } from './cost';
import { type Discount, parseDiscount } from './discount';
import { won } from './money';
import { type PriceQuestion, quoteFor } from './quote';
import { requestStates } from './subscription-codes';

const percentOff = (rate: number): Discount => ({
  kind: 'percent',
  rate,
  rounding: 'down',
  unit: 10,
});
const promotions = { none: undefined, ten: percentOff(10) };
type SaidCode = { typeRate: number; rate: number; overlap: unknown };
const codeOf = (said: SaidCode): VipCode => ({
  discount: parseDiscount(said)!,
  stackable: isStackable(said.overlap),
});
const today = plainDate('2026-11-20');
const pricing: Pricing = { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' };
const off = (rate: number) => ({ name: `${rate} %`, discount: percentOff(rate) });
const question = {
  pkg: { ...pkg({}), promotion: off(10), extensionPromotion: off(15) },
  categoryId: 'C1',
  registeredOn: plainDate('2020-03-15'), // 80 months: 700,000 won without VAT
  request: 'none',
} as const satisfies PriceQuestion<ReturnType<typeof off>>;

describe('billFor', () => {
  it.each(vipRows)('$id: $case costs $total [PRICE-007, PRICE-008, PAY-031, PAY-032]', (row) => {
    const code = row.code && codeOf(row.code);
    expect(billFor(won(row.list), promotions[row.promotion], code)).toEqual({
      list: row.list,
      promotion: row.promotionOff,
      vip: row.vipOff,
      total: row.total,
    });
  });

  it.each([
    [10, true],
    ['Y', true],
    [20, false],
    [null, false],
  ])('reads overlap %p as stackable: %p [PRICE-007]', (overlap, stackable) => {
    expect(isStackable(overlap)).toBe(stackable);
  });
});

describe('replacesPromotion', () => {
  const code = (stackable: boolean): VipCode => ({ discount: percentOff(5), stackable });

  it.each([
    ['no code', undefined, {}, false],
    ['a code for a package without a promotion', code(false), undefined, false],
    ['a code that replaces', code(false), {}, true],
    ['a code that adds', code(true), {}, false],
    [
      'a code that adds to a promotion that may not be combined',
      code(true),
      { stackable: false },
      true,
    ],
  ])('answers for %s [PRICE-007, PRICE-008, A-92]', (_, said, promotion, replaces) => {
    expect(replacesPromotion(said, promotion)).toBe(replaces);
  });
});

describe('promotionFor', () => {
  it('returns the promotion of a new subscription for every request except an extension [PRICE-009, PRICE-010, ENTITY-003]', () => {
    const used = requestStates.names.filter(
      (name) => promotionFor({ promotion: 'new', extensionPromotion: 'extend' }, name) === 'extend',
    );
    expect(used).toEqual(['extension']);
  });

  it('returns undefined for an extension without its own promotion [PRICE-010]', () => {
    expect(
      promotionFor({ promotion: 'new', extensionPromotion: undefined }, 'extension'),
    ).toBeUndefined();
  });
});

describe('quoteFor', () => {
  const code = { discount: { kind: 'fixed', amount: won(50_000) }, stackable: true } as const;

  it.each([
    ['the promotion of a new subscription [PRICE-009, PRICE-011]', {}, 10, 77_000, 0, 693_000],
    [
      'that of an extension [PRICE-010, EXT-012]',
      { request: 'extension' },
      15,
      115_500,
      0,
      654_500,
    ],
    ['also a VIP code [PRICE-007]', { code }, 10, 77_000, 50_000, 643_000],
  ] as const)('subtracts from the cost with VAT %s', (_, own, rate, promotion, vip, total) => {
    expect(quoteFor({ ...question, ...own }, today, pricing)).toEqual({
      ok: true,
      value: { bill: { list: 770_000, promotion, vip, total }, promotion: off(rate) },
    });
  });

  it('drops the promotion when it may not be combined, whatever the code says [PRICE-007, PRICE-008]', () => {
    const exclusive = { ...off(10), stackable: false };
    const asked = { ...question, code, pkg: { ...question.pkg, promotion: exclusive } };

    expect(quoteFor(asked, today, pricing)).toEqual({
      ok: true,
      value: {
        bill: { list: 770_000, promotion: 0, vip: 50_000, total: 720_000 },
        promotion: undefined,
      },
    });
    expect(quoteFor({ ...asked, code: undefined }, today, pricing)).toMatchObject({
      value: { bill: { promotion: 77_000, total: 693_000 }, promotion: exclusive },
    });
  });

  it.each([
    ['another model', { ...question, categoryId: 'C9' }, 'no-category'],
    ['a vehicle that is too new', { ...question, registeredOn: today }, 'band-not-allowed'],
    ['a vehicle without a date', { ...question, registeredOn: null }, 'band-not-allowed'],
  ])('returns no price: %s [PRICE-012]', (_, asked, error) => {
    expect(quoteFor(asked, today, pricing)).toEqual({ ok: false, error });
  });
});
