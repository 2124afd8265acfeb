import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { Collector, Signal, Taken } from './collector';

type Options = {
  collector: Pick<Collector, 'take'>;
  mayCome: (c: Context) => boolean;
};

/**
 * Returns the app that accepts logs and metrics as OTLP/HTTP with JSON, from `sendBeacon` or any OpenTelemetry
 * exporter.
 * Answers as the protocol requires, with the number of dropped records.
 */
export function intake({ collector, mayCome }: Options): Hono {
  const app = new Hono();
  // Name the origin: browsers send a beacon with credentials and then reject `*`. The collector reads no credentials.
  const anyPage = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', 'Content-Encoding'],
    maxAge: 86_400,
  });
  const notTooLarge = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => c.json({ message: 'too large' }, 413),
  });
  for (const signal of ['logs', 'metrics'] as const) {
    app.use(`/v1/${signal}`, anyPage);
    app.post(`/v1/${signal}`, notTooLarge, async (c) => {
      if (!mayCome(c)) return c.json({ message: 'later' }, 429, { 'Retry-After': '1' });
      const body = await bodyOf({
        type: c.req.header('content-type'),
        encoding: c.req.header('content-encoding'),
        bytes: await c.req.arrayBuffer(),
      });
      return c.json(answerTo(signal, collector.take(signal, body)));
    });
  }
  return app;
}

const rejected = { logs: 'rejectedLogRecords', metrics: 'rejectedDataPoints' } as const;

const answerTo = (signal: Signal, { dropped }: Taken) =>
  dropped === 0
    ? {}
    : {
        partialSuccess: {
          [rejected[signal]]: String(dropped),
          errorMessage: 'not in the table of events, or too many at once',
        },
      };

const gunzipped = promisify(gunzip);

/** Largest accepted request body in bytes, before unpacking. A page sends a few thousand bytes. */
export const MOST_BYTES = 256 * 1024;
const MOST_UNPACKED = 2 * 1024 * 1024;

const unread = (status: 400 | 413 | 415, message: string) =>
  new HTTPException(status, { res: Response.json({ message }) });

type Request = { type: string | undefined; encoding: string | undefined; bytes: ArrayBuffer };

/** Beacons of older browsers send `text/plain`. */
const TYPES = ['application/json', 'text/plain', ''];

async function bodyOf({ type = '', encoding = 'identity', bytes }: Request): Promise<unknown> {
  if (!TYPES.includes(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    throw unread(415, 'JSON alone is read: application/json');
  const text = await textOf(encoding.trim().toLowerCase(), Buffer.from(bytes));
  try {
    return JSON.parse(text);
  } catch {
    throw unread(400, 'this is no JSON');
  }
}

async function textOf(encoding: string, bytes: Buffer): Promise<string> {
  if (encoding === 'identity' || encoding === '') return bytes.toString('utf8');
  if (encoding !== 'gzip') throw unread(415, 'gzip alone is unpacked');
  try {
    return (await gunzipped(bytes, { maxOutputLength: MOST_UNPACKED })).toString('utf8');
  } catch (error) {
    const isLarge = Object(error).code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge ? unread(413, 'unpacked it is too large') : unread(400, 'not gzip');
  }
}
