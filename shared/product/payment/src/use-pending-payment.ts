import {
  areRecordsUnreadable,
  changePendingPayment,
  clearPendingPayment,
  currentApplication,
  type PendingPayment,
  readPendingPayment,
  restoreApplication,
} from '@shared/application';
import { hostMessages } from '@shared/copy/popup-host';
import { alert } from '@shared/popup';
import { useLocation, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, currentSession, now, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Asker, askOrder, referenceIn, type Word } from './ask-order';
import { leaveForCard } from './leave-for-card';
import { pause } from './pause';
import { pendingWords } from './pending.copy';
import { sentAgain } from './send-again';
import { ordersOnTheirWay } from './send-order';
import { isUnclear } from './unclear-return';
import { useComplete } from './use-complete';
import { usePageLeft } from './use-page-left';
import type { Pressed } from './use-press-once';

/**
 * `begun`: the server has the application, but this browser does not know its card page. `unclear`: a card was declined,
 * perhaps that of another order, and this one can still be paid.
 */
export type Pending =
  | { kind: 'none' | 'checking' }
  | { kind: 'waiting' | 'begun' | 'unknown' | 'unclear'; record: PendingPayment };

/** After an action of the customer: tells them that no payment started. */
export type News = { sayNotBegun: () => Promise<void> };
export type Checked = (record: PendingPayment, news?: News) => Promise<void>;

export type PendingDesk = {
  pending: Pending;
  /** True if an action of the customer caused the check, so the card gets the focus. */
  isNews: boolean;
  /** Asks the server for the status. */
  check: Checked;
  /** Opens the card page of the same order again. Returns `leaving` while it loads. */
  resume: () => Promise<Pressed>;
  /**
   * Gives up the order and opens the payment page. The next attempt is a new order. Returns false if the order is paid or
   * the customer has left the page.
   */
  cancel: () => Promise<boolean>;
};

/** Milliseconds between further checks, because a missing order may still be on its way. */
const NOT_BEGUN_AFTER_MS = [1500, 2000] as const;
const ASK_EVERY_MS = 4000;

/**
 * Finds a payment with an unknown result when the page opens or after an action.
 * Completes it if the server says paid, removes it if not paid, and asks again until then. A declined payment is
 * checked without showing anything, and after an unclear return only a press shows it. After the customer has left, it
 * opens no page and says nothing, and the record of a paid order stays for the next page.
 * Source: PAY-013, LAND-003, A-77, A-78, A-87, A-96.
 */
