import type { Page } from 'playwright';

/** Measurements that a page reports. Times are milliseconds on the page's clock. */
export type PageTimes = {
  meaningful: number | null;
  /** Time when the app is interactive: the skeleton and the prerender are gone. */
  interactive: number | null;
};

declare global {
  interface Window {
    __pageTimes?: PageTimes;
  }
}

/** Console message that the page writes when the app is interactive. */
const INTERACTIVE = 'the app is interactive';

/**
 * Lets the next page measure itself. Returns a function that waits until the app is interactive. It listens to the
 * console, because a first query would load 200 kB of Playwright's script into the starting page.
 */
export async function measureNextPage(
  page: Page,
  meaningful: RegExp,
  timeout: number,
): Promise<() => Promise<void>> {
  // tsx keeps function names with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(measure, { meaningful: meaningful.source, message: INTERACTIVE });
  const predicate = (message: { text(): string }) => message.text() === INTERACTIVE;
  const received = page.waitForEvent('console', { predicate, timeout });
  received.catch(() => undefined); // callers of the returned function get the error
  return async () => void (await received);
}

/**
 * Measures a page. Runs in the page before all other scripts. The page is meaningful one frame after `main` contains
 * `meaningful`, by a prerender or by React.
 */
function measure({ meaningful, message }: { meaningful: string; message: string }): void {
  const times: PageTimes = { meaningful: null, interactive: null };
  window.__pageTimes = times;

  const words = new RegExp(meaningful);
  const afterFrame = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(0);
    });
  let isMeaningful = false;
  const watcher = new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main || !words.test(main.textContent)) return;
    if (!isMeaningful)
      afterFrame((now) => {
        times.meaningful = now;
      });
    isMeaningful = true;
    if (document.querySelector('#root>.shell')) return;
    watcher.disconnect();
    afterFrame((now) => {
      times.interactive = now;
      console.info(message);
    });
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
}
