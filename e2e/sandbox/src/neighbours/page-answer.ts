import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Headers that allow only files of this origin, no inline code and no frames. */
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
  // With `no-referrer`, the origin of a form would be null and the form would be refused.
  referrerPolicy: 'same-origin',
  // The identity service runs in a pop-up that must keep its opener.
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
});

type Markup = { toString(): string } | Promise<{ toString(): string }>;

/** Sends a whole page. It is never cached, because its state may have just changed. */
export async function page(c: Context, markup: Markup, status: 200 | 400 | 404 | 409 = 200) {
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html>${await markup}`, status);
}
