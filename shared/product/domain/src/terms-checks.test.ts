import { type Term, termsOf, tick, tickAll, transferTerms, withAnswers } from './required-terms';
import type { TermKey } from './term-keys';
import { termsProblem } from './terms-checks';

const without = (terms: readonly Term[], key: TermKey) => tick(tickAll(terms, true), key, false);
const noChannel = { ad_receive_email: false, ad_receive_sms: false, ad_receive_app: false };

describe('termsProblem', () => {
  it.each(['service_agreement', 'personal_info_agree'] as const)(
    'reports a missing %s [TERMS-010, TERMS-013]',
    (key) => {
      expect(termsProblem(without(termsOf('application'), key))).toBe('NEED_SUBSC_TERM_CHECK');
    },
  );

  it.each(['insurance', 'insurance_personal_info_agree'] as const)(
    'reports a missing %s in the insurance tier [TERMS-011, TERMS-013]',
    (key) => {
      expect(termsProblem(without(termsOf('insurance'), key))).toBe('NEED_SUBSC_TERM_CHECK');
    },
  );

  it('returns undefined without marketing, advertising and insurance marketing [TERMS-012]', () => {
    expect(termsProblem(without(termsOf('application'), 'marketing'))).toBeUndefined();
    expect(termsProblem(without(termsOf('insurance'), 'insurance_marketing'))).toBeUndefined();
  });

  it('reports a missing channel when only advertising is checked [TERMS-014]', () => {
    const restored = withAnswers(tickAll(termsOf('application'), true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
    expect(termsProblem(withAnswers(restored, { ad_receive_app: true }))).toBeUndefined();
  });

  it('reports the required term first [TERMS-013, TERMS-014]', () => {
    const both = withAnswers(tickAll(termsOf('application'), true), {
      ...noChannel,
      service_agreement: false,
    });
    expect(termsProblem(both)).toBe('NEED_SUBSC_TERM_CHECK');
  });

  it.each(['service_agreement', 'personal_info_agree', 'escalation', 'insurance'] as const)(
    'reports a missing %s of a transfer [VALID-036]',
    (key) => {
      expect(termsProblem(without(transferTerms(true), key))).toBe('NEED_SUBSC_TERM_CHECK');
    },
  );

  it('reports a missing channel of a transfer [VALID-037]', () => {
    const restored = withAnswers(tickAll(transferTerms(false), true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
  });

  it('returns undefined when everything is checked', () => {
    expect(termsProblem(tickAll(transferTerms(true), true))).toBeUndefined();
  });
});
