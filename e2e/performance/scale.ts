import type { Hono } from 'hono';
import type { Live } from 'sandbox/site/live';
import { federatedSite } from './variants';

/** Numbers of remotes in a release. The real one has 4. */
const SIZES = [4, 16, 96] as const;

/** Serves the product in releases with more and more remotes that a start does not need. */
export const scaledSites = (live: Live): Record<string, Hono> =>
  Object.fromEntries(SIZES.map((size) => [`${size} remotes`, federatedSite(grownTo(live, size))]));

/** Adds copies of a remote with one screen, each with its own address and digests. */
function grownTo(live: Live, size: number): Live {
  const { apps } = live.release;
  const { estimate } = apps;
  const others = Array.from({ length: size - 4 }, (_, number) => {
    const name = `extra${number}`;
    const integrity = Object.fromEntries(
      Object.keys(estimate.integrity).map((file, place) => [file, digest(number * 100 + place)]),
    );
    return [name, { ...estimate, base: `/${name}/1.0.0/`, container: `__care_${name}`, integrity }];
  });
  const release = { ...live.release, apps: { ...apps, ...Object.fromEntries(others) } };
  return { ...live, release };
}

/** Returns a digest that is as long and as random as a real one, so that it does not compress. */
function digest(seed: number): string {
  const bytes = new Uint8Array(32);
  let state = seed + 1;
  for (let place = 0; place < bytes.length; place++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[place] = state >>> 24;
  }
  return `sha256-${Buffer.from(bytes).toString('base64')}`;
}
