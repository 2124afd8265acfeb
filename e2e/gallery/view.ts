import type { Browser, Page } from 'playwright/test';
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

/** Opens the scene and waits until the screen has said what it is and nothing is on its way. */
export async function open(page: Page, origin: string, scene: Scene): Promise<void> {
  const { person, as, to } = scene;
  const query = new URLSearchParams({ as, to, ...(person && { person }) });
  await page.goto(`${origin}/sandbox/open?${query}`, { waitUntil: 'domcontentloaded' });
  await page.locator('#root .shell').waitFor({ state: 'detached' });
  await page.locator('h1, [role="dialog"], [role="alert"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' });
  await settled(page);
}

/** Colours on their way from one to another are neither, and text waits for its font. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}
