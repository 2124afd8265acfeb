/** Requests a second of one address, and how many may come at once. Many phones share an address of a network. */
export type Rate = { perSecond: number; atOnce: number };

export const usualRate: Rate = { perSecond: 100, atOnce: 300 };

/** Addresses that are remembered; beyond these the oldest is forgotten. */
const MOST = 20_000;

/**
 * Answers whether one more request of an address may come: a bucket for each, which fills again. Addresses are nowhere
 * but in memory.
 */
export function rateLimit({ perSecond, atOnce }: Rate, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (address: string): boolean => {
    const { left, at } = buckets.get(address) ?? { left: atOnce, at: now() };
    const filled = Math.min(atOnce, left + ((now() - at) / 1000) * perSecond);
    // Who came last stands at the end: the first is the one to forget.
    buckets.delete(address);
    buckets.set(address, { left: Math.max(0, filled - 1), at: now() });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST && oldest !== undefined) buckets.delete(oldest);
    return filled >= 1;
  };
}
