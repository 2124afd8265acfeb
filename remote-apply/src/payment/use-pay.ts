import { stayingReactions } from '@shared/api/reaction';
import {
  createSubscription,
  type NewSubscription,
  type Subscription,
} from '@shared/api/subscription';
import {
  clearPendingPayment,
  type PendingPayment,
  readPendingPayment,
  restoreApplication,
  savePendingPayment,
} from '@shared/application';
import { settings } from '@shared/config/settings';
import { inTime } from '@shared/config/waits';
import { messages } from '@shared/copy/popup';
import { isAlreadyBought } from '@shared/domain/enrolment';
import { isStillOffered } from '@shared/domain/extension';
import { ApiFailure, failureOf } from '@shared/failure';
import { askOrder } from '@shared/payment/ask-order';
import { begunOrder, isPaid, orderOf } from '@shared/payment/begun-order';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { canKeepOrder } from '@shared/payment/needs-storage';
import { pendingWords } from '@shared/payment/pending.copy';
import { type Sent, sendOrder } from '@shared/payment/send-order';
import { useComplete } from '@shared/payment/use-complete';
import { usePageLeft } from '@shared/payment/use-page-left';
import type { Checked } from '@shared/payment/use-pending-payment';
import { usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, currentSession, now, react, refreshUserData, today } from '@shared/session';
import { tell } from '@shared/telemetry/tell';
import { payWords } from './payment.copy';
import { recordOfServer } from './record-of-server';
import { sayPaymentFailure } from './say-payment-failure';

type PaymentIntent = { order: NewSubscription; intentKey: string };
export type Pay = {
  /** True from the first click until the card page opens or a message has been shown. */
  busy: boolean;
  pay: (asked: PaymentIntent) => Promise<void>;
};

/**
 * Returns the only action that starts a payment. It allows one click, one tab and one request at a time. `onPending`
 * receives a payment whose result must be known first. `loadPrices` runs after a refusal, which may mean that a price has
 * changed. After the customer has left the page, no order is sent and no card page opens.
 * Source: PAY-010, PAY-013, ERR-001…006, 019, 020.
 */
export function usePay(onPending: Checked, loadPrices: () => Promise<unknown>): Pay {
  const complete = useComplete();
  const navigate = useNavigate();
  const left = usePageLeft();
  const leadToStatus = (words: string) => async () => {
    await alert(words);
    await navigate(href('Subsc'));
  };
  // Runs after Back from the card page, or after an app that opened over this page.
  const cameBack = async () => {
    const pending = await readPendingPayment(currentSession().user?.vtgId ?? '');
    if (pending) await onPending(pending);
  };
  const page = { left, onPending, complete, leadToStatus, loadPrices };
  const press = usePressOnce(
    async (asked: PaymentIntent) => {
      if (!(await canKeepOrder())) return undefined;
      try {
        const ending = await alone(() => payOnce(asked, page));
        if (ending === 'leaving') return ending;
        await ending();
      } catch (bug) {
        await react(bug, stayingReactions);
      }
      return undefined;
    },
    { onReturn: cameBack },
  );
  return { busy: press.isBusy, pay: press.run };
}

/** The browser leaves for the card page, or a follow-up runs after the lock is free for other tabs. */
type Ending = 'leaving' | (() => Promise<void>);

const saysNothing: Ending = async () => undefined;

const LOCK = 'servicecare.pay';

/**
 * Runs `pay` unless another tab of this browser is running it. Without working locks, the record that both tabs read
 * and the idempotency key of the server prevent a second order.
 */
async function alone(pay: () => Promise<Ending>): Promise<Ending> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return pay();
  let turn: Promise<Ending> | undefined;
  const begin = (isFree: boolean) => {
    turn ??= isFree ? pay() : Promise.resolve(() => alert(payWords.otherTab));
    return turn;
  };
  const granted = new Promise<void>((done) => {
    const held = locks.request(LOCK, { ifAvailable: true }, (lock) => {
      done();
      return begin(lock !== null);
    });
    held.then(
      () => done(),
      () => done(),
    ); // continue when the browser refuses the lock
  });
  await inTime('payLock', granted).catch(() => undefined);
  return begin(true);
}

type PaymentPage = {
  left: AbortSignal;
  onPending: Checked;
  complete: ReturnType<typeof useComplete>;
  leadToStatus: (words: string) => () => Promise<void>;
  loadPrices: () => Promise<unknown>;
};

