import { expect, type Page } from 'playwright/test';

/** React and all that needs it; without it nothing but the page's first view can be on the screen. */
export const REACT = /\/host\/[^/]+\/vendor\.js$/;
/** Arrives when it does, with a first view as without one. */
export const FONT = /\.woff2$/;

/** What comes after the first view: below home when the page is idle, and the coupons of a membership. */
const LATER = /HomeBelow/;
const COUPONS = /\/showProds/;

/**
 * Holds React back, and what comes after a first view anyway; answers how to let React come, and then waits until it has
 * taken over.
 */
export async function withoutReact(
  page: Page,
  { withCoupons = false } = {},
): Promise<() => Promise<void>> {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(FONT, (route) => route.abort());
  for (const later of withCoupons ? [LATER] : [LATER, COUPONS])
    await page.route(later, () => undefined); // never answered
  await page.route(REACT, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letCome();
    await expect(page.locator('.shell')).toHaveCount(0);
  };
}
