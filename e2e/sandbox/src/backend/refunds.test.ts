import { addDays, plainDate } from '@shared/domain/calendar';
import { isInCoolingOff } from '@shared/domain/cooling-off';
import { won } from '@shared/domain/money';
import type { RefundSettings } from '@shared/domain/refund-column';
import { subscriptionStates } from '@shared/domain/subscription-codes';
import { refundRows, refusedRefundRows } from '@shared/domain/testing/vectors/refund';
import fc from 'fast-check';
import { daysUsed, expectedRefund, type Refundable } from './refunds';

const settings: RefundSettings = {
  freeDays: 14,
  penaltyRate: 10,
  prorateDays: 365,
  settlementRate: 0,
};

const usual: Refundable = {
  state: 'active',
  transferred: false,
  paid: won(990_000),
  insuranceCost: won(700_000),
  insuranceClaimed: false,
  maintenanceUsed: won(0),
  daysUsed: 100,
};
const refund = (own: Partial<Refundable>, read = settings) =>
  expectedRefund({ ...usual, ...own }, read);

describe('expectedRefund', () => {
  it.each(refundRows)(
    '$id: $case gives back $refund [REVOKE-021, CONST-021, CONST-022, CONST-023]',
    (row) => {
      const answer = refund({
        state: row.state,
        paid: won(row.paid),
        insuranceCost: won(row.insuranceCost),
        maintenanceUsed: won(row.care),
        daysUsed: row.use,
      });
      expect(answer).toEqual({
        kind: 'allowed',
        amount: row.refund,
        daysUsed: row.use,
        penalty: row.penalty,
        maintenance: row.care,
        insuranceReturned: row.insuranceRefund,
        settlement: 0,
      });
    },
  );

  it.each(refusedRefundRows)(
    '$id: $case cannot be cancelled [REVOKE-020]',
    ({ state, transferred }) => {
      expect(refund({ state, transferred }).kind).toBe('not-allowed');
    },
  );

  it('rounds the penalty down to a whole won [CONST-022]', () => {
    const answer = refund({ paid: won(999_999), daysUsed: 15 });

    expect(answer).toMatchObject({ kind: 'allowed', penalty: 99_999 });
  });

  it('charges the configured settlement fee, by default none [CONST-025]', () => {
    const fee = { ...settings, settlementRate: 3 };
    expect(refund({ insuranceCost: won(0) })).toMatchObject({ settlement: 0, amount: 891_000 });
    expect(refund({ insuranceCost: won(0) }, fee)).toMatchObject({
      settlement: 29_700,
      amount: 861_300,
    });
    expect(refund({ insuranceCost: won(0), daysUsed: 14 }, fee)).toMatchObject({
      settlement: 0,
      amount: 990_000,
    });
  });

  it('uses the configured days and rates [CONST-021, CONST-022, CONST-023]', () => {
    const other = { freeDays: 7, penaltyRate: 20, prorateDays: 100, settlementRate: 0 };
    expect(refund({ daysUsed: 8 }, other)).toMatchObject({
      penalty: 198_000,
      insuranceReturned: 644_000,
    });
    expect(refund({ daysUsed: 200 }, other)).toMatchObject({ insuranceReturned: 0 });
  });

  it('returns everything for a pending application [REVOKE-016, STATE-009]', () => {
    const used = {
      state: 'pending',
      maintenanceUsed: won(50_000),
      daysUsed: 300,
      insuranceClaimed: true,
    } as const;
    expect(refund(used)).toMatchObject({
      amount: 990_000,
      penalty: 0,
      maintenance: 0,
      insuranceReturned: 700_000,
      daysUsed: 0,
    });
  });
});

describe('daysUsed', () => {
  it('counts the days of service, at most a year', () => {
    const on = (day: string) => daysUsed(plainDate('2026-03-03'), plainDate(day), 365);
    expect([on('2027-03-01'), on('2027-03-02'), on('2027-03-03')]).toEqual([364, 365, 365]);
  });
});

describe('cooling-off period of the page', () => {
  const today = plainDate('2026-11-20');
  const prices = { STANDARD: 326_700, PREMIUM: 521_400, 'POWER TRAIN': 1_488_000 };

  it('has exactly the days on which the refund has no penalty, for every package [LAW-006]', () => {
    const order = fc.record({
      state: fc.constantFrom(...subscriptionStates.names),
      transferred: fc.boolean(),
      paid: fc.constantFrom(...Object.values(prices)).map(won),
      startsOn: fc.integer({ min: -365, max: 1 }).map((days) => addDays(today, days)),
    });
    fc.assert(
      fc.property(order, ({ startsOn, ...one }) => {
        const answer = refund({ ...one, daysUsed: daysUsed(startsOn, today, 365) });
        const isFree = answer.kind === 'allowed' && answer.penalty === 0;
        const shown = { ...one, request: 'none', confirm: 'approved', startsOn } as const;
        expect(isInCoolingOff(shown, today, settings)).toBe(isFree);
      }),
      { numRuns: 2000 },
    );
  });
});
