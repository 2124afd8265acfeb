import type { Browser, Page, Request } from 'playwright/test';
import { addressFor, type Sandbox } from '../test';
import type { Scene } from './scenes';

/** Width of a phone in CSS pixels, and its text size in percent. */
export type View = { width: number; text: 100 | 200; scheme: 'light' | 'dark' };

export const views = [
  { width: 360, text: 100, scheme: 'light' },
  { width: 390, text: 100, scheme: 'light' },
  { width: 430, text: 100, scheme: 'dark' },
  { width: 320, text: 200, scheme: 'light' },
] as const satisfies readonly View[];

/** Opens a new page without animations, so that two pictures of the same state are equal. */
export async function viewed(browser: Browser, { width, text, scheme }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    colorScheme: scheme,
  });
  const page = await context.newPage();
  // This function must contain no other function, because tsx adds a helper to each that the page does not have.
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, text);
  return page;
}

/** Seeds all people on a day without a seasonal notice, and fixes the order of sellers, which is random. */
export async function onOneDay(page: Page, sandbox: Pick<Sandbox, 'staff'>): Promise<void> {
  await sandbox.staff('clock', { freeze: 'on', set: '2026-11-20' });
  await sandbox.staff('reset', { keepClock: 'on' });
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
}

/** Hides the controls of the simulated app, so that a picture shows only the product. */
const withoutHandles = { name: 'sandbox_outcomes', value: 'handles:hidden' };

/** Opens the scene and waits until the screen is complete and no request is pending. */
export async function open(page: Page, origin: string, scene: Scene): Promise<void> {
  await page.context().addCookies([{ ...withoutHandles, url: origin }]);
  const answered = answersTo(page);
  await page.goto(addressFor(origin, scene), { waitUntil: 'domcontentloaded' });
  await page.locator('#root .shell').waitFor({ state: 'detached' });
  await page.locator('h1, [role="dialog"], [role="alert"]').first().waitFor();
  await answered();
  await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' });
  await settled(page);
}

const waiting = new WeakMap<Page, () => Promise<void>>();

/**
 * Returns a function that waits until every backend call is answered and the drawn content requests nothing more. It
 * ignores prefetches, because they change nothing on the screen. It counts requests from the first call on.
 */
export function answersTo(page: Page): () => Promise<void> {
  const known = waiting.get(page);
  if (known) return known;
  const onTheWay = new Set<Request>();
  let wake = () => {};
  const asked = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) onTheWay.add(request);
  };
  const over = (request: Request) => {
    if (onTheWay.delete(request) && onTheWay.size === 0) wake();
  };
  page.on('request', asked).on('requestfinished', over).on('requestfailed', over);
  const allAnswered = () =>
    new Promise<void>((done) => {
      if (onTheWay.size === 0) done();
      else wake = done;
    });
  const answered = async () => {
    do {
      await allAnswered();
      await drawn(page);
    } while (onTheWay.size > 0);
  };
  waiting.set(page, answered);
  return answered;
}

/** Waits for two frames, because the first one may still show the previous content. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Waits until the page is stable: colour transitions, fonts, images, and the space for the bottom bar, whose height is
 * known one frame later.
 */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(async () => {
    await Promise.allSettled(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode()),
    );
    // The end of one animation may start the next, because elements inherit values. An animation that keeps its last
    // frame stays listed.
    for (;;) {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
