import type { ChildProcess } from 'node:child_process';

/**
 * Milliseconds for the sandbox to answer. Generous: its database starts in seconds, but takes up to 45 s on a busy
 * machine with two cores.
 */
export const START_MS = 240_000;

/** Address of the call by which a sandbox shows that it has started. */
export const firstCall = (origin: string) => `${origin}/api/v1App/getFilters`;

/** Waits until the address answers. @throws after `ms`, or at once if its process has ended. */
export async function answering(url: string, child: ChildProcess, ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
