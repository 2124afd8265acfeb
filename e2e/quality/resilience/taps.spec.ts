import type { Page } from 'playwright/test';
import { begunAnew, type Draft, filledIn, storeDraft } from '../../journeys/at-payment';
import { expect, type Sandbox, test } from '../../journeys/test';
import { type Random, randomOf } from '../simulation/random';
import { howMany, report, seed, tally } from './trials';

const minutes = howMany('TAPS', 10);
const STEP_MS = 20_000;
/** A page without text for this long counts as blank. */
const BLANK_MS = 15_000;
const LONGEST_BUSY_MS = 60_000;
/** Time within which Back must show another page or close something. */
const BACK_MS = 3000;
/** Number of steps after which the customer is on the filled-in payment page again. */
const STEPS_PER_ROUND = 40;
const STARTS: readonly string[] = [
  '/app/',
  '/app/subscStatus',
  '/app/estimate/guide',
  '/app/guide/subscApply',
  '/app/termInfo/service',
];

type Phone = { page: Page; random: Random; sandbox: Sandbox; draft: Draft };
type Step = (phone: Phone) => Promise<void>;

/** Taps twice, 30 to 300 ms apart, on a random control of the top layer. */
const tapTwice: Step = async ({ page, random }) => {
  const places = await page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...top.querySelectorAll('a[href], button, input, select, [role="tab"], summary')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height, x, y }) => {
        const isInWindow = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        return width > 0 && height > 0 && isInWindow;
      })
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  });
  const [first, ...others] = places;
  if (first === undefined) return scroll({ page, random });
  const { x, y } = random.pick([first, ...others]);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(30 + random.below(270));
  await page.touchscreen.tap(x, y);
};

const scroll = async ({ page, random }: Pick<Phone, 'page' | 'random'>) => {
  const share = random.below(100) / 100;
  await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), share);
};

/** Presses the Back key of the app if the page handles it, and otherwise Back of the browser. */
const back: Step = async ({ page }) => {
  await page.evaluate(() => {
    const answer = Object(window)['__careBack'];
    if (typeof answer === 'function') answer();
    else history.back();
  });
};

const zoom: Step = async ({ page, random }) => {
  const wire = await page.context().newCDPSession(page);
  const pageScaleFactor = random.pick([1, 1, 1.5, 3]);
  await wire.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  await wire.detach();
};

const leaveAndReturn: Step = async ({ page, random }) => {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.waitForTimeout(100 + random.below(900));
  await wire.send('Page.setWebLifecycleState', { state: 'active' });
  await wire.detach();
};

/** Opens or closes the keyboard, which makes the window lower on Android. */
const keyboard: Step = async ({ page, random }) => {
  await page.setViewportSize({ width: 390, height: random.pick([844, 844, 500]) });
};

/** Makes the storage throw until the next page or until this step runs again. */
const storage: Step = async ({ page }) => {
  await page.evaluate(() => {
    const global: { __keptStorage?: Record<string, PropertyDescriptor> } = Object(window);
    global.__keptStorage ??= {};
    const kept = global.__keptStorage;
    for (const name of ['sessionStorage', 'localStorage']) {
      const own = kept[name] ?? Object.getOwnPropertyDescriptor(window, name);
      if (own === undefined) continue;
      const isOff = kept[name] !== undefined;
      const off = () => {
        throw new DOMException('storage is off', 'SecurityError');
      };
      Object.defineProperty(window, name, isOff ? own : { get: off, configurable: true });
      if (isOff) delete kept[name];
      else kept[name] = own;
    }
  });
};

const restart: Step = async ({ page, random, sandbox }) => {
  await page.goto(sandbox.origin + random.pick(STARTS), { waitUntil: 'domcontentloaded' });
};

/** Opens the payment page of a new application with everything filled in. */
const toPayment: Step = async ({ page, sandbox, draft }) => {
  await storeDraft(page, sandbox, begunAnew(draft));
  await page.goto(`${sandbox.origin}/app/subscApply/req?step=3`, { waitUntil: 'domcontentloaded' });
};

