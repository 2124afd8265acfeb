import { safeAddress } from '@shared/api/safe-address';
import { settings } from '@shared/config/settings';
import { tell } from '@shared/telemetry/tell';

/**
 * Leaves for the page a payment is made on: the card provider's, or one of this app when nothing is to be paid.
 * False, and nothing moves, when the address is none the app may leave for. Source: PAY-013, A-72.
 */
export function leaveForCard(
  redirect: string | undefined,
  go: (address: string) => void = (address) => window.location.assign(address),
): boolean {
  const address = safeAddress(redirect, {
    origin: window.location.origin,
    allowedOrigins: settings.links.allowedOrigins,
  });
  if (address === undefined) return false;
  tell({ step: 'card-page' });
  go(address);
  return true;
}
