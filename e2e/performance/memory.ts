import type { CDPSession, Page } from 'playwright';
import { load } from './load';
import { measuredPages } from './pages';
import { fast, withBrowser } from './phone';
import type { Served } from './server';
import { holderOf } from './visitors';

const NAVIGATIONS = 100;
/** Screens of all four remotes. The first round loads them and is not counted. */
const WAYS = [
  '/app/',
  '/app/subscStatus',
  '/app/estimate/guide',
  '/app/guide/total',
  '/app/termInfo/service',
];

export type Heap = { before: number; after: number };

/** Returns the heap size in bytes before and after 100 navigations through all remotes, after garbage collection. */
export async function heapOfNavigations(served: Served, spki: string | undefined): Promise<Heap> {
  const holder = await holderOf(served, spki, 'active-standard');
  return withBrowser(spki, holder, async (context) => {
    const home = measuredPages[0];
    if (!home) throw new RangeError('no page to begin with');
    const { page, traffic } = await load(context, served.origin + home.to, home, fast);
    const session = await context.newCDPSession(page);
    const round = async (times: number) => {
      for (let step = 0; step < times; step++) await go(page, WAYS[step % WAYS.length] ?? '/app/');
      await traffic.quietFor(500);
    };
    await round(WAYS.length * 4);
    const before = await heap(session);
    await round(NAVIGATIONS);
    return { before, after: await heap(session) };
  });
}

async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, to);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(150);
}

/** Returns the used heap in bytes after garbage collection. */
export async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
