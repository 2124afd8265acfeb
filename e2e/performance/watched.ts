import type { Page } from 'playwright';
import type { MeasuredPage } from './pages';
import { WHOLE, watch } from './probe';

const LONGEST_MS = 25_000;

/**
 * Lets the next page measure itself (`probe.ts`). Returns a function that waits until the app is interactive. It
 * listens to the console, because a first query would load 200 kB of Playwright's script into the starting page.
 */
export async function watched(
  page: Page,
  { meaningful }: Pick<MeasuredPage, 'meaningful'>,
): Promise<() => Promise<void>> {
  // tsx keeps function names with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch, { meaningful: meaningful.source, tell: WHOLE });
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text() === WHOLE,
    timeout: LONGEST_MS,
  });
  told.catch(() => undefined); // callers of the returned function get the error
  return async () => void (await told);
}