const steps: Readonly<Record<string, { step: Step; weight: number }>> = {
  'two taps': { step: tapTwice, weight: 12 },
  scroll: { step: scroll, weight: 3 },
  back: { step: back, weight: 3 },
  zoom: { step: zoom, weight: 1 },
  'away and back': { step: leaveAndReturn, weight: 1 },
  keyboard: { step: keyboard, weight: 1 },
  storage: { step: storage, weight: 1 },
  restart: { step: restart, weight: 1 },
};
const names = Object.entries(steps).flatMap(([name, { weight }]) =>
  Array<string>(weight).fill(name),
);

/** Returns the visible state of the page. `place` changes with every step of the history. */
const looked = (page: Page) =>
  page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text and scripts do not count
    text: document.body.innerText.trim().length,
    isBusy: document.querySelector('button[aria-busy="true"]') !== null,
    hasPopup: document.querySelector('dialog[open]') !== null,
    place: `${location.pathname} ${JSON.stringify(history.state)}`,
    isFirst: (history.state?.idx ?? 0) === 0,
    isApp: location.pathname.startsWith('/app/'),
  }));

/** Returns the state of the page. Retries, because a page that is unloading does not answer. */
async function look(page: Page): Promise<Awaited<ReturnType<typeof looked>>> {
  let seen: Awaited<ReturnType<typeof looked>> | undefined;
  await expect
    .poll(
      async () => {
        seen = await looked(page).catch(() => undefined);
        return seen?.text ?? 0;
      },
      { message: 'a blank page', timeout: BLANK_MS },
    )
    .toBeGreaterThan(0);
  if (seen === undefined) throw new Error('a blank page');
  return seen;
}

/** Waits until the browser has made the step that Back started. */
const moved = (page: Page, from: string): Promise<boolean> =>
  expect
    .poll(
      () =>
        looked(page).then(
          ({ place }) => place,
          () => '',
        ),
      { timeout: BACK_MS },
    )
    .not.toBe(from)
    .then(
      () => true,
      () => false,
    );

type Card = { id: string; person: { key: string }; vin: string; state: number };
const WAITS_FOR_APPROVAL = 15;

/**
 * Returns the vehicles with two applications. Closes the application of the others, so that they can be bought for
 * again.
 */
async function boughtTwice(sandbox: Sandbox): Promise<readonly string[]> {
  const cards = (await sandbox.ask('subscriptions')) as Card[];
  const open = cards.filter(
    ({ person, state }) => person.key === 'new-customer' && state === WAITS_FOR_APPROVAL,
  );
  const vins = open.map(({ vin }) => vin);
  const twice = vins.filter((vin, at) => vins.indexOf(vin) !== at);
  if (twice.length === 0)
    for (const { id } of open) await sandbox.staff('reject', { id, close: 'on' });
  return twice;
}

test(`random taps leave no blank page or second order (${minutes} min., seed ${seed})`, async ({
  page,
  sandbox,
}) => {
  test.setTimeout((minutes + 5) * 60_000);
  page.setDefaultTimeout(STEP_MS);
  const random = randomOf(seed, 'taps');
  const draft = await filledIn(page, sandbox);
  const phone: Phone = { page, random, sandbox, draft };
  const done = tally();
  const end = Date.now() + minutes * 60_000;
  let busySince: number | undefined;
  let deadBacks = 0;
  for (let nth = 0; Date.now() < end; nth += 1) {
    if (nth % STEPS_PER_ROUND === 0) await toPayment(phone);
    const name = random.pick(['two taps', ...names]);
    const before = await look(page);
    await steps[name]?.step(phone).catch((thrown: unknown) => {
      // The page was unloaded in the middle of the step.
      if (!/context was destroyed|navigation|closed|frame/i.test(String(thrown))) throw thrown;
    });
    done.add(name);
    const after = await look(page);

    busySince = after.isBusy ? (busySince ?? Date.now()) : undefined;
    const busyMs = busySince === undefined ? 0 : Date.now() - busySince;
    expect(busyMs, `step ${nth}: a busy button`).toBeLessThan(LONGEST_BUSY_MS);

    const mayGoBack = name === 'back' && before.isApp && !before.hasPopup && !before.isFirst;
    if (mayGoBack && !(await moved(page, before.place))) deadBacks += 1;
    else if (name !== 'scroll') deadBacks = 0;
    expect(deadBacks, `step ${nth}: Back did nothing twice at ${before.place}`).toBeLessThan(2);

    expect(await boughtTwice(sandbox), `step ${nth}: two orders`).toEqual([]);
  }
  report(`${minutes} minutes of random taps: ${done.text()}`);
});
