import type { LogsRequest, MetricsRequest } from '@shared/telemetry/otlp';

type Request = LogsRequest | MetricsRequest;

/** For each text and each number of what a page sends: the request with something else in its place. */
export function everywhere(whole: unknown): ((other: unknown) => unknown)[] {
  if (typeof whole !== 'object') return [(other) => other];
  return Object.entries(Object(whole)).flatMap(([name, part]) =>
    everywhere(part).map((put) => (other: unknown) => {
      const copy = Array.isArray(whole) ? [...whole] : Object.assign({}, whole);
      return Object.assign(copy, { [name]: put(other) });
    }),
  );
}

/** A request of as many records as the requests of one page together. */
export const repeated = <One extends Request>(bodies: readonly One[]): object => ({
  resourceLogs: bodies.flatMap((body) => ('resourceLogs' in body ? body.resourceLogs : [])),
  resourceMetrics: bodies.flatMap((body) =>
    'resourceMetrics' in body ? body.resourceMetrics : [],
  ),
});
