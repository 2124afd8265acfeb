import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Who may speak with the sandbox. A page elsewhere must neither change it nor, under a name of its own that leads to this
 * machine (DNS rebinding), read it. `listensOn`: the address the sandbox is bound to.
 */
export const gate =
  (listensOn: string, ownAddresses = addressesHere): MiddlewareHandler =>
  async (c, next) => {
    if (!isOwnHost(hostOf(c), listensOn, ownAddresses))
      return c.text('이 주소로는 열 수 없습니다. localhost로 열어 주세요.', 421);
    if (changesSomething(c) && !isFromHere(c))
      return c.text('다른 사이트에서 온 요청은 받지 않습니다.', 403);
    return next();
  };

const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;

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
/** The console, the native app's own side and the account host. The backend asks for a token, other neighbours are reached from elsewhere. */
const ours = /^\/(sandbox|account)\//;

/** By a form or a call, or by opening a page that says who one is or how the world shall be. */
function changesSomething(c: Context): boolean {
  if (!harmless.includes(c.req.method)) return ours.test(c.req.path);
  const isScenario = c.req.path.startsWith('/app/') && c.req.query('scenario') !== undefined;
  return c.req.path === '/sandbox/open' || isScenario;
}

/** Browsers say where a request comes from; what says nothing is no browser. */
function isFromHere(c: Context): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin !== undefined && origin !== 'null' && hostIn(origin) !== hostOf(c)) return false;
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

/** A link in a report or a chat: somebody pressed it, and it fills the whole window. */
const isLinkPressed = (c: Context): boolean =>
  c.req.method === 'GET' &&
  c.req.header('sec-fetch-mode') === 'navigate' &&
  c.req.header('sec-fetch-dest') === 'document' &&
  c.req.header('sec-fetch-user') === '?1';
