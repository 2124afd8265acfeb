import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import { buying } from '../journeys/buying';
import { grow, LONG } from './long-answers';
import { slowDown, withBrowser } from './phone';
import type { Served } from './server';
import { median } from './statistics';
import { holderOf } from './visitors';

/** How long the slowest press took from the finger to the next paint, in milliseconds; the middle of several times. */
export type Pressed = { what: string; presses: number; slowest: number };

type Way = {
  what: string;
  person: string;
  to: string;
  /** Everything up to the first press that counts. */
  before?: (page: Page) => Promise<void>;
  /** The presses that count. */
  presses: (page: Page) => Promise<number>;
};

const ways: readonly Way[] = [
  {
    what: `status with ${LONG.subscriptions} memberships, ${LONG.coupons} coupons: the used ones, then a membership`,
    person: 'active-standard',
    to: '/app/subscStatus',
    presses: async (page) => {
      const used = page.getByRole('tab', { name: /사용·만료/ });
      await press(used);
      await expect(used).toHaveAttribute('aria-selected', 'true');
      await press(page.getByRole('link', { name: /상세 보기/ }).first());
      await expect(page.getByRole('heading', { level: 1, name: '멤버십 상세' })).toBeVisible();
      return 2;
    },
  },
  {
    what: `estimate with ${LONG.items} items: ten are ticked`,
    person: 'active-standard',
    to: '/app/estimate/guide',
    presses: async (page) => {
      const ticks = page.getByRole('checkbox');
      for (let place = 0; place < 10; place++) {
        await press(ticks.nth(place * 15));
        await expect(ticks.nth(place * 15)).toBeChecked();
      }
      return 10;
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
      await buying.chooseSeller(page, '한강모터스');
      await page.getByRole('button', { name: '추천인 찾기' }).click();
      const search = page.getByRole('dialog', { name: '추천인 선택' });
      await search.getByRole('combobox').selectOption({ index: 1 });
      await search.getByRole('radio').nth(15).waitFor();
    },
    presses: async (page) => {
      await press(page.getByRole('button', { name: /더 보기/ }));
      const person = page.getByRole('radio').nth(30);
      await press(person);
      await expect(person).toBeChecked();
      return 2;
    },
  },
];

/** From where the page stands still until a finger is on the glass. */
const FINGER_MS = 300;

/** As a finger does it: the page is moved first, and pressed once it stands still. */
async function press(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await what.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const at = await what.boundingBox();
  if (!at) throw new Error('what is to be pressed is not there');
  await what.page().waitForTimeout(FINGER_MS);
  // Not `tap`: what it puts into the page to find out where the finger came down would be measured with it.
  await what.page().touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
}

/** Each way is gone several times, each time in a browser nobody used before: one hiccup of the machine is no press. */
const TIMES = 3;

/** Presses on screens with long histories, on a processor that is four times slower. */
export async function pressesOnLongHistories(
  served: Served,
  spki: string | undefined,
): Promise<Pressed[]> {
  const done: Pressed[] = [];
  for (const way of ways) {
    const holder = await holderOf(served, spki, way.person);
    const slowest: number[] = [];
    let presses = 0;
    for (let time = 0; time < TIMES; time++) {
      const gone = await withBrowser(spki, holder, (context) => go(context, served.origin, way));
      slowest.push(gone.slowest);
      presses = gone.presses;
    }
    done.push({ what: way.what, presses, slowest: median(slowest) });
  }
  return done;
}

async function go(context: BrowserContext, origin: string, { to, before, presses }: Way) {
  const page = await context.newPage();
  await grow(page);
  await page.goto(origin + to);
  await before?.(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page, { cpu: 4 });
  await page.evaluate(watchPresses);
  const count = await presses(page);
  await page.waitForTimeout(1000); // entries are told after the paint they are about
  const slowest = await page.evaluate(() => Math.max(0, ...(window.__presses ?? [])));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { presses: count, slowest };
}

declare global {
  interface Window {
    /** Milliseconds of every press, as the browser tells them. */
    __presses?: number[];
  }
}

/** Runs in the page. */
function watchPresses(): void {
  const presses: number[] = [];
  window.__presses = presses;
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) presses.push(entry.duration);
  }).observe(options as PerformanceObserverInit);
}
