/** Buckets a canary's share is counted in: hundredths of a percent. */
export const BUCKETS = 10_000;

/**
 * The bucket of a device, 0 to 9999: always the same for the same salt, evenly spread over devices. One bucket stands
 * for the whole release, so that a device never gets the canary of one app and the stable version of another.
 * FNV-1a with Murmur's final mixing: it must run before anything has arrived, and the browser's digests answer later.
 */
export function bucketOf(salt: string, device: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${salt}:${device}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/** Half-open, so that 0 is nobody and 100 is everybody; a growing percentage only ever adds devices. */
export const isInShare = (bucket: number, percent: number): boolean =>
  bucket < Math.round((percent * BUCKETS) / 100);
