import { urlOf } from './url';

/** As long as a request line may be; a landing carries the whole application in its address. */
const LONGEST = 8192;
/** Control characters, blanks and backslashes: browsers drop or turn them, so what is checked is not what is opened. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const TRICKY = /[\u0000-\u0020\u007f\\]/;

/** Where the app may send the browser. */
export type Leaving = {
  /** The page's own origin. */
  origin: string;
  /** Foreign origins, exactly; the own one may stand here too, where it serves more than the app. */
  allowedOrigins: readonly string[];
};

/**
 * The address to leave for, or `undefined` when it is not one of ours: a page of this app, or an https page of an
 * allowed origin. For everything that came from outside: a redirect, a link, a parameter. Source: A-56, SEC-008, SEC-009.
 */
export function safeAddress(raw: unknown, { origin, allowedOrigins }: Leaving): string | undefined {
  if (typeof raw !== 'string' || raw === '' || raw.length > LONGEST || TRICKY.test(raw)) {
    return undefined;
  }
  const url = urlOf(raw, origin);
  if (!url || url.username + url.password !== '') return undefined;
  const isOwn =
    url.origin === origin && (url.pathname === '/app' || url.pathname.startsWith('/app/'));
  const isAllowed =
    allowedOrigins.includes(url.origin) && (url.protocol === 'https:' || url.origin === origin);
  return isOwn || isAllowed ? url.href : undefined;
}
