import { uncachedQuery } from '@shared/config/personal-query';

/**
 * Every header of the product's origin, in one table. They depend on no release and no visitor, so that any static
 * origin can send them. The page's own policy has what depends on the release. The sandbox's site, the nginx
 * configuration and the tests read this table.
 */
export type Headers = Readonly<Record<string, string>>;

/** Only directives that a page cannot set for itself or must never weaken. */
const policy = [
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types care-host care-start',
  'report-to policy',
];

/** Address on the page's own origin to which browsers report what a policy refused. */
export const REPORTS = '/reports/policy';

/**
 * No Cross-Origin-Opener-Policy: the identity service's window returns to a page of ours and needs the page that opened
 * it. Such a policy on either page would separate them (IDENT-003).
 */
export const pageHeaders: Headers = {
  'Content-Type': 'text/html; charset=utf-8',
  // Browsers keep the page and check its tag before each use, so a return costs a 304. It has no visitor data.
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': policy.join('; '),
  'Integrity-Policy': 'blocked-destinations=(script), endpoints=(policy)',
  'Reporting-Endpoints': `policy="${REPORTS}"`,
  // Without subdomains, because they may belong to other products.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/**
 * Returns the page's headers when browsers, but no edge, may keep it for `seconds`. A page that is older than the last
 * change reloads itself (host/src/boot/kept-page.ts).
 */
export const keptPageHeaders = (seconds: number): Headers =>
  seconds > 0 ? { ...pageHeaders, 'Cache-Control': `private, max-age=${seconds}` } : pageHeaders;

/** Finds a personal parameter in a request line, as a pattern that nginx and the edge read as well. */
export const PERSONAL = `[?&](?:${uncachedQuery.join('|')})=`;
const personal = new RegExp(PERSONAL);

/** Forbids caches to keep a page whose address names a person, because the address is the key of the cache. */
export const headersAt = (address: string, headers: Headers): Headers =>
  personal.test(address) ? { ...headers, 'Cache-Control': 'no-store' } : headers;

/** Headers of a file of a published version, which never changes. */
export const assetHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

/** Headers of `versions.json`, which changes with each publish. */
export const listHeaders: Headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of the number of a channel's last change. Open tabs poll it, so an edge may keep it for a minute. */
export const pointerHeaders: Headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of a missing file, which must never be a page or a redirect. */
export const missingHeaders: Headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** Types of files in a build; others are not served. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files that are also stored compressed (`.br`, `.gz`). Pictures and fonts are compressed already. */
export const PACKED = /\.(js|css|json|svg)$/;
