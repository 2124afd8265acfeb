import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from '@shared/release/release';
import { freePort } from '../base/free-port.cjs';
import { readChannel, writeChannel } from '../store/channels';
import { folderStore } from '../store/folder';
import { inParallel } from '../store/in-parallel';
import type { ObjectStore } from '../store/objects';
import type { Planned } from '../store/plan';
import { appJson, compose, foldersInStore } from '../store/releases';
import { answering, ended, firstCall, START_MS } from './sandbox-program';

/** A stage for a set that is not live: its files from the store, and the sandbox as its backend. */
export type Rehearsal = {
  show: (set: Planned) => Promise<void>;
  origin: string;
  end: () => Promise<void>;
};

const CHANNEL = 'gate';

/** Starts the stage. @throws if the sandbox does not start. */
export async function rehearse(
  store: ObjectStore,
  root: string,
  sets: readonly Planned[],
): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'care-gate-'));
  const stage = folderStore(join(folder, 'store'));
  await copied(store, stage, sets);
  const show = async ({ versions, lkg }: Planned) => {
    const stable = await compose(stage, versions, lkg);
    const wish = { stable, canaries: [], disabled: [], frozen: false };
    const reason = { by: 'gate', why: '', did: 'boot' };
    await writeChannel(stage, CHANNEL, await readChannel(stage, CHANNEL), wish, reason);
  };
  if (sets[0]) await show(sets[0]);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = sandbox(root, port, folder);
  const end = async () => {
    await ended(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(firstCall(origin), child, START_MS);
  } catch (error) {
    await end();
    throw error;
  }
  return { show, origin, end };
}

async function copied(from: ObjectStore, to: ObjectStore, sets: readonly Planned[]): Promise<void> {
  const builds = sets.flatMap(({ versions, lkg }) => [
    ...Object.entries(versions),
    ...Object.entries(lkg),
  ]);
  const described = await Promise.all(
    builds.map(([app, version]) => appJson(from, app as AppName, version)),
  );
  const folders = new Set(described.flatMap(foldersInStore));
  const listed = await Promise.all([...folders].map((folder) => from.list(folder)));
  const files = listed.flat().filter(({ path }) => !path.endsWith('.gz'));
  await inParallel(files, async ({ path }) => {
    const found = await from.read(path);
    if (found) await to.write(path, found.bytes);
  });
}

/** Starts the sandbox as a separate program. The gate uses it only over HTTP. */
function sandbox(root: string, port: number, folder: string): ChildProcess {
  const args = ['--import', 'tsx', 'sandbox/src/main.ts', '--port', String(port)];
  return spawn(process.execPath, args, {
    cwd: join(root, 'e2e'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: sandboxEnvironment(process.env, folder),
  });
}

/** Returns the environment of the sandbox. It is the shell's without its database and its own sandbox. */
export const sandboxEnvironment = (
  shell: NodeJS.ProcessEnv,
  folder: string,
): NodeJS.ProcessEnv => ({
  ...shell,
  DATABASE_URL: undefined,
  SANDBOX_EXTRAS: undefined,
  SANDBOX_CLOTHES: undefined,
  SANDBOX_STORE: join(folder, 'store'),
  SANDBOX_CHANNEL: CHANNEL,
  SANDBOX_DATA: join(folder, 'data'),
});
