/** What a page under measurement tells of itself. Times are milliseconds of the page. */
export type PageTimes = {
  fcp: number | null;
  lcp: number | null;
  /** First words of what was painted largest. */
  lcpText: string;
  meaningful: number | null;
  /** When the app has taken over: nothing of the page's outline and of its first view is left. */
  whole: number | null;
  /** Begin and length. */
  longTasks: [number, number][];
  /** How far things moved that nobody had touched: the sum of all layout shifts. */
  shift: number;
};

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    __told?: PageTimes;
  }
}

/** What the page writes to its console when the app has taken over. */
export const WHOLE = 'the app has taken over';

/**
 * Runs in the page before anything else. A frame after `meaningful` stands in `main`, the page means something: drawn by a
 * first view or by React, which comes to be the same for a reader.
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
