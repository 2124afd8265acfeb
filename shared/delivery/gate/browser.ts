import { type Browser, chromium } from 'playwright';

const LAUNCH_MS = 40_000;

/** Starts the browser. @throws with advice, within the limit. */
export async function launched(limit = LAUNCH_MS): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const executablePath = named === undefined || named === '' ? undefined : named;
  try {
    return await chromium.launch({
      args: ['--no-sandbox'],
      timeout: limit,
      ...(executablePath !== undefined && { executablePath }),
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    endLeft(said);
    const [why] = said.split('\n');
    throw new Error(
      `the browser of the gate did not start within ${limit / 1000} s (${executablePath ?? 'Playwright’s own'}): ${why}. Name another in CHROMIUM_PATH; npm run doctor says what is missing`,
    );
  }
}

/**
 * Kills the browser that Playwright leaves running after a failed start. Its process id is in the log of Playwright.
 */
function endLeft(said: string): void {
  const pid = Number(/<launched> pid=(\d+)/.exec(said)?.[1]);
  if (!pid) return;
  for (const group of [-pid, pid])
    try {
      process.kill(group, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
}

/** Work in progress, with the function that ends its result. */
type Started<T> = { work: Promise<T>; end: (started: T) => Promise<unknown> };

/** Starts both or neither. If one fails, ends the other, so that the command can exit. */
export async function both<A, B>(a: Started<A>, b: Started<B>): Promise<readonly [A, B]> {
  const [first, second] = await Promise.allSettled([a.work, b.work]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled')
    return [first.value, second.value];
  if (first.status === 'fulfilled') await a.end(first.value);
  if (second.status === 'fulfilled') await b.end(second.value);
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

/** Returns the result of `work`, or of `late` after the limit in milliseconds. */
export async function within<T>(limit: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<T>((done) => {
    timer = setTimeout(() => done(late()), limit);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