async function payOnce(
  { order, intentKey }: PaymentIntent,
  { left, onPending, complete, leadToStatus, loadPrices }: PaymentPage,
): Promise<Ending> {
  const { vtgId, vehicle } = order;
  const recorded = await readPendingPayment(vtgId);
  if (recorded && !recorded.toldNotBegun && !recorded.declined) {
    return () => onPending(recorded, plainNews);
  }
  // Sends no order while the server cannot list the existing ones.
  const applications = await heldApplications();
  if (left.aborted) return saysNothing;
  if (!('list' in applications)) return applications.say;
  const earlier = recorded ?? (await recordOfServer(order, applications.list));
  const earlierOrder = earlier && orderOf(earlier, applications.list);
  if (earlier && earlierOrder && isPaid(earlierOrder)) {
    return () => complete(earlierOrder, earlier);
  }
  // First finds out the result of an order whose start is not known. A declined order needs no request.
  if (earlier && earlierOrder && !earlier.declined) {
    return () => onPending(earlier, plainNews);
  }
  // Another tab may have finished this purchase and its record.
  if (isAlreadyBought(order, applications.list)) return leadToStatus(payWords.bought);
  // The customer may have cancelled the extended membership since the application began.
  if (order.request === 'extension' && !mayExtend(order, applications.list))
    return leadToStatus(payWords.notExtended);
  // An order after a declined one is a separate purchase, in this tab or another.
  const renewed = earlier?.declined && (await restoreApplication(undefined));
  const key = renewed?.intentKey ?? intentKey;
  const ofVehicle = applications.list.filter(({ vin }) => vin === vehicle.vin);
  /** If no order was created, the record is restored. */
  const giveUp = (pending: PendingPayment) =>
    earlier ? savePendingPayment(earlier) : clearPendingPayment(pending);
  const sent = await sendOrder(
    {
      create: () => createSubscription(call, order, key),
      outbox: { save: savePendingPayment, clear: giveUp },
      now: () => now().getTime(),
    },
    {
      order,
      intentKey: key,
      before: ofVehicle.map(({ id }) => id),
      earlier: earlier && declinedOrders(earlier, applications.list),
      earlierNumbers: sentNumbers(earlier, key, ofVehicle),
    },
  );
  if (sent.kind === 'refused') {
    tell({ failure: failureOf(sent.thrown).kind });
    // The next press carries the price of the server.
    return async () => void (await Promise.all([sayRefused(sent), loadPrices()]));
  }
  if (sent.kind === 'unknown') {
    return () => onPending(sent.pending, { sayNotBegun: () => sayNothingCame(sent.thrown) });
  }
  // The record stays, so that the customer can go on to the card page later.
  if (left.aborted) return saysNothing;
  if (leaveForCard(sent.pending.redirect)) return 'leaving';
  await giveUp(sent.pending);
  return () => alert(messages.generic);
}

/** Returns the customer's current applications, or the failure message when the server cannot be queried. */
async function heldApplications() {
  try {
    return { list: (await refreshUserData()).subscriptions };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    return { say: () => sayPaymentFailure(thrown, 'unsent') };
  }
}

const mayExtend = (order: NewSubscription, applications: readonly Subscription[]): boolean =>
  isStillOffered(order, applications, today(), settings.extension.windowDays);

/** Enough for a customer who tries several cards. */
const MOST_DECLINED = 5;

const declinedOrders = (
  earlier: PendingPayment,
  applications: readonly Subscription[],
): readonly string[] => {
  const last = earlier.subscriptionId ?? begunOrder(earlier, applications)?.id;
  return [...(earlier.earlier ?? []), ...(last === undefined ? [] : [last])].slice(-MOST_DECLINED);
};

/**
 * Returns the numbers of all earlier orders of the vehicle that the server or this browser knows. An order that was sent
 * with the same key is no earlier order: it may keep the number that it was sent with first.
 */
const sentNumbers = (
  earlier: PendingPayment | undefined,
  key: string,
  ofVehicle: readonly Subscription[],
): readonly string[] => {
  const listed = ofVehicle.flatMap(({ payments }) => payments?.number ?? []);
  const own = earlier && earlier.intentKey !== key ? [earlier.number] : [];
  return [...new Set([...listed, ...(earlier?.earlierNumbers ?? []), ...own])];
};

/** Shows why the server refused. Mentions money only after the server has answered whether an order exists. */
async function sayRefused({ pending, thrown }: Extract<Sent, { kind: 'refused' }>): Promise<void> {
  const userId = currentSession().user?.id;
  const isPlain = ['conflict', 'unexpected'].includes(failureOf(thrown).kind);
  if (!isPlain || userId === undefined) return sayPaymentFailure(thrown, 'unknown');
  const { truth } = await askOrder(pending, { call, userId, now: () => now().getTime() });
  await sayPaymentFailure(thrown, truth === 'not-begun' ? 'not-created' : 'unknown');
}

const plainNews = { sayNotBegun: () => alert(pendingWords.notBegun) };

/**
 * Shows that the server has no such order. A failed server has its own status; a missing answer has none.
 * Source: ERR-020.
 */
const sayNothingCame = (thrown: unknown): Promise<void> => {
  const failure = failureOf(thrown);
  const isFailing = failure.kind === 'unexpected' && failure.status >= 500;
  return isFailing ? sayPaymentFailure(thrown, 'not-created') : plainNews.sayNotBegun();
};
