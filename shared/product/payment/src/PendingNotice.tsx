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
 * Without one it shows the application that the customer left, also one that only the disk has after a killed page. Few
 * customers have either, so the cards are loaded only then. The page works without them. Source: PAY-013, LAND-003, A-78,
 *
 */
export function PendingNotice() {
  const { status, user } = useSession();
  const [Cards, setCards] = useState<ComponentType>();
  const vtgId = user?.vtgId;
  useEffect(() => {
    const look = async () => {
      const records = [vtgId && readPendingPayment(vtgId), readPendingLink()];
      const isPaying = (await Promise.all(records)).some(Boolean);
      if (!isPaying && vtgId) await resumeApplication();
      if (!isPaying && currentApplication() === undefined) return;
      const { DraftCard, PendingCards } = await import('./PendingCards');
      setCards(() => (isPaying ? PendingCards : DraftCard));
    };
    if (status !== 'starting') look().catch(() => undefined); // The payment page looks again.
  }, [status, vtgId]);
  return Cards && <Cards />;
}
