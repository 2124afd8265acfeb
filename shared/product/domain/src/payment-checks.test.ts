import { submitRows } from '../testing/vectors/submit';
import { type AdvisorChoice, type Payment, paymentProblem } from './payment-checks';
import { cardTypes } from './subscription-codes';

const advisors: Readonly<Record<string, AdvisorChoice>> = {
  'not chosen': 'not-chosen',
  'no advisor': 'none',
  A7: { id: 'A7' },
};
const good: Payment = {
  dealer: { takesCompanyCard: false },
  advisor: { id: 'A7' },
  card: 'personal',
  requiredTermsAgreed: true,
};

describe('paymentProblem', () => {
  it.each(submitRows)(
    '$id: dealer $dealer, $advisor, card $card, terms $requiredTerms: $result [PAY-014, PAY-015, PAY-016, PAY-017, PAY-018, PAY-019]',
    (row) => {
      const dealers = [{ takesCompanyCard: row.coCardYn === 'Y' }].filter(() => row.dealer);
      const payment: Payment = {
        dealer: dealers[0],
        advisor: advisors[row.advisor]!,
        card: cardTypes.nameOf(row.card)!,
        requiredTermsAgreed: row.requiredTerms,
      };
      expect(paymentProblem(payment) ?? 'POST subscs').toBe(row.result);
    },
  );

  it('returns undefined for a complete payment', () => {
    expect(paymentProblem(good)).toBeUndefined();
    expect(
      paymentProblem({ ...good, card: 'company', dealer: { takesCompanyCard: true } }),
    ).toBeUndefined();
  });

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
    expect(
      [nothing, dealer, advisor, card, { ...card, requiredTermsAgreed: true }].map(paymentProblem),
    ).toEqual([
      'SUBSC_REQ_DEALER',
      'SUBSC_REQ_ADVISOR',
      'SUBSC_REQ_DEALER_NOT_CO_CARD',
      'NEED_SUBSC_TERM_CHECK',
      undefined,
    ]);
  });

  it('accepts the answer no advisor, but not a missing answer [PAY-015, PAY-016]', () => {
    expect(paymentProblem({ ...good, advisor: 'none' })).toBeUndefined();
    expect(paymentProblem({ ...good, advisor: 'not-chosen' })).toBe('SUBSC_REQ_ADVISOR');
  });

  it('refuses a company card only if the dealer does not accept it [PAY-017]', () => {
    expect(paymentProblem({ ...good, card: 'company' })).toBe('SUBSC_REQ_DEALER_NOT_CO_CARD');
    expect(paymentProblem({ ...good, card: 'personal' })).toBeUndefined();
  });
});
