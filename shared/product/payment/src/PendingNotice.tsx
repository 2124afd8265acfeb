import { readPendingLink, readPendingPayment } from '@shared/application';
import { useSession } from '@shared/session';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Shows payments whose result is unknown: the customer's own, and one by a dealer link, which may belong to no account.
 * Few customers have one, so the card is loaded only if there is a record. The page works without it. Source: PAY-013,
 * LAND-003, A-78, A-79.
 */
export function PendingNotice() {
  const { status, user } = useSession();
  const [Cards, setCards] = useState<ComponentType>();
  const vtgId = user?.vtgId;
  useEffect(() => {
    const look = async () => {
      const records = [vtgId && readPendingPayment(vtgId), readPendingLink()];
      if (!(await Promise.all(records)).some(Boolean)) return;
      const { PendingCards } = await import('./PendingCards');
      setCards(() => PendingCards);
    };
    if (status !== 'starting') look().catch(() => undefined); // The payment page looks again.
  }, [status, vtgId]);
  return Cards && <Cards />;
}
