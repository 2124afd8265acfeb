import { foldersOf, type Release } from '@shared/release/release';

/** Directives of the page's policy that are narrowed. */
const NARROWED = ['script-src', 'style-src'];

/**
 * Returns a policy for a page with a pinned host: the page's digests, and the addresses of this release's apps instead
 * of whole origins.
 * The page has a tag for its own host, which cannot be removed before the browser reads it, so this policy blocks it. A
 * second policy can only forbid more, and digests are checked as before.
 */
export function policyOfPinned({ apps, lkg = {} }: Release, policy: string, origin: string) {
  const released = [...Object.values(apps), ...Object.values(lkg)];
  const places = released.flatMap(foldersOf).map((folder) => new URL(folder, origin).href);
  const isDigest = (source: string) => source.startsWith("'sha");
  return policy
    .split('; ')
    .map((rule) => rule.split(' '))
    .filter(([name = '']) => NARROWED.includes(name))
    .map(([name, ...sources]) => [name, ...sources.filter(isDigest), ...places].join(' '))
    .join('; ');
}

/** Adds the policy to the page. Call it before the browser reads the tag of the page's own host. */
export function keepOutOtherHosts(release: Release): void {
  const ofPage = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  if (!ofPage) return; // A page in development has no policy.
  const own = document.createElement('meta');
  own.httpEquiv = 'Content-Security-Policy';
  own.content = policyOfPinned(release, ofPage.content, location.origin);
  document.head.append(own);
}
