import { type Browser, chromium } from 'playwright';

/** A browser that is not there by then will not come. */
const LAUNCH_MS = 40_000;

/** @throws with a word on what to do, within the limit. */
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

/** Playwright gives up and leaves the program running, which keeps this process from ending; it names it in its log. */
function endLeft(said: string): void {
  const pid = Number(/<launched> pid=(\d+)/.exec(said)?.[1]);
  if (!pid) return;
  for (const group of [-pid, pid])
    try {
      process.kill(group, 'SIGKILL');
    } catch {
      // It has ended.
    }
}

/** What can be ended, whichever way it wants that. */
type Started<T> = { work: Promise<T>; end: (started: T) => Promise<unknown> };

/** Both, or neither: when one does not start the other is ended, so that nothing keeps the command from ending. */
export async function both<A, B>(a: Started<A>, b: Started<B>): Promise<readonly [A, B]> {
  const [first, second] = await Promise.allSettled([a.work, b.work]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled')
    return [first.value, second.value];
  if (first.status === 'fulfilled') await a.end(first.value);
  if (second.status === 'fulfilled') await b.end(second.value);
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

/** `work`, or what `late` says of it when the limit is over. */
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
