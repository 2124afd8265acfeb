import { PendingCard } from './PendingCard';
import { PendingLink } from './PendingLink';
import { usePendingPayment } from './use-pending-payment';

/** What was begun before the app was closed, wherever the customer comes back to; each shows itself where it has a record. */
export const PendingCards = () => (
  <>
    <PendingCard desk={usePendingPayment()} />
    <PendingLink />
  </>
);
