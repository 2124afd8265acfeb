import { readPendingLink, readPendingPayment } from '@shared/application';
import { useSession } from '@shared/session';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A payment that was begun and is not known to be over: the customer's own, and one by a dealer's link, which need not be
 * anybody's account. Few have one, so its card is loaded only where one is; the page stands without it. Source: PAY-013,
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
    if (status !== 'starting') look().catch(() => undefined); // the payment page looks again
  }, [status, vtgId]);
  return Cards && <Cards />;
}
