import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { cancelledOn } from '@shared/domain/cooling-off';
import { revokeBadge, statusKey } from '@shared/domain/subscription';
import { useQuery } from '@shared/query';
import { today } from '@shared/session';
import { Notice } from '@shared/ui/Notice';
import { refundQuery } from '../queries/refund';
import { documentLabel } from '../resubmit/resubmit.copy';
import { wantedDocuments, wantsDocuments } from '../resubmit/wanted-documents';
import { wonText } from '../revoke/revoke.copy';
import css from './Next.module.css';
import { rejectionTitle, rejectionWords } from './rejection.copy';
import { nextSentence } from './status.copy';

type Props = { subscription: Subscription };

/**
 * Shows what the status means and what happens next. For a requested cancellation it shows the expected refund. For a
 * missing document it names the document, because the badge only says 승인대기. Source: STATUS-007, 008; RESUB-001; LAW-007.
 */
export function Next({ subscription }: Props) {
  const next = nextSentence(subscription, { ...settings, today: today() });
  if (next === undefined) return null;
  if (isRejected(subscription)) return <Rejected subscription={subscription} />;
  if (revokeBadge(subscription) === 1) {
    return (
      <div className={css['next']}>
        <RequestedRefund subscription={subscription} />
        <p>{next}</p>
      </div>
    );
  }
  if (!wantsDocuments(subscription)) return <p className={css['next']}>{next}</p>;
  const papers = wantedDocuments(subscription).map((kind) => documentLabel[kind]);
  return (
    <Notice tone="warn" title={papers.join(', ')}>
      <p>{next}</p>
    </Notice>
  );
}

/** Returns whether the status of the membership is rejected, open or closed. */
const isRejected = (subscription: Subscription): boolean =>
  ['rejected', 'application-rejected'].includes(statusKey(subscription));

/** Shows that an application was rejected, the reason, and the refund. Source: STATUS-007, STATUS-009. */
function Rejected({ subscription }: { subscription: Subscription }) {
  return (
    <Notice tone="bad" title={rejectionTitle}>
      {rejectionWords(subscription).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/** Shows the expected refund of a requested cancellation. If it is not known, the text above says enough. Source: STATUS-008. */
function RequestedRefund({ subscription }: Props) {
  const { data } = useQuery(refundQuery(subscription.id, cancelledOn(subscription, today())));
  if (data?.kind !== 'allowed') return null;
  return <p className={css['refund']}>예상 환불액은 {wonText(data.amount)}이에요.</p>;
}
