import { gate, isHostHere, isUnsafe } from '@shared/delivery/console/gate';
import type { Context } from 'hono';

/** Refuses requests from other sites. `listensOn` is the address that the sandbox is bound to. */
export const sandboxGate = (listensOn: string, ownAddresses?: () => string[]) =>
  gate({ isOwn: (host) => isHostHere(host, listensOn, ownAddresses), changesSomething });

/**
 * Paths of the console, the native app and the account host. The backend requires a token, and the other external
 * systems are called from other origins.
 */
const ours = /^\/(sandbox|account)\//;

/** Returns true for a form or a call, and for a page that sets the person or the situation. */
function changesSomething(c: Context): boolean {
  if (isUnsafe(c)) return ours.test(c.req.path);
  const isScenario = c.req.path.startsWith('/app/') && c.req.query('scenario') !== undefined;
  return c.req.path === '/sandbox/open' || isScenario;
}
