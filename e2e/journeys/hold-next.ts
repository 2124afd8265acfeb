import type { Page, Route } from 'playwright/test';
import { barrier } from './barrier';

/** Holds the next matching request. Returns a function that lets it continue and waits for the answer. */
export async function holdNext(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const answer = barrier();
  const next = page.waitForRequest(url);
  const hold = async (route: Route) => {
    await answer.opened;
    await route.continue();
  };
  await page.route(url, hold, { times: 1 });
  return async () => {
    answer.open();
    await (await (await next).response())?.finished();
  };
}
