import type { Dealer } from '@shared/api/dealers';
import type { FoundVipCode } from '@shared/api/vip-code';
import {
  type Answers,
  type Application,
  currentApplication,
  saveAnswer,
} from '@shared/application';
import type { AdvisorChoice } from '@shared/domain/payment-checks';
import type { CardType } from '@shared/domain/subscription-codes';

const nothing: Answers['payment'] = {
  dealer: undefined,
  advisor: 'not-chosen',
  advisorName: undefined,
  card: 'personal',
  vipCode: undefined,
  terms: {},
};

export type PaymentDesk = {
  payment: Answers['payment'];
  chooseCard: (card: CardType) => void;
  chooseDealer: (dealer: Dealer) => void;
  chooseAdvisor: (chosen: { advisor: AdvisorChoice; name: string | undefined }) => void;
  applyCode: (code: FoundVipCode | undefined) => void;
};

/**
 * Returns the payment form state and its setters. The choices are saved in the draft, so they survive the card page.
 * Source: PAY-003…007, A-61.
 */
export function usePayment({ payment = nothing }: Application): PaymentDesk {
  // Reads the current choices, because the customer may choose something else while a code is looked up.
  const chosen = () => currentApplication()?.payment ?? nothing;
  const change = (part: Partial<Answers['payment']>) =>
    saveAnswer('payment', { ...chosen(), ...part });
  return {
    payment,
    chooseCard: (card) => change({ card }),
    chooseDealer: ({ id, title, takesCompanyCard }) =>
      // A different dealer resets the advisor, because an advisor works for one dealer. "No advisor" may be chosen
      // before the first dealer, so the first dealer does not reset it. Source: A-61.
      change({
        dealer: { id, title, takesCompanyCard },
        ...(isOther(chosen().dealer, id) && { advisor: 'not-chosen', advisorName: undefined }),
      }),
    chooseAdvisor: ({ advisor, name }) => change({ advisor, advisorName: name }),
    applyCode: (vipCode) => change({ vipCode }),
  };
}

const isOther = (before: Answers['payment']['dealer'], id: string): boolean =>
  before !== undefined && before.id !== id;
