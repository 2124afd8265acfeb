import { submitRows } from '../testing/vectors/submit';
import { type AdvisorChoice, type Payment, paymentProblem } from './payment-checks';
import { cardTypes } from './subscription-codes';

const recommenders: Readonly<Record<string, AdvisorChoice>> = {
  'not chosen': 'not-chosen',
  'no recommender': 'none',
  A7: { id: 'A7' },
};
const good: Payment = {
  seller: { takesCompanyCard: false },
  advisor: { id: 'A7' },
  card: 'personal',
  requiredTermsAgreed: true,
};

describe('the checks before payment', () => {
  it.each(submitRows)(
    '$id: seller $seller, $recommender, card $card, terms $requiredTerms: $result [PAY-014, PAY-015, PAY-016, PAY-017, PAY-018, PAY-019]',
    (row) => {
      const sellers = [{ takesCompanyCard: row.coCardYn === 'Y' }].filter(() => row.seller);
      const payment: Payment = {
        seller: sellers[0],
        advisor: recommenders[row.recommender]!,
        card: cardTypes.nameOf(row.card)!,
        requiredTermsAgreed: row.requiredTerms,
      };
      expect(paymentProblem(payment) ?? 'POST subscs').toBe(row.result);
    },
  );

  it('find nothing wrong with a complete payment', () => {
    expect(paymentProblem(good)).toBeUndefined();
    expect(
      paymentProblem({ ...good, card: 'company', seller: { takesCompanyCard: true } }),
    ).toBeUndefined();
  });

  it('ask for the seller, the recommender, the card and the terms, in that order, one at a time [PAY-014, PAY-015, PAY-017, PAY-018, PAY-019]', () => {
    const nothing: Payment = {
      seller: undefined,
      advisor: 'not-chosen',
      card: 'company',
      requiredTermsAgreed: false,
    };
    const seller = { ...nothing, seller: { takesCompanyCard: false } };
    const advisor: Payment = { ...seller, advisor: 'none' };
    const card: Payment = { ...advisor, card: 'personal' };
    expect(
      [nothing, seller, advisor, card, { ...card, requiredTermsAgreed: true }].map(paymentProblem),
    ).toEqual([
      'SUBSC_REQ_DEALER',
      'SUBSC_REQ_ADVISOR',
      'SUBSC_REQ_DEALER_NOT_CO_CARD',
      'NEED_SUBSC_TERM_CHECK',
      undefined,
    ]);
  });

  it('take no recommender for an answer, but not silence [PAY-015, PAY-016]', () => {
    expect(paymentProblem({ ...good, advisor: 'none' })).toBeUndefined();
    expect(paymentProblem({ ...good, advisor: 'not-chosen' })).toBe('SUBSC_REQ_ADVISOR');
  });

  it('refuse a company card only where the seller does [PAY-017]', () => {
    expect(paymentProblem({ ...good, card: 'company' })).toBe('SUBSC_REQ_DEALER_NOT_CO_CARD');
    expect(paymentProblem({ ...good, card: 'personal' })).toBeUndefined();
  });
});
