import { addressIn, type ReleasedApp } from '@shared/release/release';
import { page } from './page-data';

/**
 * Every script and stylesheet of a build passes here. Its address must be in the release, and it gets the digest of the
 * release. An unknown address throws. A second request for the same file has `?r=n`, because it would otherwise join a
 * request that hangs.
 *
 * The host's policy for Trusted Types is the only one on the page, so a build that is registered again cannot fail on a
 * policy of its own.
 */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

declare global {
  /** The builds call these three for the files that they load. A page without them loads the files unchecked. */
  var __careIntegrity: (url: string) => string;
  var __careScriptUrl: (url: string) => string;
  var __careStyleUrl: (url: string) => string;
  var trustedTypes: TrustedTypes | undefined;
  /** Addresses that the boot script preloaded and that failed. */
  var __missed: ReadonlySet<string> | undefined;
}

const known = new Map<string, string>();
/** A build asks for all files beside its entry. This maps the address of an unchanged file to the one it keeps. */
const kept = new Map<string, string>();
const { apps, lkg = {} } = page.release;
for (const app of [...Object.values(apps), ...Object.values(lkg)])
  for (const [file, hash] of Object.entries(app.integrity)) {
    const [own, address] = [absolute(app.base + file), absolute(addressIn(app, file))];
    known.set(own, hash);
    known.set(address, hash);
    if (own !== address) kept.set(own, address);
  }

const tries = new Map<string, number>();

function absolute(url: string): string {
  return new URL(url, location.href).href;
}

function withoutTry(url: string): string {
  const plain = new URL(url, location.href);
  plain.searchParams.delete('r');
  return plain.href;
}

export function integrityOf(url: string): string {
  const hash = known.get(withoutTry(url));
  if (hash !== undefined) return hash;
  if (process.env['NODE_ENV'] !== 'production') return ''; // development builds have no digests
  throw new Error(`not in the release: ${url}`);
}

const policy = globalThis.trustedTypes?.createPolicy('care-host', {
  createScriptURL: (url) => {
    integrityOf(url);
    return url;
  },
});

/** Addresses of files that the page has no use for, because another version of their remote has taken over. */
const replaced = new Set<string>();

/** Refuses from now on the files that only `other` has. A late script of it would add its styles to the page. */
export function keepToFilesOf(version: ReleasedApp, other: ReleasedApp): void {
  for (const address of addressesOf(other)) replaced.add(address);
  for (const address of addressesOf(version)) replaced.delete(address);
}

const addressesOf = (app: ReleasedApp): string[] =>
  Object.keys(app.integrity).flatMap((file) => [
    absolute(app.base + file),
    absolute(addressIn(app, file)),
  ]);

export const isReplaced = (url: string): boolean => replaced.has(absolute(url));

/**
 * Returns the address of a file as the release has it.
 * @throws if another version has replaced the version of the file.
 */
function keptAddress(url: string): string {
  if (isReplaced(url)) throw new Error(`replaced: ${url}`);
  const own = absolute(url);
  return kept.get(own) ?? own;
}

/** Returns the address for the next request of a file: the first one plain, later ones with `?r=n`. */
export function addressOf(url: string): string {
  const address = keptAddress(url);
  const before = tries.get(address) ?? (globalThis.__missed?.has(address) ? 1 : 0);
  const count = before + 1;
  tries.set(address, count);
  return count === 1 ? address : `${address}?r=${count}`;
}

/** Elements take the trusted object where the browser demands one. To the type checker it is text. */
const trusted = (address: string): string =>
  (policy?.createScriptURL(address) as string | undefined) ?? address;

/** Returns the script of an entry with its digest, for an address that `addressOf` returned. */
export function entryScript(url: string, container: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url);
  script.src = trusted(url);
  script.dataset['webpack'] = `${container}:entry`; // boot/chunk-lists.ts
  script.setAttribute('fetchpriority', 'high');
  return script;
}

for (const [name, value] of [
  ['__careIntegrity', integrityOf],
  ['__careScriptUrl', (url: string) => trusted(addressOf(url))],
  ['__careStyleUrl', keptAddress],
] as const)
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
