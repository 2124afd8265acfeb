import { stayingReactions } from '@shared/api/reaction';
import { sentenceOf } from '@shared/copy/failure';
import { failureOf } from '@shared/failure';
import { CentreLine } from '@shared/payment/CentreLine';
import { alert } from '@shared/popup';
import { react } from '@shared/session';
import { payWords } from './payment.copy';

/**
 * `unsent`: no request was sent. `not-created`: the server answered that it has no such order. `unknown`: it did not
 * answer.
 */
export type MoneyFact = 'unsent' | 'not-created' | 'unknown';

/**
 * Shows why the payment failed, whether money moved, and which number to call. Refusals with their own text or next
 * page (sign-in, permission, apply codes) keep it. Source: ERR-001…006, 019, 020.
 */
export async function sayPaymentFailure(thrown: unknown, fact: MoneyFact): Promise<void> {
  const failure = failureOf(thrown);
  switch (failure.kind) {
    case 'unreachable':
      return tell(payWords.offline, fact);
    case 'conflict':
    case 'unexpected':
      return tell(sentenceOf(failure, 'status-text'), fact);
    default:
      return react(thrown, stayingReactions);
  }
}

const tell = (sentence: string, fact: MoneyFact): Promise<void> =>
  alert(`${sentence}\n${payWords[fact]}`, { note: <CentreLine /> });
