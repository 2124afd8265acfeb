import { writeSettings } from '@shared/delivery/store/channel-settings';
import { folderStore } from '@shared/delivery/store/folder';
import type { Page, Request } from 'playwright/test';
import { goLive, type Live } from './channel';
import { type Published, published } from './published';
import { STARTING_MS, startSandbox } from './sandbox-process';
import { expect, test as journey, type Sandbox } from './test';

export type Store = Published & {
  /** Makes these versions live. Other apps stay as this checkout builds them. */
  live: (live: Partial<Live>) => Promise<unknown>;
  /** Makes a version of the guides live whose fallback is the good one. */
  liveGuides: (version: string) => Promise<unknown>;
};

let count = 0;

/** Journeys with their own published store and channel. */
export const test = journey.extend<
  { asBuilt: undefined },
  { store: Store; channel: string; tools: boolean }
>({
  /** Whether the channel has QA tools, like staging. */
  tools: [false, { option: true, scope: 'worker' }],
  channel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { workerIndex }) => use(`journey-${process.pid}-${workerIndex}-${count++}`),
    { scope: 'worker' },
  ],
  store: [
    async ({ channel, tools }, use) => {
      const made = await published();
      await writeSettings(folderStore(made.root), channel, { settings: {}, tools });
      const live = (wanted: Partial<Live>) =>
        goLive(made.root, channel, { ...wanted, versions: { ...made.good, ...wanted.versions } });
      await live({}); // the sandbox reads the channel when it starts
      const { guides } = made.good;
      const liveGuides = (version: string) =>
        live({ versions: { guides: version }, lkg: { guides } });
      await use({ ...made, live, liveGuides });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  /** Resets the live versions after each test, including failed ones. */
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

/** Faults of a file during its transfer. */
export type WireFault = '404' | 'html' | 'cut' | 'tampered' | 'hang' | 'broken off';

/** Breaks files with a matching address until the returned function is called. */
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

/** Returns the files of an app that a page requests, in order: `1.0.0-next/entry.js`. */
export function filesAskedFor(page: Page, app: string): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const [, name, ...rest] = new URL(request.url()).pathname.split('/');
    if (name === app) asked.push(rest.join('/'));
  });
  return asked;
}

/**
 * Lets the test move the clock. Simulates a metered connection to stop prefetches, because a clock that jumps would
 * time out their requests.
 */
export async function ownClock(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
}

export const TERMS = '/app/termInfo/service';

/** Elements of the guides that a visitor sees. */
export const guides = {
  /** The heading drawn by React. A prerender shows the same one before the remote has started. */
  terms: (page: Page) =>
    page.locator('main:not([data-first])').getByRole('heading', { level: 1, name: '이용약관' }),
  /** The heading of the prerender. */
  firstTerms: (page: Page) =>
    page.locator('main[data-first]').getByRole('heading', { level: 1, name: '이용약관' }),
  card: (page: Page) => page.getByText('화면을 불러오지 못했어요'),
  retry: (page: Page) => page.getByRole('button', { name: '다시 시도' }),
};

/** Opens the terms as a visitor in the app, and waits until React shows them. */
export async function openTerms(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.open(page, { as: 'android', to: TERMS });
  await expect(guides.terms(page)).toBeVisible();
}

/** Checks that React shows the terms with the styles of this version. */
export async function expectTermsOf(page: Page, version: string): Promise<void> {
  await expect(guides.terms(page)).toBeVisible();
  expect(await stylesOf(page)).toEqual([version]);
}

/** Goes to another page of the app, as a link does. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes to another page of the app by a step that loads the whole page. */
export async function goAndLoad(page: Page, address: string): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: 30_000 });
  await goTo(page, address);
  await loaded;
}

/** Returns the versions of the guides whose styles are in the page. */
export const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const found = links.map(({ href }) => /\/guides\/([^/]+)\//.exec(href)?.[1]);
    return [...new Set(found.filter((version) => version !== undefined))];
  });

/**
 * Returns the containers of the guides that have started, by the names in `mf-manifest.json`. Their files may have the
 * address of an earlier version.
 */
export const startedGuides = (page: Page) =>
  page.evaluate(() => Object.keys(globalThis).filter((name) => /^(__care_)?guides_/.test(name)));

/** Returns the failures of remotes that the page sent, as the console shows them. */
export async function told(page: Page, sandbox: Sandbox): Promise<string[]> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const events = (await sandbox.ask('client-events')) as Readonly<Record<string, string>>[];
  return events.filter(({ kind }) => kind === 'remote').map(({ said = '' }) => said);
}

/** Hides or shows the page, as when the user switches apps. */
export const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Counts how often an open tab requested the number of the last change and the page. */
export function askedByOpenTab(page: Page) {
  const counted = { numbers: 0, pages: 0 };
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'fetch') return;
    if (request.url().endsWith('/app/live.json')) counted.numbers += 1;
    if (request.url().endsWith('/app/')) counted.pages += 1;
  });
  return counted;
}
