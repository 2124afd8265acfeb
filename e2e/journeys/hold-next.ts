import type { Page, Route } from 'playwright/test';

/** The next request of its kind waits, those after it do not. Answers how to let it go on until it is answered. */
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
