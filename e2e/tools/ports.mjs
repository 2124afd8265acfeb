import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

const out = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';

export const isFree = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** Returns the name and process id of the listener, if this system reports them. */
export function holderOf(port) {
  const [, name, pid] =
    /users:\(\("([^"]+)",pid=(\d+)/.exec(out('ss', '-ltnpH', `sport = :${port}`)) ?? [];
  if (pid) return `${name}, process ${pid}`;
  const [, command, id] =
    /\n(\S+)\s+(\d+)/.exec(out('lsof', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN')) ?? [];
  return id && `${command}, process ${id}`;
}
