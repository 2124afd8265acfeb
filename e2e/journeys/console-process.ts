import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ended } from '@shared/delivery/gate/sandbox-program';

const collect = join(import.meta.dirname, '../tools/collect.mjs');

/** Starts a collector with the delivery console for this store, on free ports with its own data folder. */
export async function startConsole(store: string) {
  const data = mkdtempSync(join(tmpdir(), 'care-console-'));
  const args = ['--port', '0', '--console', '0', '--data', join(data, 'pg'), '--store', store];
  const env = { ...process.env, DATABASE_URL: '', MFE_CONSOLE_TOKEN: '', MFE_BY: 'night@example' };
  const child = spawn(process.execPath, [collect, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await originSaid(child);
  return {
    origin,
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Returns the printed address of the console. @throws if the process ends without it. */
async function originSaid({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface(stdout)) {
      const [, origin] = /^The console of delivery: (http:\S+?)\/$/.exec(line) ?? [];
      if (origin) return origin;
    }
  throw new Error('the console did not start');
}
