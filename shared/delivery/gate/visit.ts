import { foldersOf, type ReleasedApp, type RemoteName } from '@shared/release/release';
import type { Browser, Page } from 'playwright';
import { within } from './browser';

/** A page of each remote that needs only a signed-in customer. */
const starts: Readonly<Record<RemoteName, string>> = {
  apply: '/app/',
  mypage: '/app/subscStatus',
  estimate: '/app/estimate/guide',
  guides: '/app/guide/subscApply',
};
const PERSON = 'active-standard';

/** Milliseconds to start. Longer than a remote may take, including its fallback version. */
const MOUNT_MS = 30_000;

/** Milliseconds for all screens of a remote, because one of them may never load. */
const SCREENS_MS = 60_000;

const SERIOUS =
  /Content Security Policy|TrustedScript|Integrity-Policy|integrity|Invalid hook call/i;

export type Visit = {
  origin: string;
  remote: RemoteName;
  /** The build that must run there. */
  app: ReleasedApp;
  /** A file that is answered with 404, as after a failed upload. */
  gone?: string;
};

export async function visit(
  browser: Browser,
  { origin, remote, app, gone }: Visit,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
  });
  const wrong = new Set<string>();
  try {
    const page = await context.newPage();
    // Defines `__name`, because the compiler adds calls of it to the functions that run in the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(countRenderers);
    page.on('pageerror', (error) => wrong.add(`an error nobody caught: ${error.message}`));
    page.on('console', (message) => {
      if (!gone && message.type() === 'error' && SERIOUS.test(message.text()))
        wrong.add(message.text());
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isOwn = foldersOf(app).some((folder) => pathname.startsWith(folder));
      const isOther = pathname.startsWith(`/${remote}/`) && !isOwn;
      if (!gone && isOther)
        wrong.add(`did not start: the host took ${pathname.split('/')[2]} in its place`);
    });
    if (gone) await page.route(`**${gone}*`, (route) => route.fulfill({ status: 404, body: '' }));
    const query = new URLSearchParams({ as: 'android', person: PERSON, to: starts[remote] });
    await page.goto(`${origin}/sandbox/open?${query}`, { waitUntil: 'domcontentloaded' });
    for (const problem of await mounted(page)) wrong.add(problem);
    const late = () => [`its screens did not load within ${SCREENS_MS / 1000} s`];
    if (wrong.size === 0)
      for (const problem of await within(SCREENS_MS, screensIn(page, app), late))
        wrong.add(problem);
    return [...wrong];
  } catch (error) {
    return [
      ...wrong,
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    ];
  } finally {
    await context.close();
  }
}

async function mounted(page: Page): Promise<string[]> {
  // Ignore the prerender, because it is visible before the remote has started.
  const drawn = page
    .locator('main:not([data-first])')
    .filter({ hasNot: page.locator('[aria-busy="true"]') });
  await drawn.filter({ hasText: /\S/ }).first().waitFor({ timeout: MOUNT_MS });
  const [failure] = await page.locator('main [role="alert"]').allInnerTexts();
  return failure === undefined ? [] : [`shows a failure: ${failure.replaceAll(/\s+/g, ' ')}`];
}

/** Checks that every screen of the build loads and that the page has one copy of React. */
async function screensIn(page: Page, { container, screens }: ReleasedApp): Promise<string[]> {
  return page.evaluate(
    async ({ name, pages }) => {
      type Screens = Record<string, () => Promise<unknown>>;
      type Container = { get: (module: string) => Promise<() => { screens: Screens }> };
      const started = (globalThis as unknown as Record<string, Container | undefined>)[name];
      if (!started) return [`its container ${name} is not on the page`];
      const { screens } = (await started.get('./screens'))();
      const problems: string[] = [];
      for (const page of pages) {
        const component = await screens[page]?.().catch((error: Error) => error.message);
        if (typeof component !== 'function') problems.push(`${page} does not load: ${component}`);
      }
      const { __renderers: renderers } = globalThis as unknown as { __renderers: number };
      if (renderers !== 1) problems.push(`${renderers} copies of React draw on the page`);
      return problems;
    },
    { name: container ?? '', pages: Object.keys(screens ?? {}) },
  );
}

function countRenderers(): void {
  const counted = globalThis as unknown as Record<string, unknown>;
  let renderers = 0;
  Object.defineProperty(counted, '__renderers', { get: () => renderers });
  counted['__REACT_DEVTOOLS_GLOBAL_HOOK__'] = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => {
      renderers += 1;
      return renderers;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}
