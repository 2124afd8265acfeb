/** Measurements that a page reports. Times are milliseconds on the page's clock. */
export type PageTimes = {
  fcp: number | null;
  lcp: number | null;
  /** First words of the largest painted element. */
  lcpText: string;
  meaningful: number | null;
  /** Time when the app is interactive: the skeleton and the prerender are gone. */
  whole: number | null;
  /** Start and duration. */
  longTasks: [number, number][];
  /** Sum of all layout shifts without user input. */
  shift: number;
};

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    __told?: PageTimes;
  }
}

/** Console message that the page writes when the app is interactive. */
export const WHOLE = 'the app has taken over';

/**
 * Measures a page. Runs in the page before all other scripts. The page is meaningful one frame after `main` contains
 * `meaningful`, by a prerender or by React.
 */
export function watch({ meaningful, tell }: { meaningful: string; tell: string }): void {
  const told: PageTimes = {
    fcp: null,
    lcp: null,
    lcpText: '',
    meaningful: null,
    whole: null,
    longTasks: [],
    shift: 0,
  };
  window.__told = told;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    told.lcp = entry.startTime;
    told.lcpText = (entry as { element?: Element }).element?.textContent?.slice(0, 30) ?? '';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) told.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => told.longTasks.push([startTime, duration]));

  const words = new RegExp(meaningful);
  const afterFrame = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(0);
    });
  let isSeen = false;
  const watcher = new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main || !words.test(main.textContent)) return;
    if (!isSeen)
      afterFrame((now) => {
        told.meaningful = now;
      });
    isSeen = true;
    if (document.querySelector('#root>.shell')) return;
    watcher.disconnect();
    afterFrame((now) => {
      told.whole = now;
      console.info(tell);
    });
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
}
