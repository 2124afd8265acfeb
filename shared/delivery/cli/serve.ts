import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { folderOf } from '../build/singletons.mjs';
import type { Answer, Context } from './command';
import { portIn, remoteIn } from './words';

export async function serve({ words, flags, root, say }: Context): Promise<Answer> {
  const app = remoteIn(words[0]);
  const port = portIn('--port', flags['port'], 3003);
  const cli = join(root, 'shared/delivery/node_modules/webpack-cli/bin/cli.js');
  const options = ['--env', 'version=0.0.0-local', '--port', `${port}`];
  const child = spawn(process.execPath, [cli, 'serve', ...options], {
    cwd: join(root, folderOf(app)),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => say(`${app}  ${line}`));
  say(`http://localhost:${port}/app.json   open staging with ?mfedev=${app}:${port}`);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isStopped = true;
      child.kill(signal);
    });
  await new Promise((done) => child.once('close', done));
  if (!isStopped) throw new Error('the server ended; what is wrong is said above');
  return { app, port };
}
