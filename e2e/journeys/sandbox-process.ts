import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shared/delivery/build/free-port';
import { answering, ended } from '@shared/delivery/gate/sandbox-program';

const e2e = join(import.meta.dirname, '..');

export type SandboxProcess = {
  origin: string;
  /** Ends it as a power cut would; what it acknowledged must still be there after `start`. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Environment = Readonly<Record<string, string>>;

/**
 * A sandbox of its own on a free port with a data folder of its own; `given` says where it serves the product from,
 * `host` at which of this machine's addresses it answers.
 */
export async function startSandbox(
  given: Environment = {},
  host = '127.0.0.1',
): Promise<SandboxProcess> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'care-'));
  const origin = `http://localhost:${port}`;
  let child = run({ port, data, host }, given);
  await answering(origin, child, START_MS);
  return {
    origin,
    kill: () => ended(child, 'SIGKILL'),
    start: async () => {
      child = run({ port, data, host }, given);
      await answering(origin, child, START_MS);
    },
    stop: async () => {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

type Place = { port: number; data: string; host: string };

function run({ port, data, host }: Place, given: Environment): ChildProcess {
  const at = ['--port', String(port), '--host', host];
  const args = ['--import', 'tsx', 'sandbox/src/main.ts', ...at];
  const env = {
    ...withoutSandbox(process.env),
    ...backendOf(process.env),
    ...given,
    SANDBOX_DATA: data,
  };
  const child = spawn(process.execPath, args, { cwd: e2e, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes) => said.push(String(bytes)));
  child.on('exit', (code) => {
    if (code) process.stderr.write(`the sandbox ended with ${code}:\n${said.join('')}\n`);
  });
  return child;
}

/** What the shell says of a sandbox is about the one somebody works with, never about one of the tests. */
function withoutSandbox(shell: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isTheirs = (name: string) =>
    name.startsWith('SANDBOX_') || /^(DATABASE_URL|PORT)$/.test(name);
  return Object.fromEntries(Object.entries(shell).filter(([name]) => !isTheirs(name)));
}

/** Which backend these journeys run against: `JOURNEYS_EXTRAS=none JOURNEYS_CLOTHES=flags-Y-and-N npm run e2e`. */
function backendOf({ JOURNEYS_EXTRAS, JOURNEYS_CLOTHES }: NodeJS.ProcessEnv): Environment {
  return {
    ...(JOURNEYS_EXTRAS && { SANDBOX_EXTRAS: JOURNEYS_EXTRAS }),
    ...(JOURNEYS_CLOTHES && { SANDBOX_CLOTHES: JOURNEYS_CLOTHES }),
  };
}

/**
 * Its database begins in seconds, or in three quarters of a minute while a machine of two cores does seven things.
 */
const START_MS = 240_000;
/** For a worker, or a test, that starts one. */
export const STARTING_MS = START_MS + 30_000;
