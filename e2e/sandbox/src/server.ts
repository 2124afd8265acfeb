import type { Database } from '@shared/database/database';
import { openCollector } from '@shared/delivery/collector/collector';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { addresses } from './addresses';
import { backend, unnamedCall } from './backend/backend';
import { openClock } from './clock';
import { migrate } from './database/migrate';
import { openFaults } from './faults';
import { openDialects } from './literal/dialect';
import { openRequestLog } from './log';
import { inProject } from './paths';
import { seedOnce } from './people/seed';
import { createServices, type Services } from './services/create-services';
import { dueDates } from './services/due';
import type { World } from './world';

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** Creates the backend and its services on one database. `now` returns the real time, for tests. Source: SBX-001. */
export async function createSandbox(options: {
  database: Database;
  now?: () => Date;
  uploads?: string;
  /** Optional extensions of the backend: `all`, `none` (the default) or names. */
  extras?: string | undefined;
  clothes?: string | undefined;
}) {
  const { database, now = () => new Date(), uploads = inProject('.data/uploads') } = options;
  await migrate(database);
  const world: World = {
    database,
    clock: await openClock(database, now),
    faults: await openFaults(database),
    log: openRequestLog(),
    collector: openCollector({ database, root: inProject('.'), now: () => now().getTime() }),
    dialects: openDialects(options.extras ?? 'none', options.clothes),
    uploads,
  };
  await seedOnce(world);
  const closing = new AbortController();
  const services = createServices(world);
  return {
    /** The backend and its files. main.ts mounts the other sites beside it. */
    app: sandboxApp(world, services, closing.signal),
    services,
    /** Ends waiting requests first. */
    close: async () => {
      closing.abort();
      await database.close();
    },
  };
}

function sandboxApp(world: World, services: Services, closing: AbortSignal): Hono {
  const app = new Hono();
  const settleDay = dueDates(world);
  app.use(async (c, next) => {
    await settleDay();
    await next();
    // The app takes its time from this header, so it follows the clock of the sandbox.
    c.res.headers.set('Date', world.clock.now().toUTCString());
  });
  // Compress answers as the gateway of a real backend does: 16 kB of packages become 3 kB.
  app.use('/api/*', compress());
  app.get(`${addresses.files}/:name`, async (c) => {
    const file = await services.uploads.read(c.req.param('name'));
    if (file === undefined) return c.text('not found', 404);
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Cache-Control': 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
  const api = backend(world, closing);
  app.route('/', api);
  // The account host also serves the profile call. Source: A-40.
  app.route(addresses.accountHost, api);
  app.all('/api/*', unnamedCall(world));
  return app;
}
