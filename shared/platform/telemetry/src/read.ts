import {
  eventFields,
  metricBounds,
  metricFields,
  type Resource,
  resourceFields,
  type TelemetryEvent,
  type TelemetryMetric,
} from './table';
import { isWhole } from './whole';

/** An event or metric, with the resource attributes of its document. Times come from the phone and are not reliable. */
export type Heard<What> = { about: Resource; what: What };

/**
 * Returns the valid events of a request to `/v1/logs`.
 * Drops everything that is not in the table, and all events of a document without a valid resource. Never throws.
 */
export const eventsIn = (body: unknown): Heard<TelemetryEvent>[] =>
  parts(body, 'resourceLogs', 'scopeLogs', 'logRecords').flatMap(({ about, part }) => {
    const { eventName: name, timeUnixNano, attributes } = part;
    const shapes = typeof name === 'string' && ownOf(eventFields, name);
    const fields = fieldsIn(attributes);
    if (!shapes || !isWhole(fields, shapes)) return [];
    return [{ about, what: { name, at: msOf(timeUnixNano), fields } as TelemetryEvent }];
  });

/** Returns the values of a request to `/v1/metrics`, one for each data point. */
export const metricsIn = (body: unknown): Heard<TelemetryMetric>[] =>
  parts(body, 'resourceMetrics', 'scopeMetrics', 'metrics').flatMap(({ about, part }) => {
    const { name, histogram } = part;
    if (typeof name !== 'string' || !ownOf(metricBounds, name)) return [];
    return listIn(recordIn(histogram)['dataPoints']).flatMap((point) => {
      const { sum: value, count, timeUnixNano, attributes } = recordIn(point);
      const fields = fieldsIn(attributes);
      const isOne = numberIn(count) === 1 && typeof value === 'number' && value >= 0;
      if (!isOne || !isWhole(fields, metricFields)) return [];
      return [{ about, what: { name, at: msOf(timeUnixNano), value, fields } as TelemetryMetric }];
    });
  });

type Part = { about: Resource; part: Readonly<Record<string, unknown>> };

function parts(body: unknown, resources: string, scopes: string, inner: string): Part[] {
  return listIn(recordIn(body)[resources]).flatMap((one) => {
    const about = fieldsIn(recordIn(recordIn(one)['resource'])['attributes']);
    if (!isWhole(about, resourceFields)) return [];
    return listIn(recordIn(one)[scopes])
      .flatMap((scope) => listIn(recordIn(scope)[inner]))
      .map((part) => ({ about: about as Resource, part: recordIn(part) }));
  });
}

function fieldsIn(attributes: unknown): Record<string, unknown> {
  const pairs = listIn(attributes).map((one) => {
    const { key, value } = recordIn(one);
    const { stringValue, doubleValue, intValue } = recordIn(value);
    const given = stringValue ?? doubleValue ?? (intValue && numberIn(intValue));
    return [typeof key === 'string' ? key : '', given] as const;
  });
  return Object.fromEntries(pairs);
}

const ownOf = <Table extends object>(table: Table, name: string) =>
  Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordIn = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
/**
 * Converts a number or text, because 64-bit numbers are text. `Number` itself would throw for some values, and nested
 * lists may exceed its stack.
 */
const numberIn = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
const msOf = (nano: unknown): number => Math.round(numberIn(nano) / 1e6) || 0;
