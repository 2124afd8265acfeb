import fc from 'fast-check';
import { won } from './money';
import { type RefundColumn, type RefundFigures, refundColumn } from './refund-column';

const settings = { freeDays: 14, penaltyRate: 10, prorateDays: 365, settlementRate: 0 };

const powerTrain: RefundFigures = {
  paid: won(1_488_000),
  amount: won(1_147_419),
  insured: true,
  daysUsed: 100,
  insuranceUsed: false,
  penalty: won(148_800),
  maintenance: won(0),
  insuranceReturned: won(508_219),
};
const column = (own: Partial<RefundFigures>, read = settings) =>
  refundColumn({ ...powerTrain, ...own }, read);
const amounts = ({ lines }: RefundColumn) =>
  Object.fromEntries(lines.map(({ name, amount }) => [name, amount]));
const sum = ({ lines }: RefundColumn) =>
  lines.reduce((total, { amount }) => total + BigInt(amount ?? 0), 0n);

describe('refundColumn', () => {
  it('deducts the used part of the insurance of POWER TRAIN [REVOKE-006]', () => {
    const shown = column({});

    expect(shown.adds).toBe(true);
    expect(amounts(shown)).toEqual({
      paid: 1_488_000,
      penalty: -148_800,
      maintenance: 0,
      insurance: -191_781,
    });
  });

  it('has no insurance line for a membership without insurance [REVOKE-006]', () => {
    const shown = column({ insured: false, amount: won(1_339_200), insuranceReturned: won(0) });

    expect(shown.adds).toBe(true);
    expect(amounts(shown)).toEqual({ paid: 1_488_000, penalty: -148_800, maintenance: 0 });
  });

  it.each([
    ['the refund is 1,000 won too low', { amount: won(1_146_419) }],
    ['the insurance grows', { amount: won(1_340_000) }],
    ['the insurance is deducted within the free days', { daysUsed: 14 }],
    ['the insurance is returned although it was used', { insuranceUsed: true }],
    ['a refund without insurance is too low', { insured: false }],
    [
      'the insurance was used and the refund stops at 0',
      { insuranceUsed: true, insuranceReturned: won(0), amount: won(0) },
    ],
    ['the deductions exceed the price', { maintenance: won(1_400_000), amount: won(0) }],
    ['the price is not known', { paid: undefined }],
  ])('shows the figures of the server without signs when %s [REVOKE-006]', (_, own) => {
    const shown = column(own);

    expect(shown.adds).toBe(false);
    expect(shown.lines.slice(1).every(({ amount }) => (amount ?? 0) >= 0)).toBe(true);
    expect(amounts(shown)['penalty']).toBe(148_800);
  });

  it('has a line for the settlement fee from the first day that is not free [CONST-025]', () => {
    const fee = { ...settings, settlementRate: 3 };
    const used = { daysUsed: 15, insuranceReturned: won(671_232), amount: won(1_265_792) };
    const charged = column(used, fee);

    expect([charged.adds, amounts(charged)['settlement']]).toEqual([true, -44_640]);
    const free = column({ daysUsed: 14, penalty: won(0), amount: won(1_488_000) }, fee);
    expect(amounts(free)).not.toHaveProperty('settlement');
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(won);
const daysUsed = fc.oneof(fc.constantFrom(0, 14, 15, 365), fc.integer({ min: 0, max: 365 }));

/** Refunds by the rules of the settings, for memberships with and without insurance. */
const byTheRules: fc.Arbitrary<RefundFigures> = fc
  .record({
    paid: amount,
    share: fc.integer({ min: 0, max: 100 }),
    insured: fc.boolean(),
    isPending: fc.boolean(),
    claimed: fc.boolean(),
    used: fc.oneof(fc.constant(0), amount),
    daysUsed,
  })
  .map(({ paid, share, insured, isPending, claimed, used, ...one }) => {
    const cost = insured ? Math.trunc((paid * share) / 100) : 0;
    const days = isPending ? 0 : one.daysUsed;
    const isFree = days <= 14;
    const insuranceUsed = insured && claimed && !isPending;
    const maintenance = won(isPending ? 0 : used);
    const penalty = won(isFree ? 0 : Math.trunc(paid / 10));
    const unused = won(isFree ? cost : Math.trunc((cost * (365 - days)) / 365));
    const insuranceReturned = insuranceUsed ? won(0) : unused;
    const rest = paid - penalty - maintenance - (cost - insuranceReturned);
    return {
      paid,
      amount: won(Math.max(0, rest)),
      insured,
      daysUsed: days,
      insuranceUsed,
      penalty,
      maintenance,
      insuranceReturned,
    };
  });

const arbitrary: fc.Arbitrary<RefundFigures> = fc.record({
  paid: fc.option(amount, { nil: undefined }),
  amount,
  insured: fc.boolean(),
  daysUsed,
  insuranceUsed: fc.boolean(),
  penalty: amount,
  maintenance: amount,
  insuranceReturned: amount,
});

describe('refundColumn for generated refunds', () => {
  it('sums to the refund or shows no signs, 10,000 times [REVOKE-006]', () => {
    let added = 0;
    fc.assert(
      fc.property(fc.oneof(byTheRules, arbitrary), (figures) => {
        const shown = refundColumn(figures, settings);
        added += shown.adds ? 1 : 0;
        return !shown.adds || sum(shown) === BigInt(figures.amount);
      }),
      { numRuns: 10_000, seed: 20_261_125 },
    );
    expect(added).toBeGreaterThan(2_000);
  });

  it('shows signs for every refund of the rules that is above 0 [REVOKE-021]', () => {
    fc.assert(
      fc.property(byTheRules, (figures) => {
        fc.pre(figures.amount > 0);
        return refundColumn(figures, settings).adds;
      }),
      { numRuns: 10_000, seed: 20_261_125 },
    );
  });
});
