import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const OWN = ["'self'"];

/** Headers of a page that uses only files of its own origin, without inline code, and that no other page may frame. */
export const strictPages = ({ scripts = false } = {}): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      ...(scripts && { scriptSrc: OWN }),
      styleSrc: OWN,
      ...(scripts && { connectSrc: OWN }),
      fontSrc: OWN,
      imgSrc: [...OWN, 'data:'],
      formAction: OWN,
      baseUri: OWN,
      frameAncestors: ["'none'"],
    },
    // With `no-referrer`, the browser would send `Origin: null` with a form, and the gate would refuse it.
    referrerPolicy: 'same-origin',
    // The identity service of the sandbox runs in a pop-up that must keep its opener.
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: false,
  });
