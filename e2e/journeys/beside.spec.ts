import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shared/delivery/base/free-port';
import { expect, test } from 'playwright/test';
import { nightly } from './nightly';
import { startSandbox } from './sandbox-process';

const e2e = join(import.meta.dirname, '..');

/** Starts a sandbox like `npm start` in a shell that sets its data folder and its port. */
async function startByHand(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/src/main.ts'], {
    cwd: e2e,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done) => {
    child.stdout.on('data', (bytes) => String(bytes).includes('http://') && done());
    child.once('exit', () => done());
  });
  return child;
}

type Application = { id: string; may: string[] };

test(
  'a sandbox of the tests does not use the data, port or database of a running sandbox',
  nightly,
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'care-beside-'));
    const shell = { PORT: String(await freePort()), SANDBOX_DATA: data };
    const running = await startByHand(shell);
    const own = `http://localhost:${shell.PORT}/sandbox/api`;
    const post = (origin: string, action: string, body = {}) =>
      fetch(`${origin}/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const waiting = async (origin: string): Promise<boolean> => {
      const all = (await (await fetch(`${origin}/subscriptions`)).json()) as Application[];
      return all.some(({ id, may }) => id === 'S-pending' && may.includes('approve'));
    };
    await post(own, 'approve', { id: 'S-pending' });
    expect(await waiting(own)).toBe(false);

    // DATABASE_URL would lead to the database of another person.
    const said = { ...shell, DATABASE_URL: 'postgres://127.0.0.1:1/theirs' };
    Object.assign(process.env, said);
    const sandbox = await startSandbox().finally(() => {
      for (const name of Object.keys(said)) delete process.env[name];
    });
    await post(`${sandbox.origin}/sandbox/api`, 'reset');

    expect(sandbox.origin).not.toContain(shell.PORT);
    expect(await waiting(`${sandbox.origin}/sandbox/api`)).toBe(true);
    expect(await waiting(own)).toBe(false);
    expect(running.exitCode).toBeNull();

    await sandbox.stop();
    running.kill();
    await new Promise((done) => running.once('exit', done));
    rmSync(data, { recursive: true, force: true });
  },
);
