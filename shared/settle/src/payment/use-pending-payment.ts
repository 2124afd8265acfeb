import {
  clearPendingPayment,
  type PendingPayment,
  readPendingPayment,
  restoreApplication,
  savePendingPayment,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { call, currentSession, now, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pause } from '../pause';
import { askOrder, type Word } from './ask-order';
import { leaveForCard } from './leave-for-card';
import { pendingWords } from './pending.copy';
import { sentAgain } from './send-again';
import { useComplete } from './use-complete';

/** `begun`: the application is there, and its card page is not known. */
export type Pending =
  | { kind: 'none' | 'checking' }
  | { kind: 'waiting' | 'begun' | 'unknown'; record: PendingPayment };

/** Right after a press: how it is said that nothing came of it. */
export type News = { sayNotBegun: () => Promise<void> };
export type Checked = (record: PendingPayment, news?: News) => Promise<void>;

export type PendingDesk = {
  pending: Pending;
  /** The customer's own press led here, so the card comes to them. */
  isNews: boolean;
  /** Asks the server how it stands. */
  check: Checked;
  /** Back to the card page of the same order. */
  resume: () => Promise<void>;
  /** Gives the order up; the next attempt is a new one. */
  cancel: () => Promise<void>;
};

/** An order that does not show at once may still be on its way. */
const NOT_BEGUN_AFTER_MS = [1500, 2000] as const;
const ASK_EVERY_MS = 4000;

/**
 * A payment that was begun and never heard of again, found on arrival or after a press: finished when the server says it
 * is paid, over when it says it is not, and asked about until then. Source: PAY-013, LAND-003, A-77, A-78.
 */
export function usePendingPayment(): PendingDesk {
  const { status } = useSession();
  const complete = useComplete();
  const [pending, setPending] = useState<Pending>({ kind: 'none' });
  const [isNews, setNews] = useState(false);
  // An answer to a question of before may not bring back what was given up meanwhile.
  const shown = useRef<Pending>(pending);
  const show = (next: Pending) => {
    shown.current = next;
    setPending(next);
  };

  const forget = async (record: PendingPayment) => {
    await clearPendingPayment(record);
    // What the next order holds may differ, and a key is good for one order.
    if (currentSession().user) await restoreApplication(undefined);
    show({ kind: 'none' });
  };

  const follow = async (record: PendingPayment, word: Word, news?: News): Promise<void> => {
    switch (word.truth) {
      case 'paid': {
        const vin = word.order?.vin;
        return complete({ id: word.order?.id ?? '', vin }, record.step + 1);
      }
      case 'not-paid':
      case 'over':
        return forget(record);
      case 'not-begun':
        return notBegun(record, news);
      case 'unknown':
        return show({ kind: 'unknown', record });
      case 'waiting':
        return show({ kind: record.redirect ? 'waiting' : 'begun', record });
    }
  };

  /** Said once; an order that arrives after all is found by the next press or visit. */
  const notBegun = async (record: PendingPayment, news?: News) => {
    show({ kind: 'none' });
    if (record.toldNotBegun) return;
    await savePendingPayment({ ...record, toldNotBegun: true });
    await (news ? news.sayNotBegun() : alert(pendingWords.notBegun));
  };

  const check: PendingDesk['check'] = async (record, news) => {
    const { user } = currentSession();
    if (user === undefined || record.vtgId !== user.vtgId) return show({ kind: 'none' });
    setNews(news !== undefined);
    show(news ? { kind: 'unknown', record } : { kind: 'checking' });
    const asked = await askedAbout(record, user.id);
    await follow(asked.record, asked.word, news);
  };

  const findOnArrival = useEffectEvent(async () => {
    const record = await readPendingPayment(currentSession().user?.vtgId ?? '');
    if (record) await check(record);
  });
  useEffect(() => {
    if (status === 'signed-in') void findOnArrival();
  }, [status]);

  const askAgain = useEffectEvent(async (record: PendingPayment) => {
    const { user } = currentSession();
    if (user === undefined || shown.current !== pending) return;
    const asked = await askedAbout(record, user.id);
    if (shown.current === pending) await follow(asked.record, asked.word);
  });
  useEffect(() => {
    if (!('record' in pending)) return undefined;
    const left = new AbortController();
    const asking = async () => {
      await pause(ASK_EVERY_MS, left.signal);
      if (!left.signal.aborted) await askAgain(pending.record);
    };
    void asking();
    return () => left.abort();
  }, [pending]);

  const resume = async () => {
    if (!('record' in pending)) return;
    const { record } = pending;
    await savePendingPayment({ ...record, leftAt: now().getTime() });
    if (!leaveForCard(record.redirect)) await alert(messages.generic);
  };
  /** Looked at once more: what was paid meanwhile is not given up. */
  const cancel = async () => {
    const { user } = currentSession();
    if (!('record' in pending) || user === undefined) return;
    const word = await askOrder(pending.record, { call, userId: user.id, now: now().getTime() });
    await (word.truth === 'paid' ? follow(pending.record, word) : forget(pending.record));
  };
  return { pending, isNews, check, resume, cancel };
}

/** Where the backend knows an order by its key, the order itself brings its answer; elsewhere the server is asked. */
async function askedAbout(
  record: PendingPayment,
  userId: string,
): Promise<{ record: PendingPayment; word: Word }> {
  const sent = await sentAgain(record);
  if (sent?.kind === 'unknown') return { record, word: { truth: 'unknown' } };
  if (sent?.kind === 'refused') return { record, word: { truth: 'not-begun' } };
  const known = sent?.pending ?? record;
  return { record: known, word: await askedPatiently(known, userId) };
}

/** Not begun is said only when it did not show up in a while. */
async function askedPatiently(record: PendingPayment, userId: string): Promise<Word> {
  const ask = () => askOrder(record, { call, userId, now: now().getTime() });
  let word = await ask();
  for (const ms of NOT_BEGUN_AFTER_MS) {
    if (word.truth !== 'not-begun' || record.toldNotBegun) return word;
    await pause(ms);
    word = await ask();
  }
  return word;
}
