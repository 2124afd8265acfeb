import type { Dealer } from '@shared/api/dealers';
import type { FoundVipCode } from '@shared/api/vip-code';
import {
  type Answers,
  type Application,
  currentApplication,
  saveAnswer,
} from '@shared/application';
import type { CardType } from '@shared/domain/subscription-codes';
import type { ChosenAdvisor } from './AdvisorSearch';

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
  chooseAdvisor: (advisor: ChosenAdvisor) => void;
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
      // A advisor works for one dealer. Source: A-61.
      change({
        dealer: { id, title, takesCompanyCard },
        ...(id !== chosen().dealer?.id && { advisor: 'not-chosen', advisorName: undefined }),
      }),
    chooseAdvisor: ({ advisor, name }) => change({ advisor, advisorName: name }),
    applyCode: (vipCode) => change({ vipCode }),
  };
}
