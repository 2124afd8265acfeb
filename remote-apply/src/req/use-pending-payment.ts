import {
  clearPendingPayment,
  type PendingPayment,
  readPendingPayment,
  restoreApplication,
  savePendingPayment,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { call, currentSession, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { askPayment } from './ask-payment';
import { leaveForCard } from './leave-for-card';
import { sendOrder } from './send-order';
import { useComplete } from './use-complete';

type Pending =
  | { kind: 'none' | 'checking' }
  | { kind: 'waiting' | 'unknown'; record: PendingPayment };

export type PendingDesk = {
  pending: Pending;
  /** Looks into a payment that was begun: asks the server how it stands. */
  check: (record: PendingPayment) => Promise<void>;
  /** Back to the card page of the same order. */
  resume: () => Promise<void>;
  /** Gives the order up; the next attempt is a new one. */
  cancel: () => Promise<void>;
};

const outbox = { save: savePendingPayment, clear: clearPendingPayment };

/**
 * A payment that was begun and never heard of again, found on arrival: finished when the server says it is paid,
 * forgotten when it is not, offered to resume or to cancel while it waits. Source: PAY-013, LAND-003.
 */
export function usePendingPayment(): PendingDesk {
  const { status } = useSession();
  const complete = useComplete();
  const [pending, setPending] = useState<Pending>({ kind: 'none' });

  const forget = async () => {
    await clearPendingPayment();
    // What the next order holds may differ, and a key is good for one order.
    if (currentSession().user) await restoreApplication(undefined);
    setPending({ kind: 'none' });
  };

  const check: PendingDesk['check'] = async (record) => {
    const isMine = record.order?.vtgId === currentSession().user?.vtgId;
    if (!isMine || record.state === 'created') return forget();
    setPending({ kind: 'checking' });
    const known = await knownOrder(record);
    if (known === 'refused') return forget();
    if (known.subscriptionId === undefined) return setPending({ kind: 'unknown', record: known });
    const state = await askPayment(call, known.subscriptionId);
    if (state === 'paid') return complete(known.subscriptionId, stepAfter(known));
    if (state === 'not-paid' || state === 'absent') return forget();
    setPending({ kind: state, record: known });
  };

  const findOnArrival = useEffectEvent(async () => {
    const record = await readPendingPayment();
    if (record) await check(record);
  });
  useEffect(() => {
    if (status === 'signed-in') void findOnArrival();
  }, [status]);

  const resume = async () => {
    const redirect = 'record' in pending ? pending.record.redirect : undefined;
    if (!leaveForCard(redirect)) await alert(messages.generic);
  };
  return { pending, check, resume, cancel: forget };
}

/** An order whose answer was lost is sent again under its own key: the server answers the same order. */
async function knownOrder(record: PendingPayment): Promise<PendingPayment | 'refused'> {
  const { subscriptionId, order, intentKey, createdAt } = record;
  if (subscriptionId !== undefined || order === undefined) return record;
  const sent = await sendOrder({ call, outbox, order, intentKey, now: createdAt });
  return sent.kind === 'refused' ? 'refused' : sent.pending;
}

const stepAfter = ({ order }: PendingPayment): number | undefined =>
  order && order.payment.step + 1;
