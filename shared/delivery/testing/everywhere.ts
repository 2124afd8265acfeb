import type { LogsRequest, MetricsRequest } from '@shared/telemetry/otlp';

type Request = LogsRequest | MetricsRequest;

/** Returns for each text and number in a request a function that replaces it by another value. */
export function everywhere(whole: unknown): ((other: unknown) => unknown)[] {
  if (typeof whole !== 'object') return [(other) => other];
  return Object.entries(Object(whole)).flatMap(([name, part]) =>
    everywhere(part).map((put) => (other: unknown) => {
      const copy = Array.isArray(whole) ? [...whole] : Object.assign({}, whole);
      return Object.assign(copy, { [name]: put(other) });
    }),
  );
}

/** Merges requests into one request with all their records. */
export const repeated = <One extends Request>(bodies: readonly One[]): object => ({
  resourceLogs: bodies.flatMap((body) => ('resourceLogs' in body ? body.resourceLogs : [])),
  resourceMetrics: bodies.flatMap((body) =>
    'resourceMetrics' in body ? body.resourceMetrics : [],
  ),
});
