import { paymentReactions } from '@shared/api/reaction';
import type { NewSubscription } from '@shared/api/subscription';
import {
  clearPendingPayment,
  type PendingPayment,
  readPendingPayment,
  savePendingPayment,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { call, react } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leaveForCard } from './leave-for-card';
import { alone } from './pay-lock';
import { payWords } from './payment.copy';
import { sendOrder } from './send-order';

export type Pay = {
  /** From the first press until the card page, or until something was said. */
  busy: boolean;
  pay: (asked: { order: NewSubscription; intentKey: string }) => Promise<void>;
};

const outbox = { save: savePendingPayment, clear: clearPendingPayment };

/**
 * The one way money starts to move: one press, one tab, one order. `onPending` hears of a payment that has to be
 * settled first. Source: PAY-010, PAY-013, ERR-001…006, 019, 020.
 */
export function usePay(onPending: (pending: PendingPayment) => void): Pay {
  const [busy, setBusy] = useState(false);
  // State changes arrive a moment later; two presses may come before.
  const isPaying = useRef(false);
  const release = () => {
    isPaying.current = false;
    setBusy(false);
  };

  // Back from the card page: the browser shows this page as it was left, with its button still busy.
  const cameBack = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    release();
    const pending = await readPendingPayment();
    if (pending) onPending(pending);
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void cameBack(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);

  const pay: Pay['pay'] = async (asked) => {
    if (isPaying.current) return;
    isPaying.current = true;
    setBusy(true);
    const isLeaving = await alone(() => payOnce(asked, onPending)).catch((bug: unknown) =>
      react(bug, paymentReactions),
    );
    if (isLeaving === 'busy') await alert(payWords.otherTab);
    if (isLeaving !== true) release();
  };
  return { busy, pay };
}

/** True when the browser is leaving for the card page. */
async function payOnce(
  { order, intentKey }: { order: NewSubscription; intentKey: string },
  onPending: (pending: PendingPayment) => void,
): Promise<boolean> {
  const earlier = await readPendingPayment();
  if (earlier !== undefined && earlier.state !== 'created') {
    onPending(earlier);
    return false;
  }
  const sent = await sendOrder({ call, outbox, order, intentKey, now: Date.now() });
  if (sent.kind === 'refused') {
    await react(sent.thrown, paymentReactions);
    return false;
  }
  if (sent.kind === 'unknown') {
    onPending(sent.pending);
    return false;
  }
  if (leaveForCard(sent.pending.redirect)) return true;
  await clearPendingPayment();
  await alert(messages.generic);
  return false;
}
