import type { Page } from 'playwright';
import type { MeasuredPage } from './pages';
import { WHOLE, watch } from './probe';

const LONGEST_MS = 25_000;

/**
 * Has the next page told of itself (`probe.ts`); answers who waits until the app has taken over. Heard, not asked for: the
 * first question brings 200 kB of Playwright's own script into the page, in the middle of its start.
 */
export async function watched(
  page: Page,
  { meaningful }: Pick<MeasuredPage, 'meaningful'>,
): Promise<() => Promise<void>> {
  // tsx keeps the names of functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch, { meaningful: meaningful.source, tell: WHOLE });
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text() === WHOLE,
    timeout: LONGEST_MS,
  });
  told.catch(() => undefined); // whoever waits hears it
  return async () => void (await told);
}
