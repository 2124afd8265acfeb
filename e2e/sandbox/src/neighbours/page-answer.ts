import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Everything from this origin, nothing inline, no frames. */
export const strictPages: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // Not `no-referrer`: a form would then say that it comes from nowhere, and be refused.
  referrerPolicy: 'same-origin',
  // The identity service lives in a pop-up and must keep its opener.
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
});

type Markup = { toString(): string } | Promise<{ toString(): string }>;

/** A whole page. Never kept: every page here shows a state that may have changed just now. */
export async function page(c: Context, markup: Markup, status: 200 | 400 | 404 | 409 = 200) {
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html>${await markup}`, status);
}
