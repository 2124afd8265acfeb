import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
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

describe('starting the sandbox', () => {
  it('refuses a second start on the same data', async () => {
    const first = start(['--port', '0']);
    await first.until(/http:\/\//);

    const refused = start(['--port', '0']);

    expect(await refused.ended).toBe(1);
    expect(refused.said().trim()).toBe(
      `The data in ${data}/pg is in use by the process with id ${first.child.pid}.`,
    );
  });

  it('ends with one sentence when the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;

    const sandbox = start(['--port', String(port)]);
    const code = await sandbox.ended;
    holder.close();

    expect([code, sandbox.said().trim()]).toEqual([
      1,
      `Port ${port} is already in use. Choose another one: npm start -- --port 4200.`,
    ]);
  });
});
