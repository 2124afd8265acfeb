import type { ReleasedApp, RemoteName } from '@shared/release/release';
import type { Browser, Page } from 'playwright';
import { within } from './browser';

/** A page of each remote that needs nothing but a customer. */
const starts: Readonly<Record<RemoteName, string>> = {
  apply: '/app/',
  mypage: '/app/subscStatus',
  estimate: '/app/estimate/guide',
  guides: '/app/guide/subscApply',
};
const PERSON = 'active-standard';

/** Longer than a remote may take, fallback included. */
const MOUNT_MS = 30_000;

/** All screens of a remote, one after the other; one of them may wait for ever. */
const SCREENS_MS = 60_000;

const SERIOUS =
  /Content Security Policy|TrustedScript|Integrity-Policy|integrity|Invalid hook call/i;

export type Visit = {
  origin: string;
  remote: RemoteName;
  /** The build that is to run there. */
  app: ReleasedApp;
  /** A file that is not answered, as after a bad upload. */
  gone?: string;
};

/** Opens a remote as a customer would and says what went wrong; nothing did when the list is empty. */
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
    // What runs in the page was compiled for here, where functions are given their names by a call.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(countRenderers);
    page.on('pageerror', (error) => wrong.add(`an error nobody caught: ${error.message}`));
    page.on('console', (message) => {
      if (!gone && message.type() === 'error' && SERIOUS.test(message.text()))
        wrong.add(message.text());
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isOther = pathname.startsWith(`/${remote}/`) && !pathname.startsWith(app.base);
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
  // A first view stands before the remote has started: it is no sign that it does.
  const drawn = page
    .locator('main:not([data-first])')
    .filter({ hasNot: page.locator('[aria-busy="true"]') });
  await drawn.filter({ hasText: /\S/ }).first().waitFor({ timeout: MOUNT_MS });
  const [failure] = await page.locator('main [role="alert"]').allInnerTexts();
  return failure === undefined ? [] : [`shows a failure: ${failure.replaceAll(/\s+/g, ' ')}`];
}

/** Every screen of the build arrives, and there is one React on the page. */
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
