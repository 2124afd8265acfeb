import type { Created, NewSubscription } from '@shared/api/subscription';
import type { PendingPayment } from '@shared/application';
import { listsExtra } from '@shared/config/lists-extra';
import { failureOf, isRefusal } from '@shared/failure';

declare global {
  var __ordersOnTheirWay: Set<string> | undefined;
}

/** Returns the numbers of the orders that this document is sending. Each app has its own copy of this module. */
export function ordersOnTheirWay(): Set<string> {
  globalThis.__ordersOnTheirWay ??= new Set();
  return globalThis.__ordersOnTheirWay;
}

type Sender = {
  /** Sends POST subscs once per call. */
  create: () => Promise<Created>;
  outbox: {
    save: (payment: PendingPayment) => Promise<void>;
    clear: (payment: PendingPayment) => Promise<void>;
  };
  /** Clock of the server, in milliseconds since the epoch. */
  now: () => number;
};

type Purchase = {
  order: NewSubscription;
  intentKey: string;
  /** Ids of the applications of this vehicle that exist already. */
  before: readonly string[];
  /** Those of them that this browser ordered and whose card was declined. */
  earlier?: readonly string[] | undefined;
  /** Numbers of the earlier orders of this vehicle. */
  earlierNumbers?: readonly string[] | undefined;
};

/** `unknown`: no answer about the order came, so it may exist. Only the server knows. */
export type Sent =
  | { kind: 'created'; pending: PendingPayment }
  | { kind: 'unknown'; pending: PendingPayment; thrown: unknown }
  | { kind: 'refused'; pending: PendingPayment; thrown: unknown };

/**
 * Sends an order once for each press of the customer. The record is on disk before the order is sent and before the
 * browser leaves. Only a backend that knows orders by their key gets the order a second time when the answer is lost.
 * Source: API-023, PAY-010, PAY-013, A-77.
 */
export async function sendOrder(
  sender: Sender,
  { order, intentKey, before, earlier, earlierNumbers }: Purchase,
): Promise<Sent> {
  const sent: PendingPayment = {
    ...named(order),
    intentKey,
    createdAt: sender.now(),
    state: 'sent',
    before,
    earlier,
    earlierNumbers,
    ...(listsExtra('idempotency-key') && { order }),
  };
  await sender.outbox.save(sent);
  const tries = listsExtra('idempotency-key') ? 2 : 1;
  return sendRecorded(sender, sent, { tries, isRepeated: false });
}

/**
 * Sends the order of a record that is on disk at most `tries` times, until there is an answer. `isRepeated`: the order was
 * sent before.
 */
export async function sendRecorded(
  sender: Sender,
  sent: PendingPayment,
  how: { tries: number; isRepeated: boolean },
): Promise<Sent> {
  const sending = ordersOnTheirWay();
  sending.add(sent.number);
  try {
    return await untilAnswered(sender, sent, how);
  } finally {
    sending.delete(sent.number);
  }
}

async function untilAnswered(
  { create, outbox, now }: Sender,
  sent: PendingPayment,
  { tries, isRepeated }: { tries: number; isRepeated: boolean },
): Promise<Sent> {
  let mayExist = isRepeated;
  for (let triesLeft = tries - 1; ; triesLeft -= 1) {
    try {
      const { id, redirect } = await create();
      const pending: PendingPayment = {
        ...sent,
        state: 'redirected',
        leftAt: now(),
        subscriptionId: id,
        redirect,
        order: undefined,
        toldNotBegun: undefined,
        ...(id !== undefined && { vin: undefined }),
      };
      await outbox.save(pending);
      return { kind: 'created', pending };
    } catch (thrown) {
      // The end of the session says nothing about the order of an earlier request.
      if (mayExist && failureOf(thrown).kind === 'signed-out')
        return { kind: 'unknown', pending: sent, thrown };
      if (isRefusal(thrown)) {
        await outbox.clear(sent);
        return { kind: 'refused', pending: sent, thrown };
      }
      if (!isUnanswered(thrown)) {
        // The server answered with an error, so do not send again without the customer.
        const pending = { ...sent, order: undefined };
        await outbox.save(pending);
        return { kind: 'unknown', pending, thrown };
      }
      if (triesLeft === 0) return { kind: 'unknown', pending: sent, thrown };
      mayExist = true;
    }
  }
}

const GATEWAYS: readonly number[] = [502, 503, 504];

/** Returns whether no answer came from the server itself. A server that failed did answer. Source: A-77. */
export function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind !== 'unexpected') return failure.kind === 'unreachable';
  return failure.status < 400 || GATEWAYS.includes(failure.status);
}

const named = ({ vtgId, vehicle, payment }: NewSubscription) => ({
  vtgId,
  vin: vehicle.vin,
  number: payment.number,
  total: payment.total,
  step: payment.step,
});
