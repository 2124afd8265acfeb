import type { ChildProcess } from 'node:child_process';

/**
 * Milliseconds for the sandbox to answer. Generous: its database starts in seconds, but takes up to 45 s on a busy
 * machine with two cores.
 */
export const START_MS = 240_000;

/** Waits until the sandbox answers. @throws after `ms`, or at once if its process has ended. */
export async function answering(origin: string, child: ChildProcess, ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(`${origin}/api/v1App/getFilters`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the sandbox did not start at ${origin}`);
}

export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
