import { appNames } from '@shared/routes/apps';
import type { Page } from 'playwright/test';
import { barrier } from './barrier';
import { expect, test } from './test';

/**
 * Compressed bytes of JavaScript that home loads before React shows the price, except axios: 159,000 of the page and
 * 9,950 of its prerender.
 */
const BUDGET = 169_500;
/**
 * Compressed bytes of axios and the reading of refused answers, which have a chunk of their own (ADR 0002). A page whose
 * answers were prefetched needs it only later.
 */
const HTTP_BUDGET = 20_500;
const HTTP = /\/http\.js$/;
/** Compressed bytes of all JavaScript of a visit to home, with what it loads when idle. */
const WHOLE_BUDGET = 215_000;

/** Something the page fetched: when it was asked for (milliseconds of the page) and how long its body was. */
type Fetched = { path: string; askedAt: number; bytes: number };

declare global {
  interface Window {
    /** When the first price stood on the page that React drew. */
    __priceAt?: number;
  }
}

const visitors = [
  // This customer has to sign in, and until then nothing can be prerendered.
  { visitor: 'a customer in the app', as: 'android', person: 'new-customer', own: ['http.js'] },
  { visitor: 'a web visitor', as: 'web', own: ['first-SubscGuide.js'] },
] as const;

/** Asked for after another answer: who the visitor is and what they have. */
const SIGNING_IN = [/\/vtg\/users\/showVtgUser$/, /\/users\/storeToken$/, /\/users\/(?!get)[^/]+$/];
/** Drawn when it is here; the text does not wait for it. */
const FONT = /\.woff2$/;
/** A script of a build in the store; what the sandbox adds to a page is not the product's. */
const SCRIPT = new RegExp(`^/(${appNames.join('|')})/[^/]+/.+\\.js$`);

/**
 * Records when React shows the price. Holds idle work and the skeleton that a slow phone gets after 4 s until then,
 * because neither belongs to the first load, however slow the machine is.
 */
async function watchForPrice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout, requestIdleCallback } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => setTimeout(work, ms === 4000 ? 60_000 : ms),
      requestIdleCallback: (work: () => void, options?: IdleRequestOptions) => {
        const idle = () => requestIdleCallback(work, options);
        if (window.__priceAt === undefined) waiting.push(idle);
        else idle();
      },
    });
    const hasPrice = () =>
      /\d원/.test(document.querySelector('main')?.textContent ?? '') &&
      !document.querySelector('#root>.shell');
    new MutationObserver(() => {
      if (window.__priceAt !== undefined || !hasPrice()) return;
      window.__priceAt = performance.now();
      for (const idle of waiting) idle();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Returns the requests that began before the price was shown, in this order. */
async function askedBeforePrice(page: Page): Promise<Fetched[]> {
  await page.waitForFunction(() => window.__priceAt !== undefined);
  await page.waitForLoadState('networkidle'); // pending requests have their length now
  const priceAt = await page.evaluate(() => window.__priceAt ?? 0);
  return (await fetchedBy(page)).filter(({ askedAt }) => askedAt < priceAt);
}

const fetchedBy = (page: Page): Promise<Fetched[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        askedAt: startTime,
        bytes: encodedBodySize,
      }),
    ),
  );

/** Every script waits at the gate; answers how to let them in, and when (of the page) that was. */
async function holdScripts(page: Page): Promise<() => Promise<number>> {
  const scripts = barrier();
  await page.route(
    ({ pathname }) => SCRIPT.test(pathname),
    async (route) => {
      await scripts.opened;
      await route.continue();
    },
  );
  const lastAsked = page.waitForRequest(/\/screens\.js$/);
  return async () => {
    // The starter has asked for the screen's own files, the last of what it asks for, and no script has run.
    await lastAsked;
    const time = await page.evaluate(() => performance.now());
    scripts.open();
    return time;
  };
}

