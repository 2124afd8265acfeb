import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import type { Session, Sessions } from './session';

/** What a request has once it was let in. */
export type Env = { Variables: { session: Session } };

const COOKIE = 'care_delivery';
const OUR_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Nothing but our own style sheet, forms that stay here, no frames, no script at all. */
export const strict: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // Not `no-referrer`: a form would then say that it comes from nowhere, and be refused.
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
});

/** Kept nowhere: every page shows a state that may have changed just now. */
export const unkept: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/** What changes something comes from a page of ours. */
export const fromHere: MiddlewareHandler = async (c, next) => {
  const { origin, host } = c.req.header();
  const isOurs = origin === undefined || origin.replace(/^https?:\/\//, '') === host;
  if (c.req.method === 'POST' && !isOurs) return c.text('from another site', 403);
  return next();
};

/**
 * Lets in whoever has a session. Where a token is asked, the others are led to where they say it; where none is, the
 * console answers on this machine alone, by a name of it, so that no other site's name leads to it.
 */
export const signedIn =
  (sessions: Sessions, by: string): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!sessions.asksToken && !OUR_MACHINE.test(c.req.header('host') ?? ''))
      return c.text('this console answers on its own machine; MFE_CONSOLE_TOKEN opens it', 403);
    const known = sessions.read(getCookie(c, COOKIE));
    const session = known ?? (sessions.asksToken ? undefined : begin(c, sessions, by));
    if (!session) {
      if (c.req.method !== 'GET') return c.text('sign in again', 403);
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`/sign-in?${new URLSearchParams({ to: `${pathname}${search}` })}`, 303);
    }
    c.set('session', session);
    return next();
  };

/** Begins a session under this name. */
export function begin(c: Context, sessions: Sessions, name: string): Session | undefined {
  const cookie = sessions.begin(name);
  setCookie(c, COOKIE, cookie, {
    httpOnly: true,
    // Not `Strict`: a link in a message would ask for the token again.
    sameSite: 'Lax',
    path: '/',
    secure: c.req.header('x-forwarded-proto') === 'https',
  });
  return sessions.read(cookie);
}
