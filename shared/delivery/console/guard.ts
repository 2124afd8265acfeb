import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import type { Session, Sessions } from './session';

/** Variables of a request that was let in. */
export type Env = { Variables: { session: Session } };

const COOKIE = 'care_delivery';
const OUR_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Content security policy: our own style sheet, forms to this site, no frames and no script. */
export const strict: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    formAction: ["'self'"],
    baseUri: ["'self'"],
    frameAncestors: ["'none'"],
  },
  // With `no-referrer`, the browser would send `Origin: null` with a form, and `fromHere` would refuse it.
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
});

/** Forbids caching, because every page shows a state that may change at any time. */
export const unkept: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/** Refuses a POST request from a page of another site. */
export const fromHere: MiddlewareHandler = async (c, next) => {
  const { origin, host } = c.req.header();
  const isOurs = origin === undefined || origin.replace(/^https?:\/\//, '') === host;
  if (c.req.method === 'POST' && !isOurs) return c.text('from another site', 403);
  return next();
};

/**
 * Lets in requests with a session.
 * If a token is required, other requests are redirected to the sign-in page. If not, the console answers only under a
 * local host name, so that another site cannot reach it by DNS rebinding.
 */
export const signedIn =
  (sessions: Sessions, by: string, base: string): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!sessions.asksToken && !OUR_MACHINE.test(c.req.header('host') ?? ''))
      return c.text('this console answers on its own machine; MFE_CONSOLE_TOKEN opens it', 403);
    const known = sessions.read(getCookie(c, COOKIE));
    const session = known ?? (sessions.asksToken ? undefined : begin(c, sessions, by));
    if (!session) {
      if (c.req.method !== 'GET') return c.text('sign in again', 403);
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(
        `${base}sign-in?${new URLSearchParams({ to: `${pathname}${search}` })}`,
        303,
      );
    }
    c.set('session', session);
    return next();
  };

/** Starts a session under this name. */
export function begin(c: Context, sessions: Sessions, name: string): Session | undefined {
  const cookie = sessions.begin(name);
  setCookie(c, COOKIE, cookie, {
    httpOnly: true,
    // With `Strict`, a link in a chat message would ask for the token again.
    sameSite: 'Lax',
    path: '/',
    secure: c.req.header('x-forwarded-proto') === 'https',
  });
  return sessions.read(cookie);
}
