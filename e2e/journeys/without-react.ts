import { expect, type Page } from 'playwright/test';

/** React and all that needs it; without it nothing but the page's first view can be on the screen. */
const REACT = /\/host\/[^/]+\/vendor\.js$/;
/** Arrives when it does, with a first view as without one. */
const FONT = /\.woff2$/;

/** What lies below home's first view, which comes when the page is idle. */
const LATER = /HomeBelow/;

/** Holds React back; answers how to let it come, and then waits until it has taken over. */
export async function withoutReact(page: Page): Promise<() => Promise<void>> {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(FONT, (route) => route.abort());
  await page.route(LATER, () => undefined); // never answered
  await page.route(REACT, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letCome();
    await expect(page.locator('.shell')).toHaveCount(0);
  };
}
