import type { CDPSession, Page } from 'playwright';
import { watchFingers } from './first-presses';
import { load } from './load';
import type { MeasuredPage } from './pages';
import { phone, withBrowser } from './phone';
import type { Served } from './server';
import { median } from './statistics';
import { undisturbed } from './undisturbed';

/** A press on another page or tab from an idle page. */
export type PressedWay = {
  what: string;
  /** Milliseconds from the touch to the next paint, as in INP. */
  answered: number;
  /** Milliseconds from the touch until the requested text is painted. */
  shown: number;
};

/** Navigations of a web visitor, in order, with the pressed element and the expected text. */
const ways = [
  {
    what: 'a tab of home',
    press: 'main [role=tab][aria-selected=false]',
    shows: { at: 'main [role=tab]:nth-child(2)[aria-selected=true]', words: '' },
  },
  {
    what: 'a link of the footer',
    press: 'footer a[href*="/termInfo/service"]',
    shows: { at: 'main h1', words: '이용약관' },
  },
  {
    what: 'a tab of the terms',
    press: 'main [role=tab][aria-selected=false]',
    shows: { at: 'main h1', words: '보험약관' },
  },
  {
    what: 'back to home',
    press: 'header button[aria-label="뒤로"]',
    shows: { at: 'main h1', words: '내 차에 맞는' },
  },
] as const;

const IDLE_MS = 1500;
/** Milliseconds until a press was answered and reported. */
const TOLD_MS = 600;

/** Measures real presses on a slow phone, each from the touch. */
export async function pressedWays(
  served: Served,
  spki: string | undefined,
  page: MeasuredPage,
  n: number,
): Promise<readonly PressedWay[]> {
  const runs: PressedWay[][] = [];
  for (let time = 0; time < n; time++)
    runs.push(await undisturbed(() => allWays(served.origin + page.to, spki, page)));
  const middle = (place: number, of: 'answered' | 'shown') =>
    median(runs.map((run) => run[place]?.[of] ?? Number.NaN));
  return ways.map(({ what }, place) => ({
    what,
    answered: middle(place, 'answered'),
    shown: middle(place, 'shown'),
  }));
}

const allWays = (url: string, spki: string | undefined, { meaningful }: MeasuredPage) =>
  withBrowser(spki, {}, async (context) => {
    await context.addInitScript('globalThis.__name = (named) => named;');
    await context.addInitScript(watchFingers);
    const { page, traffic, session } = await load(context, url, { meaningful }, phone);
    await traffic.quietFor(IDLE_MS, 40_000);
    const went: PressedWay[] = [];
    for (const way of ways) {
      went.push(await pressed(page, session, way));
      await traffic.quietFor(IDLE_MS / 3);
    }
    return went;
  });

async function pressed(
  page: Page,
  session: CDPSession,
  { what, press, shows }: (typeof ways)[number],
): Promise<PressedWay> {
  const place = await page.evaluate(placeOf, press);
  const known = await page.evaluate(() => Object.keys(window.__fingers ?? {}).length);
  const shown = page.evaluate(paintedAfterPress, shows);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const ms = await shown;
  await page.waitForTimeout(TOLD_MS);
  const all = await page.evaluate(() => Object.values(window.__fingers ?? {}));
  // Event Timing does not report presses that were answered within 16 ms.
  return { what, shown: ms, answered: Math.max(0, ...all.slice(known)) };
}

/** Scrolls to the element and returns its position when nothing moves any more. Runs in the page. */
async function placeOf(selector: string): Promise<{ x: number; y: number }> {
  const thing = document.querySelector(selector);
  if (!thing) throw new Error(`nothing to press: ${selector}`);
  thing.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 10; frame++)
    await new Promise((painted) => requestAnimationFrame(painted));
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the milliseconds from the next touch until the text is painted. Runs in the page. */
function paintedAfterPress({ at, words }: { at: string; words: string }): Promise<number> {
  return new Promise((done) => {
    const begin = ({ timeStamp }: TouchEvent) => {
      const watcher = new MutationObserver(() => {
        if (!document.querySelector(at)?.textContent.includes(words)) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      });
      const all = { childList: true, subtree: true, characterData: true, attributes: true };
      watcher.observe(document, all);
    };
    addEventListener('touchstart', begin, { once: true, passive: true });
  });
}
