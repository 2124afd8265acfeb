import { readPendingPayment } from '@shared/application';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A payment that was begun and is not known to be over. Few have one, so its card is loaded only where one is; home
 * stands without it. Source: PAY-013, LAND-003.
 */
export function PendingNotice() {
  const [Shown, setShown] = useState<ComponentType>();
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      if ((await readPendingPayment()) === undefined) return;
      const { PendingPayment } = await import('../req/PendingPayment');
      if (isHere) setShown(() => PendingPayment);
    };
    look().catch(() => undefined); // the payment page looks again
    return () => {
      isHere = false;
    };
  }, []);
  return Shown && <Shown />;
}
