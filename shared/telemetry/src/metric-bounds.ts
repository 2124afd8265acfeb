/** Metrics: each visit sends a histogram with its own values, which whoever collects them adds up. */
const ms = [50, 100, 200, 300, 500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000];
export const metricBounds = {
  'browser.web_vital.lcp': ms,
  'browser.web_vital.inp': ms,
  /** From the start to the first screen, with its code here. */
  'mfe.meaningful': ms,
  /** Without a unit. */
  'browser.web_vital.cls': [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;
