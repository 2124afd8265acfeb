import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Refuses requests from other sites. Such a page must not change the sandbox, and must not read it by DNS rebinding.
 * `listensOn` is the address that the sandbox is bound to.
 */
export const gate =
  (listensOn: string, ownAddresses = addressesHere): MiddlewareHandler =>
  async (c, next) => {
    if (!hostsOf(c).every((host) => isOwnHost(host, listensOn, ownAddresses)))
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

function isOwnHost(host: string, listensOn: string, ownAddresses: () => string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (ofThisMachine.test(name)) return true;
  const others = EVERYWHERE.includes(listensOn) ? ownAddresses() : [listensOn];
  return others.some((address) => name === address || name === `[${address}]`);
}

const addressesHere = (): string[] =>
  Object.values(networkInterfaces()).flatMap((those) => (those ?? []).map((one) => one.address));

const harmless: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/**
 * Paths of the console, the native app and the account host. The backend requires a token, and the other external
 * systems are called from other origins.
 */
const ours = /^\/(sandbox|account)\//;

/** Returns true for a form or a call, and for a page that sets the person or the situation. */
function changesSomething(c: Context): boolean {
  if (!harmless.includes(c.req.method)) return ours.test(c.req.path);
  const isScenario = c.req.path.startsWith('/app/') && c.req.query('scenario') !== undefined;
  return c.req.path === '/sandbox/open' || isScenario;
}

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
