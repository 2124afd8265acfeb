import {
  currentApplication,
  readPendingLink,
  readPendingPayment,
  resumeApplication,
} from '@shared/application';
import { useSession } from '@shared/session';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Shows payments whose result is unknown: the customer's own, and one by a dealer link, which may belong to no account.
 * Shows the application that the customer left, also one that only the disk has after a killed page. Few customers have
 * either, so the cards are loaded only then. The page works without them. Source: PAY-013, LAND-003, A-78, A-79.
 */
export function PendingNotice() {
  const { status, user } = useSession();
  const [Cards, setCards] = useState<ComponentType>();
  const vtgId = user?.vtgId;
  useEffect(() => {
    const look = async () => {
      const payment = vtgId ? await readPendingPayment(vtgId) : undefined;
      const link = await readPendingLink();
      if (vtgId) await resumeApplication();
      if (!payment && !link && !currentApplication()) return;
      const { cardsBeside } = await import('./PendingCards');
      setCards(() => cardsBeside(payment));
    };
    if (status !== 'starting') look().catch(() => undefined); // The payment page looks again.
  }, [status, vtgId]);
  return Cards && <Cards />;
}
