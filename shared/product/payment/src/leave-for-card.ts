import { safeAddress } from '@shared/api/safe-address';
import { settings } from '@shared/config/settings';
import { tell } from '@shared/telemetry/tell';

/**
 * Opens the payment page: the card provider, or a page of this app if nothing must be paid.
 * Returns false and stays if the address is not allowed. Source: PAY-013, A-72.
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
