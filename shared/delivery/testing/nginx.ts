import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../build/free-port.cjs';
import { type NginxOptions, nginxConfig } from '../nginx/config';
import type { Place } from '../nginx/place';

/** A real nginx with our server block, on a free port. */
export type Nginx = { origin: string; stop: () => Promise<void> };

export async function startNginx(
  program: string,
  options: Place & Pick<NginxOptions, 'channel' | 'api' | 'ca'>,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'care-nginx-'));
  const port = await freePort();
  const server = nginxConfig({ ...options, listen: `127.0.0.1:${port}` });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const lines = [
    ...['static', 'filter'].map(
      (part) => `load_module /usr/lib/nginx/modules/ngx_http_brotli_${part}_module.so;`,
    ),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events { worker_connections 256; }',
    `http {\n  access_log off;\n${temporary}\n${server}}`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (bytes) => said.push(String(bytes)));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(origin)); tries++) {
    if (child.exitCode !== null || tries > 400) throw new Error(`nginx: ${said.join('')}`);
    await new Promise((done) => setTimeout(done, 25));
  }
  return {
    origin,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
