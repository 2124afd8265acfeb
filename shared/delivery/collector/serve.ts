import { type ServerType, serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import type { Collector } from './collector';
import { intake } from './intake';
import { rateLimit, usualRate } from './rate';

type Options = {
  collector: Collector;
  host: string;
  port: number;
  /** There is a server of ours in between, whose word for the address of whoever asks is taken. */
  isBehind: boolean;
  /** Days that are kept. */
  keepDays: number;
  say: (line: string) => void;
  /** Milliseconds a request has until it is here as a whole. */
  patience?: number;
};

/** Each may hold a body in memory. Pages send and go. */
const MOST_CONNECTIONS = 2000;
const PATIENCE_MS = 10_000;
const WRITE_MS = 1000;
const FORGET_MS = 10 * 60_000;

/** Serves the intake, writes each second, forgets what is old. Answers what ends it, with all that came written. */
export function serveCollector(
  options: Options,
): Promise<{ port: number; end: () => Promise<void> }> {
  const { collector, host, port, isBehind, keepDays, say, patience = PATIENCE_MS } = options;
  const isFree = rateLimit(usualRate, Date.now);
  const app: Hono = intake({ collector, mayCome: (c) => isFree(addressOf(c, isBehind)) });
  app.get('/health', (c) => c.json({ ...collector.waiting(), batches }));

  let isAway = false;
  let batches = 0;
  const write = async () => {
    try {
      await collector.write();
      batches += 1;
      if (isAway) say('The database is back; what was taken meanwhile is written.');
      isAway = false;
    } catch (error) {
      // Said once: it is tried again each second, and what came waits in memory.
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
  return new Promise((done, fail) => {
    const place = { fetch: app.fetch, hostname: host, port, serverOptions };
    const server: ServerType = serve(place, (info) =>
      done({
        port: info.port,
        end: async () => {
          clearInterval(writing);
          clearInterval(forgetting);
          server.close();
          await collector.write();
        },
      }),
    );
    if ('maxConnections' in server) server.maxConnections = MOST_CONNECTIONS;
    server.on('error', fail);
  });
}

/** The last address that was added on the way is the one our server saw. */
function addressOf(c: Context, isBehind: boolean): string {
  const forwarded = isBehind ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(c).remote.address ?? '');
}
