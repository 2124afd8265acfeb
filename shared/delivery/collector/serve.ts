import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import type { Collector } from './collector';
import { intake } from './intake';
import { listening } from './listening';

type Options = {
  collector: Collector;
  host: string;
  port: number;
  /** Whether a proxy of ours is in front. If so, the client address comes from its X-Forwarded-For header. */
  isBehind: boolean;
  keepDays: number;
  say: (line: string) => void;
  /** Milliseconds within which a request must arrive completely. */
  patience?: number;
};

/** Limit, because each connection may hold a body in memory. Pages send one request and leave. */
const MOST_CONNECTIONS = 2000;
const PATIENCE_MS = 10_000;
const WRITE_MS = 1000;
const FORGET_MS = 10 * 60_000;

/** Serves the intake, writes every second and deletes old rows. `end` writes all received events first. */
export async function serveCollector(
  options: Options,
): Promise<{ port: number; end: () => Promise<void> }> {
  const { collector, host, port, isBehind, keepDays, say, patience = PATIENCE_MS } = options;
  const isFree = rateLimit(usualRate, Date.now);
  const app: Hono = intake({ collector, mayCome: (c) => isFree(addressOf(c, isBehind)) });
  app.get('/health', (c) => c.json({ waiting: collector.waiting() }));

  let isAway = false;
  const write = async () => {
    try {
      await collector.write();
      if (isAway) say('The database is back; what was taken meanwhile is written.');
      isAway = false;
    } catch (error) {
      // Report the failure only once. The write is repeated every second, and the rows wait in memory.
      if (!isAway) say(`The database cannot be written: ${String(error)}`);
      isAway = true;
    }
  };
  const writing = setInterval(() => void write(), WRITE_MS);
  const forgetting = setInterval(
    () => void collector.forget(keepDays).catch((error) => say(`Nothing was forgotten: ${error}`)),
    FORGET_MS,
  );

  const serverOptions = {
    requestTimeout: patience,
    headersTimeout: patience,
    connectionsCheckingInterval: patience / 10,
  };
  const place = { fetch: app.fetch, hostname: host, port, serverOptions };
  const { server, port: found } = await listening(place);
  if ('maxConnections' in server) server.maxConnections = MOST_CONNECTIONS;
  return {
    port: found,
    end: async () => {
      clearInterval(writing);
      clearInterval(forgetting);
      server.close();
      await collector.write();
    },
  };
}

/** Returns the client address. Our proxy added the last one in the header. */
function addressOf(c: Context, isBehind: boolean): string {
  const forwarded = isBehind ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(c).remote.address ?? '');
}

/** Requests per second of one address, and the burst. Generous, because many phones share one address of a network. */
type Rate = { perSecond: number; atOnce: number };

const usualRate: Rate = { perSecond: 100, atOnce: 300 };

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
