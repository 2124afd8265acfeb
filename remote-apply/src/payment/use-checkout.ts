import type { Dealer } from '@shared/api/dealers';
import {
  type Application,
  currentApplication,
  intentKeyFor,
  saveAnswer,
} from '@shared/application';
import { toOrder } from '@shared/application/to-order';
import { haptic } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { carName, membershipName } from '@shared/domain/names';
import { numberStamp } from '@shared/domain/number-stamp';
import { type PaymentProblem, paymentProblem } from '@shared/domain/payment-checks';
import type { TermVersions } from '@shared/domain/required-terms';
import { termKeys } from '@shared/domain/term-keys';
import type { TermsProblem } from '@shared/domain/terms-checks';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert, askDownload, caution } from '@shared/popup';
import { currentSession, now, today } from '@shared/session';
import type { Terms } from '@shared/terms/use-terms';
import type { Marks } from '../flow/use-marked';
import type { ApplicationQuote } from '../price/application-quote';
import { applicationCar } from './application-car';
import { rememberDealer } from './last-dealer';
import { cautionLines } from './payment.copy';
import type { Pay } from './use-pay';
import type { PaymentDesk } from './use-payment';

export type PaymentField = 'dealer' | 'advisor' | 'code' | 'card' | 'terms';

type Parts = {
  application: Application;
  priced: ApplicationQuote | undefined;
  desk: PaymentDesk;
  dealer: Pick<Dealer, 'title' | 'takesCompanyCard'> | undefined;
  terms: Terms;
  marks: Marks<PaymentField>;
  step: number;
  pay: Pay['pay'];
};

/**
 * Returns the action of the pay button: runs the checks in order, shows the caution, then sends the order.
 * Source: PAY-010, PAY-014…021, PAY-036, A-11.
 */
export function useCheckout(parts: Parts): Press<[]> {
  return usePressOnce(() => checkOut(parts));
}

async function checkOut(parts: Parts): Promise<void> {
  const { mayAct, phone, user } = currentSession();
  if (!mayAct) return askDownload({ phone, links: settings.links });
  const problem = problemOf(parts);
  if (problem !== undefined) {
    haptic('warning');
    return parts.marks.tell(concerned[problem], messages[problem]);
  }
  const { priced, application, terms, desk, dealer, step, pay } = parts;
  // Rejects an unknown amount. Source: A-82.
  if (priced?.quote.ok === false && priced.quote.error === 'price-unknown') {
    return alert(PRICE_UNKNOWN);
  }
  if (!priced?.quote.ok || !user?.vtgId) return alert(messages['check-input']);
  const { bill, promotion } = priced.quote.value;
  const isAgreed = await caution({
    title: '결제 전에 확인해 주세요',
    lines: cautionLines({
      dealer: dealer?.title ?? '',
      car: carName(applicationCar(application)),
      title: membershipName(priced.pkg),
      total: bill.total,
      startsOn: application.startsOn,
      isInsured: priced.pkg.tier === 'insurance',
    }),
    checkLabel: messages['caution-check'],
    uncheckedMessage: messages['caution-unchecked'],
    submit: '결제하기',
  });
  if (!isAgreed) return;
  saveAnswer('termVersions', { ...application.termVersions, ...terms.versions });
  saveAnswer('payment', { ...desk.payment, terms: terms.answers });
  const complete = currentApplication();
  const order =
    complete &&
    toOrder(complete, {
      vtgId: user.vtgId,
      bill,
      promotion: promotion?.discount,
      number: numberStamp(now()),
      on: today(),
      termVersions: agreedVersions(complete),
      step,
    });
  if (!order) return alert(messages['check-input']);
  if (desk.payment.dealer) rememberDealer(desk.payment.dealer.id);
  await pay({ order, intentKey: intentKeyFor(complete) });
}

/**
 * Returns the first failed check of the four required ones, then of the advertising terms of an extension.
 * Source: PAY-019, TERMS-014.
 */
function problemOf({ desk, dealer, terms }: Parts): PaymentProblem | TermsProblem | undefined {
  const { advisor, card } = desk.payment;
  const requiredTermsAgreed = terms.problem !== 'NEED_SUBSC_TERM_CHECK';
  return paymentProblem({ dealer, advisor, card, requiredTermsAgreed }) ?? terms.problem;
}

/** Field that the page focuses after the message. Source: PAY-014…018. */
const concerned: Record<PaymentProblem | TermsProblem, PaymentField> = {
  SUBSC_REQ_DEALER: 'dealer',
  SUBSC_REQ_ADVISOR: 'advisor',
  SUBSC_REQ_DEALER_NOT_CO_CARD: 'card',
  NEED_SUBSC_TERM_CHECK: 'terms',
  NEED_SUBSC_TERM_RECEIVE_CHECK: 'terms',
};

/**
 * Returns the version of every term that the customer agreed to, in earlier steps and here. Terms that were unticked
 * later are left out.
 */
function agreedVersions({ payment, termVersions = {}, ...earlier }: Application): TermVersions {
  const answers = { ...earlier.terms, ...earlier.insuranceTerms, ...payment?.terms };
  return Object.fromEntries(
    termKeys.flatMap((key) =>
      answers[key] === true && termVersions[key] !== undefined ? [[key, termVersions[key]]] : [],
    ),
  );
}
