import { appNames } from '@shared/routes/apps';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { slowDown } from './phone';
import { measureNextPage, type PageTimes } from './probe';

export type Load = {
  meaningful: number;
  interactive: number;
  /** Bytes of files of the store until the page has settled, also of fonts and of what comes after the start. */
  files: number;
};

const LONGEST_MS = 25_000;
/** Milliseconds to wait for late files after the app is interactive. */
const SETTLE_MS = 800;

/** Loads a page on the slow phone. The caller closes the page. */
export async function load(
  context: BrowserContext,
  url: string,
  meaningful: RegExp,
): Promise<{ page: Page; measured: Load }> {
  const page = await context.newPage();
  const requests = recordTraffic(await slowDown(page));
  const waitFor = await measureNextPage(page, meaningful, LONGEST_MS);
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await waitFor('interactive');
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => window.__pageTimes);
  if (!times) throw new Error(`nothing was measured at ${url}`);
  return { page, measured: measuredOf(times, requests()) };
}

/**
 * Presses a control as soon as the page is meaningful. Returns the milliseconds until the page showed a change, or
 * `undefined` if React took over before the change.
 */
export async function pressEarly(
  context: BrowserContext,
  url: string,
  { meaningful, press }: { meaningful: RegExp; press: string },
): Promise<number | undefined> {
  const page = await context.newPage();
  await slowDown(page);
  const waitFor = await measureNextPage(page, meaningful, LONGEST_MS);
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await waitFor('meaningful');
  await page.locator(press).first().dispatchEvent('click');
  await waitFor('answer');
  const times = await page.evaluate(() => window.__pageTimes);
  return times?.interactive === null ? (times.answer ?? undefined) : undefined;
}

const IN_STORE = new RegExp(`^/(${appNames.join('|')})/[^/]+/`);

const measuredOf = (times: PageTimes, all: readonly PageRequest[]): Load => ({
  meaningful: times.meaningful ?? Number.NaN,
  interactive: times.interactive ?? Number.NaN,
  files: all
    .filter(({ path, cached }) => IN_STORE.test(path) && !cached)
    .reduce((total, { bytes }) => total + bytes, 0),
});

type PageRequest = { path: string; bytes: number; cached: boolean };

/** Records all requests of a page, as counted by the browser: compressed bytes, including headers. */
function recordTraffic(session: CDPSession): () => PageRequest[] {
  const all = new Map<string, PageRequest>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    all.set(requestId, { path: new URL(request.url).pathname, bytes: 0, cached: false });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = all.get(requestId);
    if (one) one.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = all.get(requestId);
    if (one) one.cached ||= response.fromDiskCache === true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return () => [...all.values()];
}
