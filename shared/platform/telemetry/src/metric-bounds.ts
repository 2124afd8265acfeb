/** Histogram bounds of the metrics. Each visit sends a histogram of its own values, and the collector adds them up. */
const ms = [50, 100, 200, 300, 500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000];
export const metricBounds = {
  'browser.web_vital.lcp': ms,
  'browser.web_vital.inp': ms,
  /** From the start to the first screen with its code loaded. */
  'mfe.meaningful': ms,
  /** Without a unit. */
  'browser.web_vital.cls': [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;
