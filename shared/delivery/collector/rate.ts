/** Requests per second of one address, and the burst. Generous, because many phones share one address of a network. */
export type Rate = { perSecond: number; atOnce: number };

export const usualRate: Rate = { perSecond: 100, atOnce: 300 };

/** Maximum number of remembered addresses. The oldest is forgotten first. */
const MOST = 20_000;

/**
 * Returns a function that tells whether an address may send one more request.
 * Each address has a token bucket. Addresses stay in memory only.
 */
export function rateLimit({ perSecond, atOnce }: Rate, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (address: string): boolean => {
    const { left, at } = buckets.get(address) ?? { left: atOnce, at: now() };
    const filled = Math.min(atOnce, left + ((now() - at) / 1000) * perSecond);
    // Move the address to the end of the map, so that the first entry is always the oldest.
    buckets.delete(address);
    buckets.set(address, { left: Math.max(0, filled - 1), at: now() });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST && oldest !== undefined) buckets.delete(oldest);
    return filled >= 1;
  };
}
