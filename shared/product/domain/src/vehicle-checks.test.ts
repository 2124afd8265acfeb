import { type HomeConditions, homeProblem } from './home-checks';
import { type Payment, paymentProblem } from './payment-checks';
import { afterPlateCheck } from './plate-check';
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

  it('asks for a date for assurance packages [VALID-015]', () => {
    expect(vehicleProblem({ ...good, hasDate: false })).toBe('enter-date');
    expect(vehicleProblem({ ...good, hasDate: false, tier: 'plain' })).toBeUndefined();
  });

  it('refuses an age that the package does not allow [VALID-020]', () => {
    expect(vehicleProblem({ ...good, band: 5 })).toBe('NON_MATCH_VEHICLE_PKG');
    expect(vehicleProblem({ ...good, band: 'reg_date_null' })).toBe('NON_MATCH_VEHICLE_PKG');
  });

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

describe('homeProblem', () => {
  const good: HomeConditions = {
    vehicle: 'WBA5A5C50FD520469',
    hasDate: true,
    band: 2,
    allowedBands: [2, 3],
  };

  it('asks for the vehicle first [HOME-009]', () => {
    const nothing: HomeConditions = {
      vehicle: undefined,
      hasDate: false,
      band: 0,
      allowedBands: [],
    };
    expect(homeProblem(nothing)).toBe('choose-vehicle');
    expect(homeProblem({ ...good, vehicle: '' })).toBe('choose-vehicle');
  });

  it('then asks for an age that the package allows [HOME-011]', () => {
    expect(homeProblem({ ...good, band: 1 })).toBe('age-not-allowed');
    expect(homeProblem({ ...good, band: 'reg_date_null' })).toBe('age-not-allowed');
    expect(homeProblem({ ...good, allowedBands: [] })).toBe('age-not-allowed');
  });

  it('returns undefined with a vehicle, a date and an allowed age [HOME-009, HOME-010, HOME-011]', () => {
    expect(homeProblem(good)).toBeUndefined();
    expect(homeProblem({ ...good, band: 0, allowedBands: [0] })).toBeUndefined();
  });
});

describe('paymentProblem', () => {
  it('asks for dealer, advisor, card and terms in this order, one at a time [PAY-014, PAY-015, PAY-017, PAY-018, PAY-019]', () => {
    const nothing: Payment = {
      dealer: undefined,
      advisor: 'not-chosen',
      card: 'company',
      requiredTermsAgreed: false,
    };
    const dealer = { ...nothing, dealer: { takesCompanyCard: false } };
    const advisor: Payment = { ...dealer, advisor: 'none' };
    const card: Payment = { ...advisor, card: 'personal' };
    const company: Payment = { ...advisor, dealer: { takesCompanyCard: true } };
    const agreed: Payment = { ...card, requiredTermsAgreed: true };
    expect([nothing, dealer, advisor, card, company, agreed].map(paymentProblem)).toEqual([
      'SUBSC_REQ_DEALER',
      'SUBSC_REQ_ADVISOR',
      'SUBSC_REQ_DEALER_NOT_CO_CARD',
      'NEED_SUBSC_TERM_CHECK',
      'NEED_SUBSC_TERM_CHECK',
      undefined,
    ]);
  });
});

describe('termsProblem', () => {
  it.each([
    ['an application [TERMS-010, TERMS-013]', 'service_agreement', termsOf('application')],
    ['an application [TERMS-010, TERMS-013]', 'personal_info_agree', termsOf('application')],
    ['the insurance tier [TERMS-011, TERMS-013]', 'insurance', termsOf('insurance')],
    ['the insurance [TERMS-011]', 'insurance_personal_info_agree', termsOf('insurance')],
    ['a transfer [VALID-036]', 'escalation', transferTerms(true)],
    ['an insured transfer [VALID-036]', 'insurance', transferTerms(true)],
  ] as const)('reports for %s a missing %s', (_, key, terms) => {
    expect(termsProblem(without(terms, key))).toBe('NEED_SUBSC_TERM_CHECK');
  });

  it('returns undefined without marketing, advertising and insurance marketing [TERMS-012]', () => {
    expect(termsProblem(without(termsOf('application'), 'marketing'))).toBeUndefined();
    expect(termsProblem(without(termsOf('insurance'), 'insurance_marketing'))).toBeUndefined();
  });

  it('reports a missing channel when only advertising is checked [TERMS-014]', () => {
    const restored = withAnswers(tickAll(termsOf('application'), true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
    expect(termsProblem(withAnswers(restored, { ad_receive_app: true }))).toBeUndefined();
  });

  it('reports a missing channel of a transfer [VALID-037]', () => {
    const restored = withAnswers(tickAll(transferTerms(false), true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
  });
});

describe('afterPlateCheck', () => {
  it('shows the sentence of the server for a conflict in every tier [VALID-025]', () => {
    const refused = { kind: 'refused', said: 'already in service' };
    expect(
      afterPlateCheck({ said: 'already in service', tier: 'insurance', surveyScope: 'all' }),
    ).toEqual(refused);
    expect(
      afterPlateCheck({ said: 'already in service', tier: 'plain', surveyScope: 'assurance' }),
    ).toEqual(refused);
  });

  it('opens the survey for a free plate if there is one, otherwise continues', () => {
    const free = { said: undefined, surveyScope: 'assurance' } as const;
    expect(afterPlateCheck({ ...free, tier: 'insurance' })).toEqual({ kind: 'survey' });
    expect(afterPlateCheck({ ...free, tier: 'plain' })).toEqual({ kind: 'continue' });
    expect(afterPlateCheck({ ...free, tier: 'plain', surveyScope: 'all' })).toEqual({
      kind: 'survey',
    });
  });
});
