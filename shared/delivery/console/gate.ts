import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';

type Gate = {
  /** Returns false for a host name that is not ours, because another site can lead it to this machine (DNS rebinding). */
  isOwn: (host: string) => boolean;
  /** Returns true for a request that pages of other sites must not send. */
  changesSomething?: (c: Context) => boolean;
};

/** Refuses requests from pages of other sites. */
export const gate =
  ({ isOwn, changesSomething = isUnsafe }: Gate): MiddlewareHandler =>
  async (c, next) => {
    if (!hostsOf(c).every(isOwn))
      return c.text('이 주소로는 열 수 없습니다. localhost로 열어 주세요.', 421);
    if (changesSomething(c) && !isFromHere(c))
      return c.text('다른 사이트에서 온 요청은 받지 않습니다.', 403);
    return next();
  };

/** Returns the host of the connection and, behind a server such as nginx, the host that the visitor has opened. */
const hostsOf = (c: Context): readonly string[] => {
  const own = c.req.header('host') ?? new URL(c.req.url).host;
  const opened = c.req.header('x-forwarded-host');
  return opened === undefined ? [own] : [own, opened];
};

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::', '[::]'];
const ofThisMachine = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** Returns true for a host name of this machine, seen from the address that the server listens on. */
export function isHostHere(
  host: string,
  listensOn = '127.0.0.1',
  ownAddresses = addressesHere,
): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (ofThisMachine.test(name)) return true;
  const others = EVERYWHERE.includes(listensOn) ? ownAddresses() : [listensOn];
  return others.some((address) => name === address || name === `[${address}]`);
}

const addressesHere = (): string[] =>
  Object.values(networkInterfaces()).flatMap((those) => (those ?? []).map((one) => one.address));

const harmless: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
export const isUnsafe = (c: Context): boolean => !harmless.includes(c.req.method);

/**
 * Returns true if the request comes from this site. Browsers say where a request comes from, so a request without these
 * headers is not from a browser.
 */
function isFromHere(c: Context): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin !== undefined && origin !== 'null' && hostIn(origin) !== hostsOf(c).at(-1))
    return false;
  if (site === undefined) return origin !== 'null';
  return site === 'same-origin' || site === 'none' || isLinkPressed(c);
}

function hostIn(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** Returns true if a user pressed a link that opens in the whole window, for example in a report or a chat. */
const isLinkPressed = (c: Context): boolean =>
  c.req.method === 'GET' &&
  c.req.header('sec-fetch-mode') === 'navigate' &&
  c.req.header('sec-fetch-dest') === 'document' &&
  c.req.header('sec-fetch-user') === '?1';
