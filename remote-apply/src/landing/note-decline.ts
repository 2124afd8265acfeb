import { changePendingPayment, readPendingLink, savePendingLink } from '@shared/application';
import { type LandingQuery, reportsDecline } from '@shared/domain/landing';
import type { Subject } from './subject';

/**
 * Returns whether the redirect reports a declined payment that this browser started. Flags the record before it queries
 * the server, so that a reloaded or killed page still knows the decline. A normal return removes the flag. A return that
 * is not certainly about this payment changes no record. Source.
 */
export async function noteDecline(query: LandingQuery, subject: Subject): Promise<boolean> {
  const hasResult = Boolean(query.vtg_id || query.state);
  const isOther = 'returnOf' in subject && subject.returnOf !== undefined;
  if (isOther && hasResult) return reportsDecline(query);
  const isDeclined = (before: true | undefined): boolean =>
    hasResult ? reportsDecline(query) : before === true;
  if (subject.kind === 'record') {
    const declined = isDeclined(subject.record.declined);
    await changePendingPayment(subject.record, { declined: declined || undefined });
    return declined;
  }
  if (subject.kind !== 'link') return false;
  const link = await readPendingLink();
  if (link?.hash !== subject.hash) return false;
  const declined = isDeclined(link.declined);
  await savePendingLink({ ...link, declined: declined || undefined });
  return declined;
}
