import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { DirectoryInUse } from '@shared/database/lock';
import { CannotStart, openDatabase } from '@shared/database/open';
import { Hono } from 'hono';
import { staffConsole } from './console/console';
import type { ServedChannel } from './console/delivery/channel';
import { seededTables } from './database/seeded-tables';
import { sandboxGate } from './gate';
import { readClothing, readDialect } from './literal/dialect';
import { neighbours } from './neighbours/neighbours';
import { inProject } from './paths';
import { createSandbox } from './server';
import type { Services } from './services/create-services';
import { channelHere, product } from './site/product';

const DEFAULT_PORT = '4100';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env['PORT'] ?? DEFAULT_PORT },
      host: { type: 'string', default: '127.0.0.1' },
      reset: { type: 'boolean', default: false },
      // Optional extensions of the backend: all, none, or names.
      extras: { type: 'string', default: process.env['SANDBOX_EXTRAS'] },
      clothes: { type: 'string', default: process.env['SANDBOX_CLOTHES'] },
      // For development: addresses of the local apps and versions of the others, both as JSON.
      servers: { type: 'string' },
      versions: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CannotStart(`${values.port} is not a port.`);

  const data = process.env['SANDBOX_DATA'] ?? inProject('.data');
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    directory: `${data}/pg`,
    tables: seededTables(),
  });
  const sandbox = await createSandbox({
    database,
    uploads: `${data}/uploads`,
    extras: known(values.extras, readDialect),
    clothes: known(values.clothes, readClothing),
  });
  if (values.reset) await sandbox.services.reset();
  const app = new Hono();
  app.use(sandboxGate(values.host));
  app.route('/', sandbox.app);
  app.route('/', neighbours(sandbox.services));
  const channel = channelHere();
  app.route('/', staffConsole(sandbox.services, channel, values.host));
  app.route('/', product(sandbox.services, values));

  const server = serve(
    {
      fetch: app.fetch,
      port,
      hostname: values.host,
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    },
    (info) => console.log(welcome(`http://localhost:${info.port}`)),
  );
  const counting = keepCounting(sandbox.services, channel);
  const stop = async () => {
    await counting.end();
    server.close();
    await sandbox.close();
    process.exit(0);
  };
  server.on('error', async (error: Error) => {
    await sandbox.close();
    tell(portTaken(error) ? new CannotStart(portInUse(port)) : error);
  });
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

/** @throws {CannotStart} for an unknown name. */
function known(text: string | undefined, read: (text: string) => unknown): string | undefined {
  try {
    if (text !== undefined) read(text);
    return text;
  } catch (error) {
    throw new CannotStart(error instanceof RangeError ? `${error.message}.` : String(error));
  }
}

/**
 * Keep-alive time in milliseconds. With Node's default of five seconds, connections close while a slow test still uses
 * them.
 */
const KEEP_ALIVE_MS = 65_000;

const welcome = (origin: string): string =>
  [
    '',
    `  Android app    ${origin}/sandbox/open?as=android&person=new-customer`,
    `  iOS app        ${origin}/sandbox/open?as=ios&person=new-customer`,
    `  Web visitor    ${origin}/sandbox/open?as=web`,
    `  Staff console  ${origin}/sandbox/`,
    '',
    '  Other people and devices: the staff console. Ctrl-C ends everything.',
    '',
  ].join('\n');

const portInUse = (port: number): string =>
  `Port ${port} is already in use. Choose another one: npm start -- --port 4200.`;
const portTaken = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';

/** Prints one sentence for an error that the user can fix, and the whole error otherwise. */
function tell(error: unknown): never {
  const isPlain = error instanceof CannotStart || error instanceof DirectoryInUse;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}

const WRITE_MS = 1000;
const LOOK_MS = 30_000;

/** Writes the telemetry of pages every second and runs the canary analysis twice a minute, until `end` is called. */
function keepCounting(
  { told }: Pick<Services, 'told'>,
  channel: Pick<ServedChannel, 'judge'>,
): { end: () => Promise<void> } {
  let lastSaid = '';
  // The next turn tries again, so the same error is printed once and not every second.
  const say = (error: unknown) => {
    const sentence = error instanceof Error ? error.message : String(error);
    if (sentence !== lastSaid) console.error(`The collector could not write: ${sentence}`);
    lastSaid = sentence;
  };
  const writing = setInterval(() => void told.collector.write().catch(say), WRITE_MS);
  const looking = setInterval(() => void channel.judge(told.queries).catch(say), LOOK_MS);
  return {
    end: async () => {
      clearInterval(writing);
      clearInterval(looking);
      await told.collector.write().catch(say);
    },
  };
}

main().catch(tell);
