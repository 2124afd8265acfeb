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

/** What was chosen for the payment lies in the draft, so it is still there after the card page. Source: PAY-003…007, A-61. */
export function usePayment({ payment = nothing }: Application): PaymentDesk {
  // As it is by now: a code is looked up while something else is chosen.
  const chosen = () => currentApplication()?.payment ?? nothing;
  const change = (part: Partial<Answers['payment']>) =>
    saveAnswer('payment', { ...chosen(), ...part });
  return {
    payment,
    chooseCard: (card) => change({ card }),
    chooseDealer: ({ id, title, takesCompanyCard }) =>
      // An advisor works for one dealer; nobody can be said before the first is chosen. Source: A-61.
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
