import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Longest wait for a lock. A lock is held only for one small write. */
const PATIENCE_MS = 20_000;
/** Age after which a lock counts as abandoned, because its machine is another one or its process id was used again. */
const ABANDONED_MS = 60_000;

type Holder = { host: string; pid: number; token: string };

/**
 * Runs `work` while no other process does so under the same path. The lock is a hard link, which appears completely or
 * not at all. One waiter removes a lock whose process ended. The right to remove a lock is itself a lock under its token,
 * so a waiter cannot remove the lock that came after it.
 * @throws when the lock stays taken.
 */
export async function locked<T>(path: string, work: () => T): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  while (!take(path)) {
    if (Date.now() > until) throw new Error(`${path} is held by another process`);
    await new Promise((done) => setTimeout(done, 2 + Math.random() * 8));
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  const token = randomUUID().slice(0, 8);
  const draft = `${path}.${token}`;
  writeFileSync(draft, JSON.stringify({ host: hostname(), pid: process.pid, token }));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    removeAbandoned(path);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeAbandoned(path: string): void {
  const holder = abandonedBy(path);
  if (!holder) return;
  const right = `${path}.over-${holder.token}`;
  if (!take(right)) return;
  if (holderOf(path)?.token === holder.token) rmSync(path, { force: true });
  rmSync(right, { force: true });
}

function abandonedBy(path: string): Holder | undefined {
  const holder = holderOf(path);
  if (!holder) return undefined;
  if (holder.host === hostname() && !isRunning(holder.pid)) return holder;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > ABANDONED_MS ? holder : undefined;
}

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

export const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
