import { readPendingPayment } from '@shared/application';
import { useSession } from '@shared/session';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A payment that was begun and is not known to be over. Few have one, so its card is loaded only where one is; the page
 * stands without it. Source: PAY-013, LAND-003.
 */
export function PendingNotice() {
  const { user } = useSession();
  const [Shown, setShown] = useState<ComponentType>();
  const vtgId = user?.vtgId;
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      if (vtgId === undefined || (await readPendingPayment(vtgId)) === undefined) return;
      const { PendingPayment } = await import('./PendingPayment');
      if (isHere) setShown(() => PendingPayment);
    };
    look().catch(() => undefined); // the payment page looks again
    return () => {
      isHere = false;
    };
  }, [vtgId]);
  return Shown && <Shown />;
}
