import { type Term, termsOf, tick, tickAll, transferTerms, withAnswers } from './required-terms';
import type { TermKey } from './term-keys';
import { termsProblem } from './terms-checks';

const without = (terms: readonly Term[], key: TermKey) => tick(tickAll(terms, true), key, false);
const noChannel = { ad_receive_email: false, ad_receive_sms: false, ad_receive_app: false };

describe('terms before going on', () => {
  it.each(['service_agreement', 'personal_info_agree'] as const)(
    'miss %s [TERMS-010, TERMS-013]',
    (key) => {
      expect(termsProblem(without(termsOf('application'), key))).toBe('NEED_SUBSC_TERM_CHECK');
    },
  );

  it.each(['insurance', 'insurance_personal_info_agree'] as const)(
    'miss %s in the insurance tier [TERMS-011, TERMS-013]',
    (key) => {
      expect(termsProblem(without(termsOf('insurance'), key))).toBe('NEED_SUBSC_TERM_CHECK');
    },
  );

  it('miss nothing without marketing, advertising and insurance marketing [TERMS-012]', () => {
    expect(termsProblem(without(termsOf('application'), 'marketing'))).toBeUndefined();
    expect(termsProblem(without(termsOf('insurance'), 'insurance_marketing'))).toBeUndefined();
  });

  it('miss a channel when advertising is ticked alone [TERMS-014]', () => {
    const restored = withAnswers(tickAll(termsOf('application'), true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
    expect(termsProblem(withAnswers(restored, { ad_receive_app: true }))).toBeUndefined();
  });

  it('miss the required term first [TERMS-013, TERMS-014]', () => {
    const both = withAnswers(tickAll(termsOf('application'), true), {
      ...noChannel,
      service_agreement: false,
    });
    expect(termsProblem(both)).toBe('NEED_SUBSC_TERM_CHECK');
  });

  it.each(['service_agreement', 'personal_info_agree', 'escalation', 'insurance'] as const)(
    'of a transfer miss %s [VALID-036]',
    (key) => {
      expect(termsProblem(without(transferTerms(true), key))).toBe('NEED_SUBSC_TERM_CHECK');
    },
  );

  it('of a transfer miss a channel [VALID-037]', () => {
    const restored = withAnswers(tickAll(transferTerms(false), true), noChannel);
    expect(termsProblem(restored)).toBe('NEED_SUBSC_TERM_RECEIVE_CHECK');
  });

  it('are complete when everything is ticked', () => {
    expect(termsProblem(tickAll(transferTerms(true), true))).toBeUndefined();
  });
});
