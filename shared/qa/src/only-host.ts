import type { Release } from '@shared/release/release';

/** What the page's policy says of files that are run or drawn with. */
const NARROWED = ['script-src', 'style-src'];

/**
 * A policy for a page with a pinned host: the digests of the page's own, and the addresses of this set's apps in place of
 * whole origins. The page names its own host, and no tag can be taken back that is still to be read; this keeps it out.
 * A second policy can only forbid: what the first one does not allow stays refused, and digests are checked as before.
 */
export function policyOfPinned({ apps, lkg = {} }: Release, policy: string, origin: string) {
  const places = [...Object.values(apps), ...Object.values(lkg)].map(
    ({ base }) => new URL(base, origin).href,
  );
  const isDigest = (source: string) => source.startsWith("'sha");
  return policy
    .split('; ')
    .map((rule) => rule.split(' '))
    .filter(([name = '']) => NARROWED.includes(name))
    .map(([name, ...sources]) => [name, ...sources.filter(isDigest), ...places].join(' '))
    .join('; ');
}

/** Before the page names its own host. */
export function keepOutOtherHosts(release: Release): void {
  const ofPage = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  if (!ofPage) return; // a page under development
  const own = document.createElement('meta');
  own.httpEquiv = 'Content-Security-Policy';
  own.content = policyOfPinned(release, ofPage.content, location.origin);
  document.head.append(own);
}
