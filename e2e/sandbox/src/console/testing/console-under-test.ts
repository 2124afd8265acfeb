import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Hono } from 'hono';
import { overPglite } from '../../database/pglite';
import { neighbours } from '../../neighbours/neighbours';
import { createSandbox, type Sandbox } from '../../server';
import { staffConsole } from '../console';

const REAL_NOW = '2026-11-21T03:00:00Z';
const NOWHERE = 'http://nowhere.invalid';

export type ConsoleUnderTest = Awaited<ReturnType<typeof openConsole>>;

/** The whole sandbox with its seeded people, at noon of 2026-11-21 in Korea. */
export async function openConsole() {
  const sandbox: Sandbox = await createSandbox({
    database: overPglite(await PGlite.create()),
    now: () => new Date(REAL_NOW),
    uploads: mkdtempSync(join(tmpdir(), 'sandbox-console-')),
  });
  const { services } = sandbox;
  const app = new Hono();
  app.route('/', sandbox.app);
  app.route('/', neighbours(services));
  app.route('/', staffConsole(services));

  const read = async <T>(name: string): Promise<T> =>
    (await app.request(`/sandbox/api/${name}`)).json() as Promise<T>;
  return {
    app,
    services,
    close: sandbox.close,
    read,
    html: async (path: string) => (await app.request(path)).text(),
    /** A form of the console. */
    press: (action: string, fields: Record<string, string> = {}) =>
      app.request(`/sandbox/do/${action}`, { method: 'POST', body: new URLSearchParams(fields) }),
    /** The same as JSON. */
    post: (name: string, fields: Record<string, string | number | boolean> = {}) =>
      app.request(`/sandbox/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
      }),
    /** What the line of an answer says, under `done` or `wrong`. */
    lineOf: (answer: Response) =>
      new URL(answer.headers.get('location') ?? '', NOWHERE).searchParams,
  };
}
