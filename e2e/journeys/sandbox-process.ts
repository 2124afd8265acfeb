import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shared/delivery/base/free-port';
import { answering, ended, firstCall, START_MS } from '@shared/delivery/gate/sandbox-program';
import { bundleSandbox, sandboxBundle } from './sandbox-bundle';

const e2e = join(import.meta.dirname, '..');

export type SandboxProcess = {
  origin: string;
  /** Kills the process like a power cut. Acknowledged data must still exist after `start`. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Environment = Readonly<Record<string, string>>;

/**
 * Starts a sandbox on a free port with its own data folder. `given` sets its environment, for example its store, `host`
 * the address that it listens on, and `folder` the e2e folder of the project that it belongs to.
 */
export async function startSandbox(
  given: Environment = {},
  host = '127.0.0.1',
  folder = e2e,
): Promise<SandboxProcess> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'care-'));
  const origin = `http://localhost:${port}`;
  if (folder !== e2e) await bundleSandbox(folder);
  let child = run({ port, data, host, folder }, given);
  await answering(firstCall(origin), child, START_MS);
  return {
    origin,
    kill: () => ended(child, 'SIGKILL'),
    start: async () => {
      child = run({ port, data, host, folder }, given);
      await answering(firstCall(origin), child, START_MS);
    },
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The database starts a quarter sooner when V8 does not optimise its code, and answers as quickly. */
const QUICK_START = '--liftoff-only';

type Place = { port: number; data: string; host: string; folder: string };

function run({ port, data, host, folder }: Place, given: Environment): ChildProcess {
  const at = ['--port', String(port), '--host', host];
  const args = [QUICK_START, sandboxBundle(folder), ...at];
  const env = {
    ...withoutSandbox(process.env),
    ...backendOf(process.env),
    ...given,
    SANDBOX_DATA: data,
  };
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes) => said.push(String(bytes)));
  child.on('exit', (code) => {
    if (code) process.stderr.write(`the sandbox ended with ${code}:\n${said.join('')}\n`);
  });
  return child;
}

/** Removes the sandbox variables of the shell, because they belong to a developer's own sandbox. */
function withoutSandbox(shell: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isTheirs = (name: string) =>
    name.startsWith('SANDBOX_') || /^(DATABASE_URL|PORT)$/.test(name);
  return Object.fromEntries(Object.entries(shell).filter(([name]) => !isTheirs(name)));
}

/** Returns the optional extensions of the backend that the journeys use: `JOURNEYS_EXTRAS=all npm run e2e`. */
const backendOf = ({ JOURNEYS_EXTRAS }: NodeJS.ProcessEnv): Environment =>
  JOURNEYS_EXTRAS ? { SANDBOX_EXTRAS: JOURNEYS_EXTRAS } : {};

/** Timeout for a worker or a test that starts a sandbox. */
export const STARTING_MS = START_MS + 30_000;
