import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../base/free-port.cjs';
import { type NginxOptions, nginxConfig, type Place } from '../nginx/config';
import { startNginx as start } from '../nginx/run';

/** Starts a real nginx with our server block, on a free port. */
export async function startNginx(
  program: string,
  options: Place & Pick<NginxOptions, 'channel' | 'api' | 'ca'>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'care-nginx-'));
  const port = await freePort();
  const server = nginxConfig({ ...options, listen: `127.0.0.1:${port}` }, process.cwd());
  const served = await start({ program, server, port, folder });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
