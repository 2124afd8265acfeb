import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a second process is told. PGlite itself takes no lock, and two writers lose acknowledged rows. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(`The sandbox data in ${directory} is in use by the sandbox with process id ${pid}.`);
    this.name = 'DirectoryInUse';
  }
}

/**
 * Takes the pid file beside `directory` and answers how to give it back. The file of a dead process is taken over.
 * @throws {DirectoryInUse} a living process holds it.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  if (!tryTake(file)) {
    const holder = Number(readFileSync(file, 'utf8').trim());
    if (isAlive(holder)) throw new DirectoryInUse(directory, holder);
    rmSync(file, { force: true });
    if (!tryTake(file)) throw new DirectoryInUse(directory, holderOf(file));
  }
  return () => rmSync(file, { force: true });
}

/** `wx` creates or fails, in one step: two starters cannot both succeed. */
function tryTake(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

const holderOf = (file: string): number => Number(readFileSync(file, 'utf8').trim());

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
