import type { Application } from '@shared/application';
import { useSession, useUserData } from '@shared/session';

/**
 * Returns the query of the customer's vehicles while the price waits for it, and otherwise undefined. An order that comes
 * back from the card page names no model, so the vehicles decide its price (PAY-002).
 */
export function useMissingVehicles(application: Application | undefined) {
  const vehicles = useUserData();
  const { user } = useSession();
  const isNeeded = user !== undefined && application?.vehicle?.categoryId === undefined;
  return isNeeded && vehicles.data === undefined ? vehicles : undefined;
}
