import type { Page } from 'playwright/test';
import { chromiumEngine } from '../engines/chromium';
import { type Screen, screenOf } from '../engines/screen';

type Step<Rest extends unknown[]> = (screen: Screen, ...rest: Rest) => Promise<unknown>;
type OnPage<Steps> = {
  [Name in keyof Steps]: Steps[Name] extends Step<infer Rest>
    ? (page: Page, ...rest: Rest) => ReturnType<Steps[Name]>
    : never;
};

const screens = new WeakMap<Page, Screen>();

/** The page as the steps of every engine see it. */
function screenOn(page: Page): Screen {
  const screen = screens.get(page) ?? screenOf(chromiumEngine(page));
  screens.set(page, screen);
  return screen;
}

/** The steps of every engine (`e2e/engines/steps`), taken on a page of Playwright's. */
export function onPage<Steps extends Record<string, Step<never[]>>>(steps: Steps): OnPage<Steps> {
  const taken = Object.entries(steps).map(([name, step]) => [
    name,
    (page: Page, ...rest: never[]) => step(screenOn(page), ...rest),
  ]);
  // Names and what they ask for stay; only the first thing they are given is another.
  return Object.fromEntries(taken);
}
