import { failureOf } from '@shared/api/failure';
import { createSubscription, type NewSubscription } from '@shared/api/subscription';
import {
  clearPendingPayment,
  type PendingPayment,
  readPendingPayment,
  savePendingPayment,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { call, currentSession, now, react, refreshUserData } from '@shared/session';
import { begunOrder } from '@shared/settle/payment/begun-order';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';
import { pendingWords } from '@shared/settle/payment/pending.copy';
import { sendOrder } from '@shared/settle/payment/send-order';
import type { Checked } from '@shared/settle/payment/use-pending-payment';
import { usePressOnce } from '@shared/settle/use-press-once';
import { tell } from '@shared/telemetry/tell';
import { useEffect, useEffectEvent } from 'react';
import { payWords } from './payment.copy';
import { paymentReactions } from './payment-reactions';

type PaymentIntent = { order: NewSubscription; intentKey: string };
export type Pay = {
  /** From the first press until the card page, or until something was said. */
  busy: boolean;
  pay: (asked: PaymentIntent) => Promise<void>;
};

/**
 * The one way money starts to move: one press, one tab, one request. `onPending` hears of a payment that has to be
 * settled first. Source: PAY-010, PAY-013, ERR-001…006, 019, 020; A-77.
 */
export function usePay(onPending: Checked): Pay {
  const press = usePressOnce(async (asked: PaymentIntent) => {
    const isLeaving = await alone(() => payOnce(asked, onPending)).catch((bug: unknown) =>
      react(bug, paymentReactions),
    );
    if (isLeaving === 'busy') await alert(payWords.otherTab);
    return isLeaving === true ? 'leaving' : undefined;
  });

  // Back from the card page: the browser shows this page as it was left.
  const cameBack = useEffectEvent(async () => {
    const pending = await readPendingPayment(currentSession().user?.vtgId ?? '');
    if (pending) await onPending(pending);
  });
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && void cameBack();
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
  return { busy: press.isBusy, pay: press.run };
}

const LOCK = 'servicecare.pay';

/**
 * Runs `pay` unless another tab of this browser is doing the same; `busy` then. A browser without locks relies on the
 * record both tabs read and on the server's key.
 */
async function alone<T>(pay: () => Promise<T>): Promise<T | 'busy'> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return pay();
  return locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve('busy' as const) : pay(),
  );
}

/** True when the browser is leaving for the card page. */
async function payOnce({ order, intentKey }: PaymentIntent, onPending: Checked): Promise<boolean> {
  const { vtgId, vehicle } = order;
  const earlier = await readPendingPayment(vtgId);
  if (earlier && !earlier.toldNotBegun) {
    await onPending(earlier, plainNews);
    return false;
  }
  // What is there now is not what this press begins; and nothing is begun while the server cannot be asked.
  const { subscriptions: applications } = await refreshUserData();
  if (earlier && begunOrder(earlier, applications)) {
    await onPending(earlier, plainNews);
    return false;
  }
  const sent = await sendOrder({
    create: () => createSubscription(call, order, intentKey),
    outbox: { save: savePendingPayment, clear: clearPendingPayment },
    order,
    intentKey,
    before: applications.filter(({ vin }) => vin === vehicle.vin).map(({ id }) => id),
    now: () => now().getTime(),
  });
  if (sent.kind === 'refused') {
    tell({ failure: failureOf(sent.thrown).kind });
    await react(sent.thrown, paymentReactions);
    return false;
  }
  if (sent.kind === 'unknown') {
    await onPending(sent.pending, { sayNotBegun: () => sayNothingCame(sent.thrown) });
    return false;
  }
  return goToCard(sent.pending);
}

const plainNews = { sayNotBegun: () => alert(pendingWords.notBegun) };

/** A server that failed has its own words; a silence has none. Source: ERR-020. */
const sayNothingCame = (thrown: unknown): Promise<void> => {
  const failure = failureOf(thrown);
  const isFailing = failure.kind === 'unexpected' && failure.status >= 500;
  return isFailing ? react(thrown, paymentReactions) : plainNews.sayNotBegun();
};

async function goToCard(pending: PendingPayment): Promise<boolean> {
  if (leaveForCard(pending.redirect)) return true;
  await clearPendingPayment(pending);
  await alert(messages.generic);
  return false;
}
