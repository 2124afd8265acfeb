import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { BROTLI } from './program.cjs';

export type Nginx = {
  /** Ends nginx and resolves when it is gone. */
  stop: () => Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

type Options = {
  /** The program, for example `/usr/sbin/nginx`. */
  program: string;
  /** Server blocks of `nginxConfig`. */
  server: string;
  /** Port that shows that nginx is ready. */
  port: number;
  /** Folder for configuration, process id, error log and temporary files. */
  folder: string;
};

/**
 * Starts Debian's nginx with our server blocks in the foreground, without the configuration of the machine.
 * @throws when it ends before it listens, with its own words.
 */
export async function startNginx({ program, server, port, folder }: Options): Promise<Nginx> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, wholeConfig(folder, server));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', file];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (bytes) => said.push(String(bytes)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (child.exitCode !== null || tries > 400) throw new Error(`nginx: ${said.join('')}`);
    await new Promise((done) => setTimeout(done, 25));
  }
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const wholeConfig = (folder: string, server: string): string =>
  [
    ...BROTLI.map((module) => `load_module ${module};`),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
    ),
    `${server}}`,
  ].join('\n');

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      done(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
