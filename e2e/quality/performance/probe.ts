import type { Page } from 'playwright';

/** Measurements that a page reports. Times are milliseconds on the page's clock. */
export type PageTimes = {
  meaningful: number | null;
  /** Time when the app is interactive: the skeleton and the prerender are gone. */
  interactive: number | null;
  /** Milliseconds from the first press to one frame after the page changed. */
  answer: number | null;
};

declare global {
  interface Window {
    __pageTimes?: PageTimes;
  }
}

/** A moment of a page, and the prefix of the console message that the page writes at it. */
type Moment = keyof PageTimes;
const SAYS = 'measured: ';

/**
 * Lets the next page measure itself. Returns a function that waits for a moment. It listens to the console, because a
 * first query would load 200 kB of Playwright's script into the starting page.
 */
export async function measureNextPage(
  page: Page,
  meaningful: RegExp,
  timeout: number,
): Promise<(moment: Moment) => Promise<void>> {
  // tsx keeps function names with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(measure, { meaningful: meaningful.source, says: SAYS });
  const said = new Set<string>();
  page.on('console', (message) => said.add(message.text()));
  return async (moment) => {
    const text = SAYS + moment;
    const predicate = (message: { text(): string }) => message.text() === text;
    if (!said.has(text)) await page.waitForEvent('console', { predicate, timeout });
  };
}

/**
 * Measures a page. Runs in the page before all other scripts. The page is meaningful one frame after `main` contains
 * `meaningful`, by a prerender or by React.
 */
function measure({ meaningful, says }: { meaningful: string; says: string }): void {
  const times: PageTimes = { meaningful: null, interactive: null, answer: null };
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
        console.info(`${says}meaningful`);
      });
    isMeaningful = true;
    if (document.querySelector('#root>.shell')) return;
    watcher.disconnect();
    afterFrame((now) => {
      times.interactive = now;
      console.info(`${says}interactive`);
    });
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });

  const timeAnswer = ({ timeStamp }: Event) => {
    const change = new MutationObserver(() => {
      change.disconnect();
      afterFrame((now) => {
        times.answer = now - timeStamp;
        console.info(`${says}answer`);
      });
    });
    change.observe(document, { attributes: true, childList: true, subtree: true });
  };
  addEventListener('click', timeAnswer, { capture: true, once: true });
}
