import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectorProcess } from '../testing/collector-process';
import { aTeller, nameOf } from '../testing/told';

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'care-collector-'));
});
afterEach(() => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a real collector process with the folder of the test. */
async function started() {
  const collector = await collectorProcess(process.cwd(), join(folder, 'pg'));
  running.push(collector.child);
  return collector;
}

it('loses at most one second of events when it is killed, and none when it is told to end', async () => {
  const first = await started();
  const sent = Array.from({ length: 5 }, (_, index) => aTeller(nameOf(index)).start());
  for (const body of sent) expect((await first.send('logs', body)).status).toBe(200);
  // The collector writes every second. The second batch from now is certain to contain all sent events.
  const { batches } = await first.health();
  while ((await first.health()).batches < batches + 2);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await started();
  expect((await second.send('logs', aTeller(nameOf(6)).start())).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);

  const count = `import { PGlite } from '@electric-sql/pglite';
    const database = await PGlite.create(process.argv[1]);
    console.log((await database.query('select event from telemetry_log')).rows.length);`;
  const args = ['--input-type=module', '-e', count, join(folder, 'pg')];
  const read = { cwd: 'shared/database', env: { ...process.env, NODE_OPTIONS: '' } };
  expect(execFileSync(process.execPath, args, read).toString()).toBe('6\n');
});
