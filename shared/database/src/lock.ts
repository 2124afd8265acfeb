import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a second process is told. PGlite itself takes no lock, and two writers lose acknowledged rows. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(`The data in ${directory} is in use by the process with id ${pid}.`);
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
    const holder = holderOf(file);
    if (isAlive(holder)) throw new DirectoryInUse(directory, holder);
    removeDead(directory, file);
    if (!tryTake(file)) throw new DirectoryInUse(directory, holderOf(file));
  }
  return () => rmSync(file, { force: true });
}

/** A link is made or refused in one step and the file is whole from the start: two starters cannot both succeed. */
function tryTake(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
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

/** Moves the dead holder's file away. If another starter was faster, what was moved is its file and goes back. */
function removeDead(directory: string, file: string): void {
  const moved = `${file}.dead.${process.pid}`;
  renameSync(file, moved);
  const holder = holderOf(moved);
  if (isAlive(holder)) {
    renameSync(moved, file);
    throw new DirectoryInUse(directory, holder);
  }
  rmSync(moved, { force: true });
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
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
