import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aTeller, nameOf } from '../testing/told';

const START = `import('${join(__dirname, 'start.mjs')}').then(async ({ start }) => {
  process.exitCode = await start(process.argv.slice(1), process.cwd());
});`;

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'care-collector-'));
});
afterEach(() => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A real process over the folder of the test. */
async function started() {
  const child = spawn(
    process.execPath,
    ['-e', START, '--', '--port', '0', '--data', join(folder, 'pg')],
    {
      env: { ...process.env, DATABASE_URL: '', NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  const [origin] = /http:\S+:\d+/.exec(String(line)) ?? [''];
  return {
    child,
    send: async (body: unknown) => {
      const sent = { method: 'POST', body: JSON.stringify(body) };
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`${origin}/v1/logs`, { ...sent, headers })).status;
    },
    waiting: async (): Promise<{ batches: number }> => (await fetch(`${origin}/health`)).json(),
  };
}

it('loses no more than a second when its process is killed', async () => {
  const first = await started();
  const sent = Array.from({ length: 5 }, (_, index) => aTeller(nameOf(index)).start());
  for (const body of sent) expect(await first.send(body)).toBe(200);
  // It writes each second; the batch that is written after the next one has everything.
  const { batches } = await first.waiting();
  while ((await first.waiting()).batches < batches + 2);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await started();
  expect(await second.waiting()).toMatchObject({ visits: 5, ways: 0 });
}, 60_000);

it('writes what came when it is ended', async () => {
  const first = await started();
  expect(await first.send(aTeller(nameOf(1)).start())).toBe(200);
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);

  const second = await started();
  expect(await second.waiting()).toMatchObject({ visits: 1, ways: 0 });
}, 60_000);
