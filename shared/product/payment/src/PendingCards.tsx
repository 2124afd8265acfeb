import { PendingCard } from './PendingCard';
import { PendingLink } from './PendingLink';
import { usePendingPayment } from './use-pending-payment';

/** Shows the pending payments of the customer. Each card appears only if it has a record. */
export const PendingCards = () => (
  <>
    <PendingCard desk={usePendingPayment()} />
    <PendingLink />
  </>
);

export { DraftCard } from './DraftCard';
