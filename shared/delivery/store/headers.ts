/**
 * Every header of the product's origin, in one table. They depend on nothing (no release, no visitor), so that any
 * static origin can send them; what depends on the release stands in the page's own policy. The sandbox's site, the
 * nginx configuration and the tests read them here.
 */
export type Headers = Readonly<Record<string, string>>;

/** Only what a page cannot say of itself, or what no page of ours may ever take back. */
const policy = [
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types care-host care-start',
  'report-to policy',
];

/** Where browsers tell what a policy refused: on the page's own origin, answered by whoever stands behind it. */
export const REPORTS = '/reports/policy';

/**
 * No Cross-Origin-Opener-Policy: the identity service's window comes back to a page of ours and finds the page that
 * opened it, which such a policy on either of them would cut (IDENT-003).
 */
export const pageHeaders: Headers = {
  'Content-Type': 'text/html; charset=utf-8',
  // Kept, and asked for by its tag before it is used again: who comes back gets 304. It holds nothing of a visitor.
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': policy.join('; '),
  'Integrity-Policy': 'blocked-destinations=(script), endpoints=(policy)',
  'Reporting-Endpoints': `policy="${REPORTS}"`,
  // Without subdomains: of those we know nothing.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/**
 * The page's headers where its origin lets browsers keep it for so many seconds, edges not at all: who comes back within
 * them waits for nothing, and a page of another change than the last is loaded anew (host/src/page/kept-page.ts).
 */
export const keptPageHeaders = (seconds: number): Headers =>
  seconds > 0 ? { ...pageHeaders, 'Cache-Control': `private, max-age=${seconds}` } : pageHeaders;

/** A file of a published version: it never changes. */
export const assetHeaders: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

/** `versions.json`: the list grows. */
export const listHeaders: Headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

/** The number of a channel's last change: open tabs ask for it, so an edge may keep it for a minute. */
export const pointerHeaders: Headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  'X-Content-Type-Options': 'nosniff',
};

/** A file that is not there is never a page and never a redirect. */
export const missingHeaders: Headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** Kinds of files a build has; others are not served. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** What is kept packed as well (`.br`, `.gz`); pictures and fonts are packed by nature. */
export const PACKED = /\.(js|css|json|svg)$/;
