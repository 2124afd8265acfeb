/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { rateLimit } from '../collector/rate';
import { begin, type Env } from './guard';
import { SignInPage } from './SignInPage';
import type { Sessions } from './session';

/**
 * Ten attempts at once, then one in six seconds, for all people together, so that no one finds the token by guessing.
 */
const TRIES = { perSecond: 1 / 6, atOnce: 10 };

const HERE = /^\/(?!\/)[\w/?=&.%@-]*$/;

/** The sign-in page, with a redirect to the page that the person wanted. */
export function signIn(sessions: Sessions, base: string): Hono<Env> {
  const app = new Hono<Env>();
  const mayTry = rateLimit(TRIES, Date.now);
  const asking = (to: string, isWrong: boolean) =>
    `<!doctype html>${<SignInPage base={base} to={to} isWrong={isWrong} />}`;

  app.get('/sign-in', (c) => c.html(asking(c.req.query('to') ?? base, false)));
  app.post('/sign-in', async (c) => {
    const fields = await c.req.parseBody();
    const text = (name: string) => String(fields[name] ?? '').trim();
    const to = HERE.test(text('to')) ? text('to') : base;
    if (!mayTry('')) return c.text('later', 429, { 'Retry-After': '6' });
    if (text('name') === '' || !sessions.isToken(text('token')))
      return c.html(asking(to, true), 403);
    begin(c, sessions, text('name').slice(0, 80));
    return c.redirect(to, 303);
  });
  return app;
}
