import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveStore } from '@shared/delivery/testing/builds';
import { Hono } from 'hono';
import { neighbours } from '../../neighbours/neighbours';
import { openSandbox } from '../../testing/sandbox-under-test';
import { staffConsole } from '../console';
import { servedChannel } from '../delivery/channel';

const NOWHERE = 'http://nowhere.invalid';

type ConsoleUnderTest = Awaited<ReturnType<typeof openConsole>>;

/** Opens one console for all tests of a file, and resets the sandbox before each of them. */
export function consoleOfFile(): ConsoleUnderTest {
  const staff = {} as ConsoleUnderTest;
  beforeAll(async () => {
    Object.assign(staff, await openConsole());
  });
  afterAll(() => staff.close());
  beforeEach(() => staff.services.reset());
  return staff;
}

/** Opens the whole sandbox with its seeded people and released apps, at noon of 2026-11-20 in Korea. */
export async function openConsole() {
  const sandbox = await openSandbox();
  const { services } = sandbox;
  const app = new Hono();
  app.route('/', sandbox.app);
  app.route('/', neighbours(services));
  const folder = mkdtempSync(join(tmpdir(), 'care-console-'));
  const channel = servedChannel(folder, 'sandbox');
  await liveStore(channel.store, 'sandbox');
  app.route('/', staffConsole(services, channel));

  return {
    app,
    services,
    as: sandbox.as,
    close: async () => {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
    html: async (path: string) => (await app.request(path)).text(),
    /** Submits a form of the console. */
    press: (action: string, fields: Record<string, string> = {}) =>
      app.request(`/sandbox/do/${action}`, { method: 'POST', body: new URLSearchParams(fields) }),
    /** Returns the search parameters of the redirect, with the result in `done` or `wrong`. */
    lineOf: (answer: Response) =>
      new URL(answer.headers.get('location') ?? '', NOWHERE).searchParams,
  };
}
