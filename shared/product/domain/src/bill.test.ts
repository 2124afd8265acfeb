import fc from 'fast-check';
import { extensionPriceRows } from '../testing/vectors/extprice';
import { vipRows } from '../testing/vectors/vip';
import { billFor, isStackable, promotionFor, type VipCode } from './bill';
import { type Discount, parseDiscount } from './discount';
import { won } from './money';
import { requestStates } from './subscription-codes';

const percentOff = (rate: number): Discount => ({
  kind: 'percent',
  rate,
  rounding: 'down',
  unit: 10,
});
const promotions = { none: undefined, ten: percentOff(10) };
const LIST = won(990_000);

type SaidCode = { typeRate: number; rate: number; overlap: unknown };
const codeOf = (said: SaidCode): VipCode => ({
  discount: parseDiscount(said)!,
  stackable: isStackable(said.overlap),
});

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

  it('subtracts only the promotion without a code [PRICE-007]', () => {
    expect(billFor(LIST, promotions.ten, undefined).total).toBe(891_000);
  });

  it('adds a stackable amount in won, also without a promotion [PRICE-007]', () => {
    const code: VipCode = { discount: { kind: 'fixed', amount: won(50_000) }, stackable: true };
    expect(billFor(LIST, promotions.ten, code).total).toBe(841_000);
    expect(billFor(LIST, undefined, code).total).toBe(940_000);
  });

  it('restores the promotion when the code is cleared [PRICE-007]', () => {
    const replacing: VipCode = { discount: { kind: 'raffle' }, stackable: false };
    expect(billFor(LIST, promotions.ten, replacing).total).toBe(990_000);
    expect(billFor(LIST, promotions.ten, undefined).total).toBe(891_000);
  });

  it.each([
    [10, true],
    ['Y', true],
    [true, true],
    ['N', false],
    [20, false],
    [false, false],
    [null, false],
    [undefined, false],
    ['', false],
  ])('reads overlap %p as stackable: %p [PRICE-007]', (overlap, stackable) => {
    expect(isStackable(overlap)).toBe(stackable);
  });

  it('never falls below 0 and never exceeds the list price [PRICE-008]', () => {
    const discounts = fc.oneof(
      fc.integer({ min: 0, max: 100 }).map(percentOff),
      fc
        .integer({ min: 0, max: 2_000_000 })
        .map((amount): Discount => ({ kind: 'fixed', amount: won(amount) })),
      fc.constant<Discount>({ kind: 'raffle' }),
    );
    const code = fc.record({ discount: discounts, stackable: fc.boolean() });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        discounts,
        code,
        (list, promotion, vip) => {
          const { total } = billFor(won(list), promotion, vip);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(list);
        },
      ),
    );
  });
});

describe('promotionFor', () => {
  const pkg = { promotion: percentOff(10), extensionPromotion: percentOff(15) };

  it.each(extensionPriceRows)(
    '$id: state_req $stateReq is priced with $used [PRICE-009, PRICE-010, EXT-012, ENTITY-003]',
    ({ stateReq, discount, total }) => {
      const promotion = promotionFor(pkg, requestStates.nameOf(stateReq)!);
      expect(billFor(LIST, promotion, undefined)).toMatchObject({ promotion: discount, total });
    },
  );

  it('returns the promotion of a new subscription for every request except an extension [PRICE-009, PRICE-010]', () => {
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
