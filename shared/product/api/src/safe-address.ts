import { urlOf } from '@shared/text/url';

/** Maximum length of an address. A landing has the whole application in its address. */
const LONGEST = 8192;
/**
 * Control characters, blanks and backslashes. Browsers drop or convert them, so they would open another address than
 * the checked one.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const TRICKY = /[\u0000-\u0020\u007f\\]/;

/** The origins to which the app may navigate. */
export type Leaving = {
  /** The page's own origin. */
  origin: string;
  /** Exact foreign origins. The own origin may be listed too, if it serves more than the app. */
  allowedOrigins: readonly string[];
};

/**
 * Returns the address if the app may open it, otherwise `undefined`. Allowed are pages of this app and https pages of
 * an allowed origin. Use it for every address from outside: a redirect, a link, a parameter. Source: A-56, SEC-008,
 * SEC-009.
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
