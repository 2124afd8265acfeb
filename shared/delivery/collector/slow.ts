import type { MetricName } from '@shared/telemetry/table';

/**
 * Values above these are slow: `poor` of web vitals, and our limit for the first screen. Milliseconds, CLS without a
 * unit. The analysis counts with the same values (`judge/warehouse.sql`).
 */
export const slowFrom = {
  'browser.web_vital.lcp': 4000,
  'browser.web_vital.inp': 500,
  'browser.web_vital.cls': 0.25,
  'mfe.meaningful': 3000,
} as const satisfies Record<MetricName, number>;
