import type { CardType } from './subscription-codes';

export type Payment = {
  dealer: { takesCompanyCard: boolean } | undefined;
  /** `none` means that the customer chose no advisor, which is an answer. Source: PAY-016. */
  advisor: AdvisorChoice;
  card: CardType;
  requiredTermsAgreed: boolean;
};

export type AdvisorChoice = 'not-chosen' | 'none' | { id: string };

/** Conditions for a payment in the order of the checks. Source: PAY-014…019. */
const checks = [
  ['SUBSC_REQ_DEALER', ({ dealer }) => dealer !== undefined],
  ['SUBSC_REQ_ADVISOR', ({ advisor }) => advisor !== 'not-chosen'],
  [
    'SUBSC_REQ_DEALER_NOT_CO_CARD',
    ({ dealer, card }) => card === 'personal' || dealer?.takesCompanyCard === true,
  ],
  ['NEED_SUBSC_TERM_CHECK', ({ requiredTermsAgreed }) => requiredTermsAgreed],
] as const satisfies readonly (readonly [key: string, holds: (payment: Payment) => boolean])[];

export type PaymentProblem = (typeof checks)[number][0];

export const paymentProblem = (payment: Payment): PaymentProblem | undefined =>
  checks.find(([, holds]) => !holds(payment))?.[0];
