import type { ChannelState } from '@shared/release/release';
import { Hono } from 'hono';
import { neighbours } from '../../neighbours/neighbours';
import { openSandbox } from '../../testing/sandbox-under-test';
import { staffConsole } from '../console';
import type { ServedApp } from '../delivery/channel';

const NOWHERE = 'http://nowhere.invalid';

export type ConsoleUnderTest = Awaited<ReturnType<typeof openConsole>>;

/** Opens the whole sandbox with its seeded people, at noon of 2026-11-20 in Korea. */
export async function openConsole() {
  const sandbox = await openSandbox();
  const { services } = sandbox;
  const app = new Hono();
  app.route('/', sandbox.app);
  app.route('/', neighbours(services));
  const channel = fakeChannel();
  app.route('/', staffConsole(services, channel));

  const read = async <T>(name: string): Promise<T> =>
    (await app.request(`/sandbox/api/${name}`)).json() as Promise<T>;
  return {
    app,
    services,
    channel,
    as: sandbox.as,
    close: sandbox.close,
    read,
    html: async (path: string) => (await app.request(path)).text(),
    /** Submits a form of the console. */
    press: (action: string, fields: Record<string, string> = {}) =>
      app.request(`/sandbox/do/${action}`, { method: 'POST', body: new URLSearchParams(fields) }),
    /** Sends the same action as JSON. */
    post: (name: string, fields: Record<string, string | number | boolean> = {}) =>
      app.request(`/sandbox/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
      }),
    /** Returns the search parameters of the redirect, with the result in `done` or `wrong`. */
    lineOf: (answer: Response) =>
      new URL(answer.headers.get('location') ?? '', NOWHERE).searchParams,
  };
}

/** Creates a channel with one canary for 50 % and one for 20 % of the devices. Both run until they are stopped. */
function fakeChannel() {
  const why: string[] = [];
  const canaries: ChannelState['canaries'] = [
    { id: 'c1', apps: { apply: '1.5.0' }, percent: 50, salt: 's1' },
    { id: 'c2', apps: { guides: '2.0.0' }, percent: 20, salt: 's2' },
  ];
  const stopped = new Set<string>();
  return {
    name: 'sandbox',
    why,
    state: async (): Promise<ChannelState> => ({
      schema: 1,
      seq: 7,
      change: '7',
      stable: 'stable-1',
      canaries: canaries.filter(({ salt }) => !stopped.has(salt)),
      disabled: [],
      frozen: false,
    }),
    apps: async (): Promise<readonly ServedApp[]> => [
      { app: 'host', version: '1.0.0', published: [] },
      {
        app: 'apply',
        version: '1.4.0',
        published: [
          { version: '1.5.0', date: '2026-11-19T01:00:00Z', git: 'abc', note: 'new steps' },
          { version: '1.4.0', date: '2026-11-01T01:00:00Z', git: 'abd', note: '' },
        ],
      },
    ],
    stopCanary: async (salt: string, reason: string) => {
      if (stopped.has(salt)) return false;
      stopped.add(salt);
      why.push(`${salt} ${reason}`);
      return true;
    },
    judge: async () => [],
    begin: () => {
      stopped.clear();
      why.length = 0;
    },
  };
}
