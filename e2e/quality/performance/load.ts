import { appNames } from '@shared/routes/apps';
import type { BrowserContext, Page } from 'playwright';
import { slowDown } from './phone';
import { measureNextPage, type PageTimes } from './probe';
import { type PageRequest, recordTraffic } from './traffic';

/** One load of a page. Counts include requests until the app is interactive, without those of the idle page. */
export type Load = {
  meaningful: number;
  interactive: number;
  shift: number;
  js: number;
  /** Bytes of files of the store until the page has settled, also of fonts and of what comes after the start. */
  files: number;
  errors: readonly string[];
};

const LONGEST_MS = 25_000;
/** Milliseconds to wait for layout shifts after the app is interactive. */
const SETTLE_MS = 800;

/** Loads a page on the slow phone. The caller closes the page. */
export async function load(
  context: BrowserContext,
  url: string,
  meaningful: RegExp,
): Promise<{ page: Page; measured: Load }> {
  const page = await context.newPage();
  const requests = recordTraffic(await slowDown(page));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const interactive = await measureNextPage(page, meaningful, LONGEST_MS);
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await interactive();
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => window.__pageTimes);
  if (!times) throw new Error(`nothing was measured at ${url}`);
  return { page, measured: { ...measuredOf(times, requests()), errors } };
}

const IN_STORE = new RegExp(`^/(${appNames.join('|')})/[^/]+/`);

function measuredOf(times: PageTimes, all: readonly PageRequest[]): Omit<Load, 'errors'> {
  const counted = all.filter(({ start }) => start <= (times.interactive ?? Number.NaN));
  const sum = (some: readonly PageRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    meaningful: times.meaningful ?? Number.NaN,
    interactive: times.interactive ?? Number.NaN,
    shift: times.shift,
    js: sum(counted.filter(({ path }) => path.endsWith('.js'))),
    files: sum(all.filter(({ path, cached }) => IN_STORE.test(path) && !cached)),
  };
}
