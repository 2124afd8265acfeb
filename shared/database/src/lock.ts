import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Error for a second process. PGlite takes no lock, and two writers would lose committed rows. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(`The data in ${directory} is in use by the process with id ${pid}.`);
    this.name = 'DirectoryInUse';
  }
}

/**
 * Creates the pid file beside `directory` and returns a function that removes it. Replaces the file of a dead process.
 * @throws {DirectoryInUse} if a living process holds it.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  if (!tryTake(file)) {
    const holder = holderOf(file);
    if (isAlive(holder)) throw new DirectoryInUse(directory, holder.pid);
    removeDead(directory, file);
    if (!tryTake(file)) throw new DirectoryInUse(directory, holderOf(file).pid);
  }
  return () => rmSync(file, { force: true });
}

/** Creates the file by a link, which is atomic and never shows a partial file. So two processes cannot both succeed. */
function tryTake(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${beginOf(process.pid)}`);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves the file of a dead process away. If another process was faster, moves its file back. */
function removeDead(directory: string, file: string): void {
  const moved = `${file}.dead.${process.pid}`;
  renameSync(file, moved);
  const holder = holderOf(moved);
  if (isAlive(holder)) {
    renameSync(moved, file);
    throw new DirectoryInUse(directory, holder.pid);
  }
  rmSync(moved, { force: true });
}

type Holder = { pid: number; begin: string };

function holderOf(file: string): Holder {
  const [pid, ...begin] = readFileSync(file, 'utf8').trim().split(' ');
  return { pid: Number(pid), begin: begin.join(' ') };
}

/** Returns when a process began, in the words of the system; after its end its id may belong to another process. */
function beginOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? ''; // ticks since the start of the machine
  } catch {
    const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return ps.stdout?.trim() ?? '';
  }
}

function isAlive({ pid, begin }: Holder): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  return begin === '' || begin === beginOf(pid);
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
