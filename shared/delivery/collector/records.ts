/** Number of accepted and of dropped records. A record is dropped if it is unknown, invalid or above a limit. */
export type Taken = { taken: number; dropped: number };

const paths = {
  logs: ['resourceLogs', 'scopeLogs', 'logRecords'],
  metrics: ['resourceMetrics', 'scopeMetrics', 'metrics', 'histogram', 'dataPoints'],
} as const;
export type Signal = keyof typeof paths;

/** Returns the number of log records or data points in a request, valid or not. */
export const recordsIn = (body: unknown, signal: Signal): number => count(body, paths[signal]);

function count(value: unknown, path: readonly string[]): number {
  const [name, ...rest] = path;
  if (name === undefined) return 1;
  const found: unknown = Object(value)[name];
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.reduce((sum: number, one) => sum + count(one, rest), 0);
}
