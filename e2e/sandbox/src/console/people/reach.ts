import { networkInterfaces } from 'node:os';

/** Where this sandbox is found, and whether a phone in the same network finds it there. */
export type Reach = { origin: string; isForPhones: boolean };

const isLoopback = (host: string): boolean => /^(localhost|127\.|\[?::1\]?$)/.test(host);

/**
 * The address of the page that was asked, unless that is this machine's name for itself: then the machine's address in
 * its network, when the sandbox listens there (`--host 0.0.0.0`).
 */
export function reachOf(url: string, listensOn: string, ownAddress = addressInNetwork): Reach {
  const { protocol, hostname, port, origin } = new URL(url);
  if (!isLoopback(hostname)) return { origin, isForPhones: true };
  const address = isLoopback(listensOn) ? undefined : ownAddress();
  if (address === undefined) return { origin, isForPhones: false };
  return { origin: `${protocol}//${address}${port && `:${port}`}`, isForPhones: true };
}

const addressInNetwork = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((those) => those ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
