import type { Page, Request } from 'playwright/test';
import { goLive, type Live, setTools } from './channel';
import { type Published, published } from './published';
import { STARTING_MS, startSandbox } from './sandbox-process';
import { test as journey } from './test';

export type Store = Published & {
  /** Makes these versions live; what is not named stays as this checkout builds it. */
  live: (live: Partial<Live>) => Promise<unknown>;
};

let count = 0;

/** Journeys on a published store of their own, served through a channel of their own. */
export const test = journey.extend<
  { asBuilt: undefined },
  { store: Store; channel: string; tools: boolean }
>({
  /** Whether the channel has QA tools, as staging has. */
  tools: [false, { option: true, scope: 'worker' }],
  channel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { workerIndex }) => use(`journey-${process.pid}-${workerIndex}-${count++}`),
    { scope: 'worker' },
  ],
  store: [
    async ({ channel, tools }, use) => {
      const made = await published();
      await setTools(made.root, channel, tools);
      const live = (wanted: Partial<Live>) =>
        goLive(made.root, channel, { ...wanted, versions: { ...made.good, ...wanted.versions } });
      await live({}); // the sandbox looks at the channel when it starts
      await use({ ...made, live });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** What the test before made live, or left so when it failed, is gone. */
  asBuilt: [
    async ({ store }, use) => {
      await store.live({});
      await use(undefined);
    },
    { auto: true },
  ],
  sandboxProcess: [
    async ({ store, channel }, use) => {
      const sandbox = await startSandbox({ SANDBOX_STORE: store.root, SANDBOX_CHANNEL: channel });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
});

/** A version that hangs gives way after 7 s (`host/src/loader/screens.test.tsx`); the rest is for a slow machine. */
export const HANGING_MS = 30_000;

/** What may go wrong with a file on its way. */
export type WireFault = '404' | 'html' | 'cut' | 'tampered' | 'hang' | 'broken off';

/** From now on files of a page fail on their way when their address fits, until the answer is called. */
export async function breakOnWire(page: Page, files: RegExp, fault: WireFault) {
  let isOn = true;
  const fits = ({ pathname }: URL) => files.test(pathname);
  await page.route(fits, async (route) => {
    if (!isOn) return route.continue();
    const script = (body: string) => route.fulfill({ body, contentType: 'text/javascript' });
    switch (fault) {
      case '404':
        return route.fulfill({ status: 404, body: 'not found', contentType: 'text/plain' });
      case 'html':
        return route.fulfill({ body: '<!doctype html>', contentType: 'text/html' });
      case 'cut':
        return script('(() => {');
      case 'tampered':
        return script('globalThis.__tampered = true;');
      case 'broken off':
        return route.abort('connectionreset');
      case 'hang':
        return undefined;
    }
  });
  return () => {
    isOn = false;
  };
}

/** The files of an app's versions that a page asks for, in that order: `1.0.0-next/entry.js`. */
export function filesAskedFor(page: Page, app: string): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const [, name, ...rest] = new URL(request.url()).pathname.split('/');
    if (name === app) asked.push(rest.join('/'));
  });
  return asked;
}

/**
 * A clock the test moves. The line is a metered one, so that nothing is fetched ahead: a clock that leaps would time out
 * whatever is on its way.
 */
export async function ownClock(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
}

export const TERMS = '/app/termInfo/service';

/** What a visitor sees of the guides. */
export const guides = {
  /** Drawn by React: a first view stands before the remote has started. */
  terms: (page: Page) =>
    page.locator('main:not([data-first])').getByRole('heading', { level: 1, name: '이용약관' }),
  card: (page: Page) => page.getByText('화면을 불러오지 못했어요'),
  retry: (page: Page) => page.getByRole('button', { name: '다시 시도' }),
};

/** A step to another page of the app, as a link in it does. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The versions of the guides whose styles are in the page. */
export const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const found = links.map(({ href }) => /\/guides\/([^/]+)\//.exec(href)?.[1]);
    return [...new Set(found.filter((version) => version !== undefined))];
  });

/** The phone shows another app, or this one again. */
export const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** How often an open tab has asked for the number of the last change, and has read the page it leads to. */
export function askedByOpenTab(page: Page) {
  const counted = { numbers: 0, pages: 0 };
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'fetch') return;
    if (request.url().endsWith('/app/live.json')) counted.numbers += 1;
    if (request.url().endsWith('/app/')) counted.pages += 1;
  });
  return counted;
}
