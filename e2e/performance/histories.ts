import {
  type BrowserContext,
  type CDPSession,
  expect,
  type Locator,
  type Page,
} from 'playwright/test';
import { buying } from '../journeys/buying';
import { grow, LONG } from './long-answers';
import { fast, setCpu, slowDown, withBrowser } from './phone';
import type { Served } from './server';
import { median } from './statistics';
import { DISTURBED, disturbances, takenDuring } from './undisturbed';
import { holderOf } from './visitors';

/**
 * Time of the slowest press, from the touch to the next paint, in milliseconds. Each value is the median of several
 * runs.
 */
export type Pressed = { what: string; slowest: number; each: readonly number[] };

type Way = {
  what: string;
  person: string;
  to: string;
  /** Steps before the first measured press. */
  before?: (page: Page) => Promise<void>;
  /** The measured presses. */
  presses: (page: Page, press: (what: Locator) => Promise<void>) => Promise<void>;
};

const ways: readonly Way[] = [
  {
    what: `status with ${LONG.subscriptions} memberships, ${LONG.coupons} coupons: the used ones, then a membership`,
    person: 'active-standard',
    to: '/app/subscStatus',
    presses: async (page, press) => {
      const used = page.getByRole('tab', { name: /사용·만료/ });
      await press(used);
      await expect(used).toHaveAttribute('aria-selected', 'true');
      await press(page.getByRole('link', { name: /상세 보기/ }).first());
      await expect(page.getByRole('heading', { level: 1, name: '멤버십 상세' })).toBeVisible();
    },
  },
  {
    what: `estimate with ${LONG.items} items: ten are ticked`,
    person: 'active-standard',
    to: '/app/estimate/guide',
    presses: async (page, press) => {
      const ticks = page.getByRole('checkbox');
      for (let place = 0; place < 10; place++) {
        await press(ticks.nth(place * 15));
        await expect(ticks.nth(place * 15)).toBeChecked();
      }
    },
  },
  {
    what: `payment: more of the ${LONG.advisors} advisors of a centre, then one is chosen`,
    person: 'new-customer',
    to: '/app/',
    before: async (page) => {
      await buying.choose(page, { group: 'STANDARD', vehicle: /./ });
      await buying.agree(page);
      await buying.confirmVehicle(page);
      await buying.chooseDealer(page, '한강모터스');
      await page.getByRole('button', { name: '추천인 찾기' }).click();
      const search = page.getByRole('dialog', { name: '추천인 선택' });
      await search.getByRole('combobox').selectOption({ index: 1 });
      await search.getByRole('radio').nth(10).waitFor();
    },
    presses: async (page, press) => {
      await press(page.getByRole('button', { name: /더 보기/ }));
      const person = page.getByRole('radio').nth(20);
      await press(person);
      await expect(person).toBeChecked();
    },
  },
];

/** Milliseconds from an idle page to the touch. */
const FINGER_MS = 300;
/** Milliseconds until a press is answered, and until its effects are complete. */
const ANSWERED_MS = 300;
const DONE_MS = 1000;

/** Each flow is repeated in new browsers until each press has this many runs without steal time. */
const SEEN = 3;
const MOST_TIMES = 8;

/** Measures presses on screens with long histories, with a processor that is four times slower. */
export async function pressesOnLongHistories(
  served: Served,
  spki: string | undefined,
): Promise<Pressed[]> {
  const done: Pressed[] = [];
  for (const way of ways) {
    const holder = await holderOf(served, spki, way.person);
    const seen: Press[][] = [];
    for (let time = 0; time < MOST_TIMES; time++) {
      if (time >= SEEN) disturbances.again += 1;
      const gone = await withBrowser(spki, holder, (context) => go(context, served.origin, way));
      gone.forEach((one, place) => {
        seen[place] = [...(seen[place] ?? []), one];
      });
      if (seen.every((presses) => presses.filter(isUndisturbed).length >= SEEN)) break;
    }
    const each = seen.map(middleOf);
    done.push({ what: way.what, slowest: Math.max(...each), each });
  }
  return done;
}

/** One press with its milliseconds and the share of processor time that other machines took. */
type Press = { ms: number; taken: number };

const isUndisturbed = ({ taken }: Press) => taken <= DISTURBED;

/** Returns the median of presses without steal time. If there are none, counts all of them and reports it. */
function middleOf(presses: readonly Press[]): number {
  const quiet = presses.filter(isUndisturbed);
  if (quiet.length === 0) disturbances.kept += 1;
  return median((quiet.length === 0 ? presses : quiet).map(({ ms }) => ms));
}

async function go(context: BrowserContext, origin: string, { to, before, presses }: Way) {
  const page = await context.newPage();
  await grow(page);
  await page.goto(origin + to);
  await before?.(page);
  await page.waitForLoadState('networkidle');
  const phone = await slowDown(page, fast);
  await page.evaluate(watchPresses);
  const done: Press[] = [];
  await presses(page, async (what) => {
    done.push(await press(page, phone, what));
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return done;
}

/**
 * Presses like a finger: scrolls first, and presses when the page is idle. The processor is slow only during the press,
 * because a search by role on a page with thousands of elements would take seconds.
 */
async function press(page: Page, phone: CDPSession, what: Locator): Promise<Press> {
  await what.scrollIntoViewIfNeeded();
  await what.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const at = await what.boundingBox();
  if (!at) throw new Error('what is to be pressed is not there');
  await setCpu(phone, 4);
  await page.waitForTimeout(FINGER_MS);
  await page.evaluate(() => window.__presses?.splice(0));
  // Playwright's `tap` adds a script to the page to find the touched element, which would be measured, too.
  const { taken } = await takenDuring(async () => {
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await page.waitForTimeout(ANSWERED_MS);
  });
  await page.waitForTimeout(DONE_MS);
  await setCpu(phone, 1);
  const ms = await page.evaluate(() => Math.max(0, ...(window.__presses ?? [])));
  return { ms, taken };
}

declare global {
  interface Window {
    /** Milliseconds of every press, as measured by the browser. */
    __presses?: number[];
  }
}

/** Records the presses. Runs in the page. */
function watchPresses(): void {
  const presses: number[] = [];
  window.__presses = presses;
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) presses.push(entry.duration);
  }).observe(options as PerformanceObserverInit);
}
