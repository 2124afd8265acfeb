import { page } from './page-data';

/**
 * The gate every script and stylesheet of the set passes: its address must be in the release, and it gets the digest
 * the release names. Fails closed: an unknown address throws. A second request for the same address carries `?r=n`,
 * because a retry of the same address would join the request that hangs.
 *
 * The host's own policy for Trusted Types is the only one on the page, so a build that is registered again cannot fail
 * on a policy of its own.
 */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

declare global {
  var __careIntegrity: (url: string) => string;
  var __careScriptUrl: (url: string) => string;
  var trustedTypes: TrustedTypes | undefined;
  /** Addresses the starter preloaded in vain. */
  var __missed: ReadonlySet<string> | undefined;
}

const known = new Map<string, string>();
const { apps, lkg = {} } = page.release;
for (const { base, integrity } of [...Object.values(apps), ...Object.values(lkg)])
  for (const [file, hash] of Object.entries(integrity)) known.set(absolute(base + file), hash);

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

export function scriptUrlOf(url: string): string {
  const address = absolute(url);
  const before = tries.get(address) ?? (globalThis.__missed?.has(address) ? 1 : 0);
  const count = before + 1;
  tries.set(address, count);
  const asked = count === 1 ? address : `${address}?r=${count}`;
  // Elements take the trusted object where the browser demands one; to the type checker it is text.
  return (policy?.createScriptURL(asked) as string | undefined) ?? asked;
}

/** A script of the set, as every way to load a remote asks for it; who asks puts it into the page. */
export function scriptOf(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url);
  script.src = scriptUrlOf(url);
  script.setAttribute('fetchpriority', 'high');
  return script;
}

for (const [name, value] of [
  ['__careIntegrity', integrityOf],
  ['__careScriptUrl', scriptUrlOf],
] as const)
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