for (const { visitor, own, ...who } of visitors) {
  test.describe(`home as ${visitor} opens it`, () => {
    test(`loads at most ${BUDGET / 1000} kB, and ${HTTP_BUDGET / 1000} kB of axios, before the price`, async ({
      page,
      sandbox,
    }) => {
      await watchForPrice(page);
      await sandbox.open(page, who);

      const scripts = (await askedBeforePrice(page)).filter(({ path }) => SCRIPT.test(path));
      const names = scripts.map(({ path }) => path.split('/').at(-1));
      expect(names.toSorted()).toEqual([
        'entry.js',
        ...own,
        'libraries.js',
        'main.js',
        'screens.js',
        'shared.js',
        'src_home_SubscGuide_tsx.js',
        'vendor.js',
      ]);
      expect(scripts.filter(({ bytes }) => bytes === 0)).toEqual([]);
      expect(total(scripts.filter(({ path }) => !HTTP.test(path)))).toBeLessThanOrEqual(BUDGET);
      expect(total(scripts.filter(({ path }) => HTTP.test(path)))).toBeLessThanOrEqual(HTTP_BUDGET);
    });

    test('has asked for all it needs before the first script has arrived', async ({
      page,
      sandbox,
    }) => {
      await watchForPrice(page);
      const letScriptsIn = await holdScripts(page);
      const opened = sandbox.open(page, who);
      const scriptsAt = await letScriptsIn();
      await opened;

      const asked = (await askedBeforePrice(page)).filter(({ path }) => !FONT.test(path));
      const later = asked.filter(({ askedAt }) => askedAt > scriptsAt);
      const unexpected = later.filter(({ path }) => !SIGNING_IN.some((way) => way.test(path)));
      expect(unexpected.map(({ path }) => path)).toEqual([]);
      expect(asked.length - later.length).toBeGreaterThan(6);
    });
  });
}

test(`home loads at most ${WHOLE_BUDGET / 1000} kB of JavaScript in all`, async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'web' });
  const scripts = await loadedScripts(page);
  expect(scripts.length).toBeGreaterThan(8);
  expect(total(scripts)).toBeLessThanOrEqual(WHOLE_BUDGET);
});

test('home of an owner loads no kit of later screens', async ({ page, sandbox }) => {
  await sandbox.open(page, { as: 'android', person: 'active-standard' });
  const names = (await loadedScripts(page)).map(({ path }) => path.split('/').at(-1));
  expect(names).toContain('screens.js');
  expect(names).not.toContain('kit.js');
});

/** Returns the scripts of the product that a visit to home has loaded when it is complete and idle. */
async function loadedScripts(page: Page): Promise<readonly Fetched[]> {
  await expect(page.getByRole('heading', { name: '꼭 확인해 주세요' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await fetchedBy(page)).filter(({ path }) => SCRIPT.test(path));
}

for (const { page: opened, to, calls, shows } of [
  { page: 'home', to: '/app/', calls: ['GET users/U'], shows: 'STANDARD' },
  {
    page: 'the estimate',
    to: '/app/estimate/guide',
    calls: ['GET users/U', 'POST users/estimate'],
    shows: '예상 견적',
  },
])
  test(`data for ${opened} is requested once, before the first script arrives`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.open(page, { person: 'active-standard', as: 'android', to });
    // Filled with the customer's data, so the sign-in is complete.
    await expect(page.getByRole('combobox', { name: '차량' })).toHaveValue(/./);
    const address = page.url();
    await page.goto('about:blank'); // the first visit requests nothing after this
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, call] = /(users\/(?:U|estimate)$)/.exec(named(request.url())) ?? [];
      if (call !== undefined) asked.push(`${request.method()} ${call}`);
    });

    const letScriptsIn = await holdScripts(page);
    const loaded = page.goto(address);
    // Both leave at once: which of them the browser tells first is chance.
    await expect.poll(() => asked.toSorted()).toEqual(calls);
    await letScriptsIn();
    await loaded;

    await expect(page.getByRole('main')).toContainText(shows);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(calls);
  });

/** The path of a call, without who it is about. */
const named = (url: string): string => new URL(url).pathname.replace(/\d+$/, '');

test('the price does not wait for the sign-in of a web visitor', async ({ page, sandbox }) => {
  await page.route(
    ({ pathname }) => SIGNING_IN.some((way) => way.test(pathname)),
    () => undefined, // never answered
  );

  await sandbox.open(page, { as: 'web' });

  await expect(page.getByText('12개월 이용 금액')).toBeVisible();
});

const total = (files: readonly Pick<Fetched, 'bytes'>[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
