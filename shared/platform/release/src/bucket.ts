/** Number of buckets. One bucket is a hundredth of a percent. */
export const BUCKETS = 10_000;

/**
 * Returns the bucket of a device, 0 to 9999: always the same for the same salt, and evenly spread.
 * One bucket counts for the whole release, so that a device never mixes the canary of one app with the stable version
 * of another. It uses FNV-1a with the final mixing of Murmur, because it must run at once and the browser's digests are
 * asynchronous.
 */
export function bucketOf(salt: string, device: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${salt}:${device}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/**
 * Returns whether a bucket is in the share. 0 is no device, 100 is all devices, and a growing share only adds devices.
 */
export const isInShare = (bucket: number, percent: number): boolean =>
  bucket < Math.round((percent * BUCKETS) / 100);
