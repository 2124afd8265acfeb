import type { Locator, Page } from 'playwright/test';

/** The page's manners inside the app begin when it is idle. */
export const inApp = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => '__careBack' in window);

/** The Back key of the phone; a popup makes everything else on the screen inert, but not the key. */
export async function pressBack(page: Page): Promise<void> {
  await inApp(page);
  await page.locator('sandbox-native[data-surface=back] button').dispatchEvent('click');
}

/** What the app shows in place of the webview it has closed. */
export const closed = (page: Page): Locator =>
  page.getByRole('heading', { name: '앱 화면이 닫혔습니다' }).first();
