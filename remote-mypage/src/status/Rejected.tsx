import type { Subscription } from '@shared/api/subscription';
import { statusKey } from '@shared/domain/subscription';
import { Notice } from '@shared/ui/Notice';
import { rejectionTitle, rejectionWords } from './rejection.copy';

/** Returns whether the status of the membership is rejected, open or closed. */
export const isRejected = (subscription: Subscription): boolean =>
  ['rejected', 'application-rejected'].includes(statusKey(subscription));

/** Shows that an application was rejected, the reason, and the refund. Source: STATUS-007, STATUS-009. */
export function Rejected({ subscription }: { subscription: Subscription }) {
  return (
    <Notice tone="bad" title={rejectionTitle}>
      {rejectionWords(subscription).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
