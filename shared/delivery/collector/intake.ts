import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { bodyOf, MOST_BYTES, Unread } from './body';
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
      try {
        const body = await bodyOf({
          type: c.req.header('content-type'),
          encoding: c.req.header('content-encoding'),
          bytes: await c.req.arrayBuffer(),
        });
        return c.json(answerTo(signal, collector.take(signal, body)));
      } catch (error) {
        if (error instanceof Unread) return c.json({ message: error.message }, error.status);
        throw error;
      }
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
