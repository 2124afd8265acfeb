import type { Page } from 'playwright/test';
import { chromiumEngine } from './screen/chromium';
import { type Screen, screenOf } from './screen/screen';

type Step<Rest extends unknown[]> = (screen: Screen, ...rest: Rest) => Promise<unknown>;
type OnPage<Steps> = {
  [Name in keyof Steps]: Steps[Name] extends Step<infer Rest>
    ? (page: Page, ...rest: Rest) => ReturnType<Steps[Name]>
    : never;
};

const screens = new WeakMap<Page, Screen>();

/** Returns the page as a screen, which the steps of all engines use. */
function screenOn(page: Page): Screen {
  const screen = screens.get(page) ?? screenOf(chromiumEngine(page));
  screens.set(page, screen);
  return screen;
}

/** Adapts the steps of all engines (`e2e/journeys/steps`) to a Playwright page. */
export function onPage<Steps extends Record<string, Step<never[]>>>(steps: Steps): OnPage<Steps> {
  const taken = Object.entries(steps).map(([name, step]) => [
    name,
    (page: Page, ...rest: never[]) => step(screenOn(page), ...rest),
  ]);
  // Names and other arguments stay the same. Only the first argument becomes a page.
  return Object.fromEntries(taken);
}
