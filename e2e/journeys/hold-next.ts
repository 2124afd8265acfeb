import type { Page, Route } from 'playwright/test';

/** Holds the next matching request. Returns a function that lets it continue and waits for the answer. */
export async function holdNext(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const next = page.waitForRequest(url);
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(url, hold, { times: 1 });
  return async () => {
    letGo();
    await (await (await next).response())?.finished();
  };
}
