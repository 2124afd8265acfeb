import { type Term, termsOf, tick, tickAll, transferTerms, withAnswers } from './required-terms';
import type { TermKey } from './term-keys';
import { termsProblem } from './terms-checks';
import { type VehicleToCheck, vehicleProblem } from './vehicle-checks';

const without = (terms: readonly Term[], key: TermKey) => tick(tickAll(terms, true), key, false);
const noChannel = { ad_receive_email: false, ad_receive_sms: false, ad_receive_app: false };

describe('vehicleProblem', () => {
  const good: VehicleToCheck = {
    tier: 'insurance',
    hasDate: true,
    vehicleId: 'WBA5A5C50FD520469',
    packageId: 'P1',
    categoryId: 'C1',
    alreadyEnrolled: false,
    band: 2,
    allowedBands: [2, 3, 4],
  };

  it('checks in this order and reports only the first problem [VALID-021]', () => {
    const nothing: VehicleToCheck = {
      tier: 'insurance',
      hasDate: false,
      vehicleId: undefined,
      packageId: undefined,
      categoryId: undefined,
      alreadyEnrolled: true,
      band: 0,
      allowedBands: [],
    };
    const filled: readonly Partial<VehicleToCheck>[] = [
      {},
      { hasDate: true },
      { vehicleId: good.vehicleId },
      { packageId: 'P1' },
      { categoryId: 'C1' },
      { alreadyEnrolled: false },
      { band: 2, allowedBands: [2] },
    ];
    const told = filled.map((_, index) =>
      vehicleProblem(Object.assign({}, nothing, ...filled.slice(0, index + 1))),
    );
    expect(told).toEqual([
      'enter-date',
      'register-vehicle',
      'select-membership',
      'select-vehicle',
      'already-enrolled',
      'NON_MATCH_VEHICLE_PKG',
      undefined,
    ]);
  });
});

describe('termsProblem', () => {
  it('reports a missing required term [TERMS-010, TERMS-013, VALID-036]', () => {
    expect(termsProblem(without(transferTerms(true), 'insurance'))).toBe('NEED_SUBSC_TERM_CHECK');
  });

  it('returns undefined without marketing, advertising and insurance marketing [TERMS-012]', () => {
    expect(termsProblem(without(termsOf('application'), 'marketing'))).toBeUndefined();
    expect(termsProblem(without(termsOf('insurance'), 'insurance_marketing'))).toBeUndefined();
  });

  it.each([
    ['an application [TERMS-014]', termsOf('application')],
    ['a transfer [VALID-037]', transferTerms(false)],
  ])('reports a missing channel when only advertising is checked: %s', (_, terms) => {
    const restored = withAnswers(tickAll(terms, true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
    expect(termsProblem(withAnswers(restored, { ad_receive_app: true }))).toBeUndefined();
  });
});
