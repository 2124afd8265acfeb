import { networkInterfaces } from 'node:os';

/** Origin of this sandbox, and whether a phone in the same network can reach it. */
export type Reach = { origin: string; isForPhones: boolean };

const isLoopback = (host: string): boolean => /^(localhost|127\.|\[?::1\]?$)/.test(host);

/**
 * Returns the origin of the requested page. For a loopback name it returns the network address of this machine if the
 * sandbox listens there (`--host 0.0.0.0`).
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
