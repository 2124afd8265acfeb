import type { ApiClient } from '@shared/api/client';
import { fetchSubscription, type Subscription } from '@shared/api/subscription';
import { fetchUser } from '@shared/api/user';
import type { PlainDate } from '@shared/domain/calendar';
import { isRecentStamp } from '@shared/domain/number-stamp';
import { askLink } from '@shared/payment/ask-link';
import { askOrder, type Word } from '@shared/payment/ask-order';
import { isPaid } from '@shared/payment/begun-order';
import { limitMs } from '@shared/payment/limit';
import { paymentTruth } from '@shared/payment/truth';
import type { NamedOrder, Subject } from './subject';

type SubjectAsker = {
  call: ApiClient;
  userId: string | undefined;
  now: () => number;
  /** Orders created before this day are ignored, even if paid, because they are not the current payment. */
  since: PlainDate;
};

/** Returns the server's status of the payment. Returns unknown when there is nothing to query. */
export async function askSubject(subject: Subject, asker: SubjectAsker): Promise<Word> {
  const { call, userId, now } = asker;
  try {
    if (subject.kind === 'link') {
      const truth = await askLink(subject, { call, now });
      return truth === 'unknown' ? { truth } : { truth, order: undefined };
    }
    if (userId === undefined) return { truth: 'unknown' };
    if (subject.kind === 'record') return await askOrder(subject.record, { call, userId, now });
    if (subject.kind !== 'named') return { truth: 'unknown' };
    const order = await namedOrder(subject.order, asker, userId);
    if (order === undefined) return { truth: 'unknown' };
    // This phone does not know when the card page was opened.
    const waited = { sinceMs: undefined, limitMs: limitMs() };
    return { truth: paymentTruth(order, waited), order };
  } catch {
    return { truth: 'unknown' };
  }
}

async function namedOrder(
  { id, vin, number }: NamedOrder,
  { call, since, now }: SubjectAsker,
  userId: string,
): Promise<Subscription | undefined> {
  const isRecent = ({ createdOn }: Subscription) => (createdOn ?? since) >= since;
  if (id !== undefined) {
    const order = await fetchSubscription(call, id);
    return isRecent(order) ? order : undefined;
  }
  const isNameless = vin === undefined && number === undefined;
  if (!isNameless && (vin === undefined || number === undefined)) return undefined;
  const recent = (await fetchUser(call, userId)).subscriptions.filter(isRecent);
  return isNameless
    ? newestOrder(recent, new Date(now()))
    : recent.find((one) => one.vin === vin && one.payments?.number === number);
}

/**
 * Returns the only order whose card page may just have been open. If there are several, only a paid one is certain.
 * Source: A-96.
 */
function newestOrder(recent: readonly Subscription[], now: Date): Subscription | undefined {
  const sent = recent.filter(
    ({ payments }) => !payments?.number || isRecentStamp(payments.number, now, limitMs()),
  );
  return sent.find(isPaid) ?? (sent.length === 1 ? sent[0] : undefined);
}
