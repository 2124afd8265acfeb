import type { Browser, Page, Request } from 'playwright/test';
import type { Scene } from './scenes';

/** A phone's width in CSS pixels and the size of its text in percent. */
export type View = { width: number; text: 100 | 200; scheme: 'light' | 'dark' };

export const views: readonly View[] = [
  { width: 360, text: 100, scheme: 'light' },
  { width: 390, text: 100, scheme: 'light' },
  { width: 430, text: 100, scheme: 'dark' },
  { width: 320, text: 200, scheme: 'light' },
];

/** A page of its own, without motion, so that two pictures of the same state are the same. */
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
  // No function of its own inside: what starts this file gives each a name with a helper the page does not know.
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, text);
  return page;
}

/** The handles of the simulated app lie on the page, and a picture is of the product alone. */
const withoutHandles = { name: 'sandbox_outcomes', value: 'handles:hidden' };

/** Opens the scene and waits until the screen has said what it is and nothing is on its way. */
export async function open(page: Page, origin: string, scene: Scene): Promise<void> {
  const { person, as, to } = scene;
  const query = new URLSearchParams({ as, to, ...(person && { person }) });
  await page.context().addCookies([{ ...withoutHandles, url: origin }]);
  const answered = answersTo(page);
  await page.goto(`${origin}/sandbox/open?${query}`, { waitUntil: 'domcontentloaded' });
  await page.locator('#root .shell').waitFor({ state: 'detached' });
  await page.locator('h1, [role="dialog"], [role="alert"]').first().waitFor();
  await answered();
  await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' });
  await settled(page);
}

const waiting = new WeakMap<Page, () => Promise<void>>();

/**
 * Resolves when every call to the backend is answered and what was drawn of it asks for nothing more. What is fetched
 * ahead at idle is not waited for: it changes nothing on the screen. Listens from the first time it is asked for.
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

/** Two frames: the first may still show what was there before. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Colours on their way from one to another are neither, text waits for its font, a picture for its bytes, and the room
 * at the page's end for the height of the bar, which is told a frame later.
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
    // The end of one may start the next, for an element follows what it inherits; one that keeps its last picture stays listed.
    for (;;) {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