export function usePendingPayment(): PendingDesk {
  const { status } = useSession();
  const complete = useComplete();
  const navigate = useNavigate();
  const left = usePageLeft();
  const { pathname, state } = useLocation();
  const [pending, setPending] = useState<Pending>({ kind: 'none' });
  const [isNews, setNews] = useState(false);
  // A late answer must not show a payment that was given up meanwhile.
  const shown = useRef<Pending>(pending);
  const show = (next: Pending) => {
    shown.current = next;
    setPending(next);
  };

  const forget = async (record: PendingPayment) => {
    // A late answer must not end the payment that replaced this one.
    const kept = await readPendingPayment(record.vtgId);
    if (kept !== undefined && kept.number !== record.number) return show({ kind: 'none' });
    await clearPendingPayment(record);
    // The next order may have other content, and a key is valid for one order only.
    if (currentSession().user) await restoreApplication(undefined);
    show({ kind: 'none' });
  };

  const follow = async (record: PendingPayment, word: Word, news?: News): Promise<void> => {
    switch (word.truth) {
      case 'paid': {
        const vin = word.order?.vin;
        // No button may lead back to the card page while the completion page loads.
        show({ kind: 'checking' });
        return complete({ id: word.order?.id ?? '', vin }, record);
      }
      case 'not-paid':
      case 'over':
        return forget(record);
      case 'unnamed':
        return record.declined ? show({ kind: 'none' }) : forget(record);
      case 'not-begun':
        return record.declined ? show({ kind: 'none' }) : notBegun(record, news);
      case 'unknown':
        return show(record.declined ? { kind: 'none' } : { kind: 'unknown', record });
      case 'waiting':
        return show(record.declined ? { kind: 'none' } : { kind: openKind(record), record });
    }
  };

  const askerOf = ({ id }: { id: string }, record: PendingPayment): Asker => ({
    call,
    userId: id,
    now: () => now().getTime(),
    isAny: isUnclear(state, record),
  });
  const openKind = (record: PendingPayment) => {
    if (isUnclear(state, record)) return 'unclear';
    return record.redirect ? 'waiting' : 'begun';
  };

  /** Tells the customer once. The next action or visit finds an order that arrives later. */
  const notBegun = async (record: PendingPayment, news?: News) => {
    show({ kind: 'none' });
    // Another check, here or in another tab, may have told it while this one was asking.
    const kept = await readPendingPayment(record.vtgId);
    if (left.aborted || (kept?.number === record.number ? kept : record).toldNotBegun) return;
    await changePendingPayment(record, { toldNotBegun: true });
    await (news ? news.sayNotBegun() : alert(pendingWords.notBegun));
  };

  const checkNow: Checked = async (record, news) => {
    const { user } = currentSession();
    if (user === undefined || record.vtgId !== user.vtgId) return show({ kind: 'none' });
    if (!record.declined) {
      setNews(news !== undefined);
      show(news ? { kind: 'unknown', record } : { kind: 'checking' });
    }
    const asked = await askedAbout(record, askerOf(user, record));
    await follow(asked.record, asked.word, news);
  };
  // Two checks at the same time could send the order twice, and the older answer could come last.
  const checking = useRef<Promise<void>>(undefined);
  const check: Checked = (record, news) => {
    checking.current = checkNow(record, news);
    return checking.current;
  };

  const findOnArrival = useEffectEvent(async () => {
    const record = await readPendingPayment(currentSession().user?.vtgId ?? '');
    if (record) await check(isUnclear(state, record) ? { ...record, declined: true } : record);
  });
  useEffect(() => {
    if (status === 'signed-in') void findOnArrival();
  }, [status]);

  const lookAgain = async (before: PendingPayment): Promise<void> => {
    // Another tab may know that the card was declined. A payment that it ended is neither sent again nor continued.
    const kept = await readPendingPayment(before.vtgId);
    const record = kept?.number === before.number ? kept : { ...before, order: undefined };
    const { user } = currentSession();
    if (user === undefined || left.aborted || shown.current !== pending) return;
    const asked = await askedAbout(record, askerOf(user, record));
    if (shown.current !== pending) return;
    if (asked.word.truth === 'waiting' && isEnded(before, kept)) return show({ kind: 'none' });
    await follow(asked.record, asked.word);
  };
  const askAgain = useEffectEvent(lookAgain);
  useEffect(() => {
    if (!('record' in pending)) return undefined;
    const over = new AbortController();
    const asking = async () => {
      await pause(ASK_EVERY_MS, over.signal);
      await checking.current?.catch(() => undefined);
      if (!over.signal.aborted) await askAgain(pending.record);
    };
    void asking();
    return () => over.abort();
  }, [pending]);

  const resume = async () => {
    if (!('record' in pending)) return undefined;
    const { record } = pending;
    // Another tab may have paid for this purchase with a newer order.
    if (isEnded(record, await readPendingPayment(record.vtgId))) return lookAgain(record);
    await changePendingPayment(record, { leftAt: now().getTime() });
    if (left.aborted) return undefined;
    return leaveForCard(record.redirect) ? 'leaving' : alert(hostMessages.generic);
  };
  /** Asks the server first, because a payment that was made meanwhile must not be given up. */
  const cancel = async () => {
    const { user } = currentSession();
    if (!('record' in pending) || user === undefined) return false;
    const { record } = pending;
    const word = await askOrder(record, askerOf(user, record));
    if (word.truth === 'paid') {
      await follow(record, word);
      return false;
    }
    // The card page may still be open in another window, so the next order checks this one first.
    await changePendingPayment(record, { ...referenceIn(record, word), declined: true });
    await restoreApplication(undefined);
    show({ kind: 'none' });
    if (left.aborted) return false;
    await toPayment(record);
    return true;
  };
  const toPayment = async ({ step }: PendingPayment) => {
    const page = currentApplication() ? 'SubscApplyReq' : 'SubscGuide';
    if (pathname === href(page)) return;
    const vtg_id = currentSession().user?.vtgId;
    await navigate(page === 'SubscApplyReq' ? href(page, { query: { vtg_id, step } }) : href(page));
  };
  return { pending, isNews, check, resume, cancel };
}

/** Returns whether another tab has ended a payment, or replaced it by a newer one. `kept` is the record on disk now. */
const isEnded = ({ number }: PendingPayment, kept: PendingPayment | undefined): boolean =>
  kept?.number !== number && !areRecordsUnreadable();

/** Sends the order again if the backend supports idempotency keys, otherwise asks for its status. */
async function askedAbout(
  record: PendingPayment,
  asker: Asker,
): Promise<{ record: PendingPayment; word: Word }> {
  // The customer left and came back before the answer. Only the answer tells whether a payment begins.
  if (ordersOnTheirWay().has(record.number)) return { record, word: { truth: 'unknown' } };
  const sent = await sentAgain(record);
  if (sent?.kind === 'unknown') return { record, word: { truth: 'unknown' } };
  if (sent?.kind === 'refused') return { record, word: { truth: 'not-begun' } };
  const known = sent?.pending ?? record;
  const word = await askedPatiently(known, asker);
  const reference = referenceIn(known, word);
  if (reference) await changePendingPayment(known, reference);
  return { record: { ...known, ...reference }, word };
}

/** Repeats the check for some seconds before it returns `not-begun`. */
async function askedPatiently(record: PendingPayment, asker: Asker): Promise<Word> {
  const ask = () => askOrder(record, asker);
  let word = await ask();
  for (const ms of NOT_BEGUN_AFTER_MS) {
    if (word.truth !== 'not-begun' || record.toldNotBegun) return word;
    await pause(ms);
    word = await ask();
  }
  return word;
}
