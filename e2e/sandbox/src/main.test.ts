import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './paths';

const PATIENCE_MS = 90_000;
jest.setTimeout(2 * PATIENCE_MS);

let data: string;
let children: ChildProcess[] = [];
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
  // The sandbox needs only a store with a channel to start. These tests open no page.
  mkdirSync(join(data, 'store/channels/sandbox'), { recursive: true });
  writeFileSync(join(data, 'store/channels/sandbox/index.html'), '');
});
afterEach(async () => {
  const ended = children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
  children = [];
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Its database starts a quarter sooner when V8 does not optimise its code. */
const program = ['--liftoff-only', '--import', 'tsx', 'sandbox/src/main.ts'];

/** Starts the sandbox as on the command line. `said` resolves when it prints `until`, or when it ends. */
function start(flags: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...program, ...flags], {
    cwd: inProject('e2e'),
    env: {
      PATH: process.env['PATH'] ?? '',
      SANDBOX_DATA: data,
      SANDBOX_STORE: join(data, 'store'),
      ...env,
    },
  });
  children.push(child);
  let output = '';
  let waiting: { until: RegExp; done: () => void } | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      if (waiting?.until.test(output)) waiting.done();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    child,
    ended,
    said: () => output,
    until: (text: RegExp) =>
      Promise.race([
        ended,
        new Promise<void>((done) => {
          waiting = { until: text, done };
          if (text.test(output)) done();
        }),
      ]),
  };
}

const addressIn = (said: string): string =>
  /http:\/\/localhost:\d+/.exec(said)?.[0].replace('localhost', '127.0.0.1') ?? '';

/** Signs in at the account host and sends its proof to the backend, as a browser does. */
async function signIn(origin: string) {
  const form = new URLSearchParams({ person: 'new-customer' });
  const signedIn = await fetch(`${origin}/account/sign-in`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const call = async (method: string, url: string, headers: object, body?: object) => {
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { data } = await call('POST', `${origin}/api/v1App/auth/initSession`, {});
  const { pre_auth_token } = data as { pre_auth_token: string };
  const { token } = await call(
    'POST',
    `${origin}/api/v1App/users/storeToken`,
    { Cookie: cookie, 'X-Pre-Auth-Token': pre_auth_token },
    {},
  );
  return {
    send: (method: string, path: string, body?: object, at = origin) =>
      call(method, `${at}/api/v1App${path}`, { Authorization: `Bearer ${String(token)}` }, body),
  };
}

describe('starting the sandbox', () => {
  it('refuses a second start on the same data, which are all there after the first was killed', async () => {
    const first = start(['--port', '0']);
    await first.until(/http:\/\//);
    const refused = start(['--port', '0']);
    expect(await refused.ended).toBe(1);
    expect(refused.said().trim()).toBe(
      `The data in ${data}/pg is in use by the process with id ${first.child.pid}.`,
    );

    const customer = await signIn(addressIn(first.said()));
    const added = await customer.send('POST', '/users/addVehicle', {
      vinNo: 'MRDC3K29000000100',
      modelNm: '',
      vtg_no: null,
    });
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start(['--port', '0']);
    await second.until(/http:\/\//);
    const at = addressIn(second.said());
    const { data: user } = await customer.send('GET', '/users/U1005', undefined, at);

    expect(added).toMatchObject({ data: { result: true } });
    expect(user).toMatchObject({
      vehicles: [{ num_id: 'MRDC5K20005000000' }, { num_id: 'MRDC3K29000000100' }],
    });
  });

  it('ends with one sentence when the DATABASE_URL cannot be used', async () => {
    const sandbox = start(['--port', '0'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });

    expect(await sandbox.ended).toBe(1);
    expect(sandbox.said().trim()).toBe(
      'DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('ends with one sentence when the port is in use', async () => {
    const holder: Server = createServer();
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, '127.0.0.1', () => {
        const address = holder.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      }),
    );

    const sandbox = start(['--port', String(port)]);
    const code = await sandbox.ended;
    holder.close();

    expect([code, sandbox.said().trim()]).toEqual([
      1,
      `Port ${port} is already in use. Choose another one: npm start -- --port 4200.`,
    ]);
  });
});
