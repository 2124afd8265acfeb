import type { Locator, Page } from 'playwright/test';

/** Waits for the app behaviour of the page, which starts when the page is idle. */
export const inApp = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => '__careBack' in window);

/** Returns the paths that a page requests from now on. */
export function pathsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Presses the Back key of the phone. A popup makes everything else inert, but not this key. */
export async function pressBack(page: Page): Promise<void> {
  await inApp(page);
  await page.locator('sandbox-native[data-surface=back] button').dispatchEvent('click');
}

/** Returns the screen that the app shows after it closed its webview. */
export const closed = (page: Page): Locator =>
  page.getByRole('heading', { name: '앱 화면이 닫혔습니다' }).first();

/** Reports this height of the visual viewport, which is all that the keyboard of an iPhone changes. */
export const shrinkView = (page: Page, height: number): Promise<void> =>
  page.evaluate((value) => {
    const view = window.visualViewport;
    if (view === null) throw new Error('no visual viewport');
    Object.defineProperty(view, 'height', { value, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, height);

export const runningAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
