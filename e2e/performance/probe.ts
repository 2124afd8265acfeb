/** What a page under measurement tells of itself. Times are milliseconds of the page. */
export type PageTimes = {
  fcp: number | null;
  lcp: number | null;
  /** First words of what was painted largest. */
  lcpText: string;
  meaningful: number | null;
  /** Begin and length. */
  longTasks: [number, number][];
};

declare global {
  interface Window {
    __told?: PageTimes;
  }
}

/** Runs in the page before anything else. A frame after `meaningful` stands in `main`, the page means something. */
export function watch(meaningful: string): void {
  const told: PageTimes = { fcp: null, lcp: null, lcpText: '', meaningful: null, longTasks: [] };
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
  observe('longtask', ({ startTime, duration }) => told.longTasks.push([startTime, duration]));

  const words = new RegExp(meaningful);
  const watcher = new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main || !words.test(main.textContent)) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        told.meaningful = performance.now();
      };
      port2.postMessage(0);
    });
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
}
