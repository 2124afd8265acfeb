import { expect, type Page } from 'playwright/test';
import { barrier } from './barrier';

/** Pattern of React and its libraries. Without it, only the prerender can be on the screen. */
export const REACT = /\/host\/[^/]+\/vendor\.js$/;
/** Pattern of the font, which loads independently of a prerender. */
export const FONT = /\.woff2$/;

/** Patterns of content after the prerender: the lower part of home, and the coupons of a membership. */
const LATER = /HomeBelow/;
const COUPONS = /\/showProds/;

/** Pattern of the scripts that draw prerendered pages. */
export const FIRST = /\/first-\w+\.js$/;

/** Matches the mark that a page keeps after a prerender was drawn. */
export const drawn = (page: Page) => page.locator('html[data-seen]');

/** Opens an address as a web visitor and does not wait for the page. */
export const openedOnWeb = (page: Page, origin: string, to: string) =>
  page.goto(`${origin}/sandbox/open?${new URLSearchParams({ as: 'web', to })}`, {
    waitUntil: 'commit',
  });

/** Waits until React shows the page, instead of a skeleton or a prerender. */
export async function untilReact(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('.shell, [data-first]')).toHaveCount(0);
}

/**
 * Holds React and content that always comes after the prerender. Returns a function that lets React load and waits
 * until it has started.
 */
export async function withoutReact(
  page: Page,
  { withCoupons = false } = {},
): Promise<() => Promise<void>> {
  const react = barrier();
  await page.route(FONT, (route) => route.abort());
  for (const later of withCoupons ? [LATER] : [LATER, COUPONS])
    await page.route(later, () => undefined); // never answered
  await page.route(REACT, async (route) => {
    await react.opened;
    await route.continue();
  });
  return async () => {
    react.open();
    await expect(page.locator('.shell')).toHaveCount(0);
  };
}
