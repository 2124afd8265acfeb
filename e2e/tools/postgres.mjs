import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../shared/delivery/build/free-port.cjs';
import { installOnDebian } from './toolchain.mjs';

/**
 * Returns a PostgreSQL server for tests of the sandbox's SQL: TEST_DATABASE_URL, or a temporary cluster of an installed
 * PostgreSQL (installed on Debian as root). Otherwise prints that there is none and returns undefined; then these tests
 * run only on the embedded database.
 */
export async function startPostgres() {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => undefined };
  const programs = findPostgres() ?? install();
  if (!programs)
    return notRun('no PostgreSQL server is installed (set TEST_DATABASE_URL to use another)');

  const data = mkdtempSync(join(tmpdir(), 'care-pg-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? 'postgres' : undefined;
  if (user) {
    const uid = Number(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout);
    if (!uid) return notRun('there is no user postgres to run it as');
    chownSync(data, uid, uid);
  }
  const pg = (program, ...args) => {
    const path = join(programs, program);
    return user
      ? spawnSync('runuser', ['-u', user, '--', path, ...args], { encoding: 'utf8' })
      : spawnSync(path, args, { encoding: 'utf8' });
  };
  const made = pg(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--no-sync',
  );
  if (made.status !== 0) return notRun(`initdb failed: ${made.stderr}`);
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const started = pg('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start');
  if (started.status !== 0)
    return notRun(`the server did not start: ${started.stderr || started.stdout}`);
  const stop = () => {
    process.off('exit', stop);
    pg('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(data, { recursive: true, force: true });
  };
  process.on('exit', stop); // also after SIGTERM
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: async () => stop() };
}

function notRun(why) {
  console.log(`NOT RUN on a real PostgreSQL: ${why}`);
  return undefined;
}

/** Returns the folder with the programs of the newest installed PostgreSQL. */
export function findPostgres() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function install() {
  const packages = ['--no-install-recommends', 'postgresql'];
  installOnDebian('Installing PostgreSQL for the tests on a real server …', packages);
  return findPostgres();
}
