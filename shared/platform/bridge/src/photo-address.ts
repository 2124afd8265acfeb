import { urlOf } from '@shared/text/url';

/**
 * Returns whether the address is on this origin or on one of our hosts, so that no photo loads from elsewhere. Source:
 * BRIDGE-005.
 */
export function isOurPhoto(url: string, origin: string, hosts: readonly string[]): boolean {
  const address = urlOf(url, origin);
  if (!address) return false;
  if (!/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '') {
    return false;
  }
  const origins = hosts.flatMap((host) => urlOf(host)?.origin ?? []);
  return [origin, ...origins].includes(address.origin);
}
