import type { Locator, Page } from 'playwright/test';

/** Waits for the app behaviour of the page, which starts when the page is idle. */
export const inApp = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => '__careBack' in window);

/** Presses the Back key of the phone. A popup makes everything else inert, but not this key. */
export async function pressBack(page: Page): Promise<void> {
  await inApp(page);
  await page.locator('sandbox-native[data-surface=back] button').dispatchEvent('click');
}

/** Returns the screen that the app shows after it closed its webview. */
export const closed = (page: Page): Locator =>
  page.getByRole('heading', { name: '앱 화면이 닫혔습니다' }).first();

export const runningAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
