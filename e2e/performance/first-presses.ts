import type { BrowserContext } from 'playwright';
import type { Pressed } from './histories';
import { load } from './load';
import type { MeasuredPage } from './pages';
import { fast, phone, slowDown, withBrowser } from './phone';
import type { Served } from './server';
import { median } from './statistics';
import { undisturbed } from './undisturbed';
import { watched } from './watched';

/**
 * Times of the presses after the request of the page. The prerender is visible by then, and React starts in between.
 */
const PRESSES_MS = [1000, 1250, 1500, 1750, 2000];
const ANSWERED_MS = 1500;

type Place = { x: number; y: number };

/** Measures the first presses on the tabs of a page on a slow phone, from the touch to the next paint. */
export async function firstPresses(
  served: Served,
  spki: string | undefined,
  page: MeasuredPage,
  n: number,
): Promise<Pressed> {
  const url = served.origin + page.to;
  const places = await withBrowser(spki, {}, (context) => tabsOf(context, url, page));
  const seen: number[][] = [];
  for (let time = 0; time < n; time++)
    seen.push(
      await undisturbed(() =>
        withBrowser(spki, {}, (context) => pressed(context, url, page, places)),
      ),
    );
  const each = PRESSES_MS.map((_, place) => median(seen.map((run) => run[place] ?? 0)));
  return {
    what: `the first ${PRESSES_MS.length} of ${page.name}`,
    slowest: Math.max(...each),
    each,
  };
}

/**
 * Returns the positions of the tabs. They are read from a fast load, because a busy page would answer only when it is
 * idle.
 */
async function tabsOf(context: BrowserContext, url: string, { meaningful }: MeasuredPage) {
  const { page } = await load(context, url, { meaningful }, fast);
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('main [role=tab]')].map((tab): Place => {
      const { x, y, width, height } = tab.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  if (places.length < 2) throw new Error(`no tabs to press at ${url}`);
  return places;
}

async function pressed(
  context: BrowserContext,
  url: string,
  { meaningful }: MeasuredPage,
  places: readonly Place[],
): Promise<number[]> {
  const page = await context.newPage();
  const session = await slowDown(page, phone);
  const takenOver = await watched(page, { meaningful });
  await page.addInitScript(watchFingers);
  const begun = Date.now();
  const came = page.goto(url, { waitUntil: 'commit' });
  const fingers = PRESSES_MS.map(async (at, count) => {
    await new Promise((done) => setTimeout(done, begun + at - Date.now()));
    const place = places[(count + 1) % 2] ?? { x: 0, y: 0 };
    const down = { type: 'touchStart' as const, touchPoints: [place] };
    const up = { type: 'touchEnd' as const, touchPoints: [] };
    await Promise.all([
      session.send('Input.dispatchTouchEvent', down),
      session.send('Input.dispatchTouchEvent', up),
    ]);
  });
  await came;
  await Promise.all(fingers);
  await takenOver();
  await page.waitForTimeout(ANSWERED_MS);
  return page.evaluate(() => Object.values(window.__fingers ?? {}));
}

declare global {
  interface Window {
    /** Duration of each press in milliseconds, by the interaction id of the browser. */
    __fingers?: Record<number, number>;
  }
}

/** Records the duration of each press from the browser's Event Timing. Runs in the page. */
export function watchFingers(): void {
  const fingers: Record<number, number> = {};
  window.__fingers = fingers;
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as { interactionId?: number };
      if (interactionId > 0)
        fingers[interactionId] = Math.max(fingers[interactionId] ?? 0, entry.duration);
    }
  }).observe(options as PerformanceObserverInit);
}
