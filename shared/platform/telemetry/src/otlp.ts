import { metricBounds } from './metric-bounds';
import type { Resource, TelemetryEvent, TelemetryMetric } from './table';

const scope = { name: 'mfe' };
const INFO = 9;
const ERROR = 17;
const DELTA = 1;

/** Returns the request to `/v1/logs`: OTLP over HTTP with JSON. The protocol fixes the names. */
export function logsRequest(about: Resource, events: readonly TelemetryEvent[]) {
  const logRecords = events.map(({ name, at, fields }) => ({
    timeUnixNano: nano(at),
    severityNumber: name === 'exception' || name === 'mfe.policy' ? ERROR : INFO,
    eventName: name,
    attributes: attributesOf(fields),
  }));
  return { resourceLogs: [{ resource: resourceOf(about), scopeLogs: [{ scope, logRecords }] }] };
}

/** Returns the request to `/v1/metrics`. `began` is the start of the document in milliseconds since 1970. */
export function metricsRequest(about: Resource, told: readonly TelemetryMetric[], began: number) {
  const metrics = told.map(({ name, at, value, fields }) => ({
    name,
    unit: name === 'browser.web_vital.cls' ? '1' : 'ms',
    histogram: {
      aggregationTemporality: DELTA,
      dataPoints: [
        {
          startTimeUnixNano: nano(began),
          timeUnixNano: nano(at),
          count: '1',
          sum: value,
          explicitBounds: metricBounds[name],
          bucketCounts: bucketsOf(value, metricBounds[name]),
          attributes: attributesOf(fields),
        },
      ],
    },
  }));
  return { resourceMetrics: [{ resource: resourceOf(about), scopeMetrics: [{ scope, metrics }] }] };
}

const resourceOf = (about: Resource) => ({
  attributes: attributesOf(about),
});

const attributesOf = (fields: Readonly<Record<string, string | number>>) =>
  Object.entries(fields).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));

/** Returns the bucket counts. A bucket holds values above the bound before it, up to its own bound. */
const bucketsOf = (value: number, bounds: readonly number[]): string[] => {
  const found = bounds.findIndex((bound) => value <= bound);
  const own = found < 0 ? bounds.length : found;
  return Array.from({ length: bounds.length + 1 }, (_, index) => (index === own ? '1' : '0'));
};

/** Converts milliseconds to nanoseconds as text, because a JavaScript number cannot hold them. */
const nano = (ms: number): string => `${Math.round(ms)}000000`;
