import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@shared/delivery/base/free-port';
import { ended } from '@shared/delivery/gate/sandbox-program';
import { nginxHere } from '@shared/delivery/nginx/program';
import { sandboxSettings } from 'sandbox/site/settings';
import { builtStore } from '../journeys/built-store';
import { buying } from '../journeys/steps/buying';
import { expect, test } from './test';

test.skip(
  nginxHere() === undefined,
  'NOT RUN: there is no nginx with brotli (npm test installs it)',
);
test.use({ trustsAll: true });

test('a membership is bought through nginx with TLS, started by one command [PAY-010, PAY-013]', async ({
  phone,
  sandbox,
}) => {
  const [https, http] = [await freePort(), await freePort()];
  const origin = `https://localhost:${https}`;
  const { root } = await builtStore('production', sandboxSettings(origin));
  const ports = ['--https', String(https), '--http', String(http)];
  const args = ['nginx', '--run', ...ports, '--store', root, '--api', sandbox.origin];
  const command = spawn(
    process.execPath,
    [join(import.meta.dirname, '../tools/mfe.mjs'), ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    await ready(command);
    const plain = await fetch(`http://localhost:${http}/app/guide?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `${origin}/app/guide?a=1`]);

    const person = new URLSearchParams({ as: 'web', to: '/app/', person: 'test-account' });
    await phone.engine.goto(`${origin}/sandbox/open?${person}`);
    await buying.choose(phone, { group: 'STANDARD', vehicle: /C3 2.0/ });
    await buying.agree(phone);
    await buying.confirmVehicle(phone);
    await buying.submit(phone);
    await buying.complete(phone);
    expect(new URL(await phone.engine.address()).origin).toBe(origin);
    await phone.engine.goto('about:blank'); // stop all requests to the server that ends now
  } finally {
    await ended(command, 'SIGTERM');
    rmSync(root, { recursive: true, force: true });
  }
});

/** Waits for the last line of the command. @throws if it ends without it. */
async function ready({ stdout }: ChildProcess): Promise<void> {
  if (stdout) for await (const line of createInterface(stdout)) if (line.includes('Ctrl-C')) return;
  throw new Error('nginx did not start');
}
