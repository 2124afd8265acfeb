import { PendingCard } from './PendingCard';
import { usePendingPayment } from './use-pending-payment';

/** A payment that was begun before the app was closed, wherever the customer comes back to. */
export const PendingPayment = () => <PendingCard desk={usePendingPayment()} />;
