import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { openDatabase } from '@shared/database/open';
import { listening } from '@shared/delivery/collector/listening';
import { ownCertificate } from '@shared/delivery/nginx/certificate';
import { Refusal } from '@shared/delivery/store/refusal';
import { Hono } from 'hono';
import { staffConsole } from 'sandbox/console/console';
import { sandboxTables } from 'sandbox/database/migrate';
import { neighbours } from 'sandbox/neighbours/neighbours';
import { createSandbox, type Sandbox } from 'sandbox/server';
import { channelHere } from 'sandbox/site/product';

/** A variant with its own origin. */
export type Served = {
  origin: string;
  /** Calls the server without a network in between. */
  ask: (path: string) => Promise<Response>;
  close: () => Promise<void>;
};

/** All variants, and the digest of their certificate's key. */
export type Stage = {
  served: Readonly<Record<string, Served>>;
  spki: string | undefined;
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

/** Serves every variant at its own origin, all with the same backend and external systems. */
export async function stageOf(
  sites: Readonly<Record<string, Hono>>,
  { app, services }: Backend,
  tls: Certificate | undefined,
): Promise<Stage> {
  const console = staffConsole(services, channelHere());
  const served = Object.fromEntries(
    await Promise.all(
      Object.entries(sites).map(async ([name, site]) => {
        const all = new Hono();
        for (const part of [site, app, neighbours(services), console]) all.route('/', part);
        return [name, await serveVariant(all, tls)] as const;
      }),
    ),
  );
  const close = async () => {
    await Promise.all(Object.values(served).map((one) => one.close()));
  };
  return { served, spki: tls?.spki, close };
}

async function serveVariant(site: Hono, tls: Certificate | undefined): Promise<Served> {
  const over = tls && {
    createServer: createSecureServer,
    serverOptions: { key: tls.key, cert: tls.cert, allowHTTP1: true },
  };
  const place = { fetch: site.fetch, port: 0, hostname: '127.0.0.1', ...over };
  const { server, port } = await listening(place);
  return {
    origin: `${tls ? 'https' : 'http'}://localhost:${port}`,
    ask: async (path) => site.request(path),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

export type Certificate = {
  key: Buffer;
  cert: Buffer;
  /** Digest of the public key. A browser that knows it accepts the certificate and keeps its cache. */
  spki: string;
};

/** Creates a certificate in the folder, or returns undefined without openssl. HTTP/2 needs one, HTTP/1.1 does not. */
export function certificateIn(folder: string): Certificate | undefined {
  try {
    const { certificate, key } = ownCertificate(folder);
    const cert = readFileSync(certificate);
    const bytes = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const spki = createHash('sha256').update(bytes).digest('base64');
    return { key: readFileSync(key), cert, spki };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
