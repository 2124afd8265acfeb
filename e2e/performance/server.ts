import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { openDatabase } from '@shared/database/open';
import { Hono } from 'hono';
import { sandboxTables } from 'sandbox/database/migrate';
import { neighbours } from 'sandbox/neighbours/neighbours';
import { createSandbox, type Sandbox } from 'sandbox/server';
import type { Certificate } from './certificate';

/** A variant with its own origin. */
export type Served = {
  origin: string;
  /** Calls the server without a network in between. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Delays every answer by this time from now on, in milliseconds. */
  setLatency: (ms: number) => void;
  close: () => Promise<void>;
};

export type Backend = Pick<Sandbox, 'app' | 'services' | 'close'>;

/** Opens the backend for all variants, with its database in `folder`. */
export async function openBackend(folder: string): Promise<Backend> {
  const database = await openDatabase({
    url: undefined,
    directory: `${folder}/pg`,
    tables: sandboxTables(),
  });
  const sandbox = await createSandbox({ database, uploads: `${folder}/uploads` });
  await sandbox.services.reset();
  return sandbox;
}

/** Serves the pages of one variant with the same backend and external systems as the others. */
export async function serveVariant(
  site: Hono,
  { app, services }: Backend,
  console: Hono,
  tls: Certificate | undefined,
): Promise<Served> {
  let latency = 0;
  const all = new Hono();
  all.use(async (_, next) => {
    if (latency > 0) await new Promise((done) => setTimeout(done, latency));
    await next();
  });
  all.route('/', site);
  all.route('/', app);
  all.route('/', neighbours(services));
  all.route('/', console);
  const over = tls && {
    createServer: createSecureServer,
    serverOptions: { key: tls.key, cert: tls.cert, allowHTTP1: true },
  };
  return new Promise((done) => {
    const server = serve(
      { fetch: all.fetch, port: 0, hostname: '127.0.0.1', ...over },
      (at: AddressInfo) =>
        done({
          origin: `${tls ? 'https' : 'http'}://localhost:${at.port}`,
          ask: async (path, init) => all.request(path, init),
          setLatency: (ms) => {
            latency = ms;
          },
          close: () => new Promise((closed) => server.close(() => closed())),
        }),
    );
  });
}
