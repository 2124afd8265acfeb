import schema from '@opentelemetry/otlp-transformer/build/src/generated/root';
import fc from 'fast-check';
import { aResource } from '../testing/resource';
import { logsRequest, metricsRequest } from './otlp';
import { eventsIn, metricsIn } from './read';
import type { TelemetryEvent, TelemetryMetric } from './table';

const at = Date.parse('2026-11-23T03:00:00Z');
/** A message type of the schema. The package has no TypeScript types for it. */
type Message = {
  fromObject: (plain: object) => object;
  encode: (message: object) => { finish: () => Uint8Array };
  decode: (bytes: Uint8Array) => object;
  toObject: (message: object, options: object) => object;
};
const { collector } = Reflect.get(schema, 'opentelemetry').proto;
const messageOf = (kind: 'logs' | 'metrics', name: string): Message => collector[kind].v1[name];
const place = { 'mfe.app': 'apply', 'mfe.version': '1.4.0' } as const;
const events: readonly TelemetryEvent[] = [
  { name: 'mfe.start', at, fields: {} },
  {
    name: 'mfe.remote',
    at,
    fields: { ...place, 'mfe.phase': 'chunk', 'mfe.outcome': 'lkg', 'mfe.duration': 120.5 },
  },
];
/** Encodes and decodes a request with the schema. 64-bit numbers are text, as in JSON. */
function through(message: Message, sent: object): object {
  const bytes = message.encode(message.fromObject(sent)).finish();
  return message.toObject(message.decode(bytes), { longs: String });
}
/** The schema does not distinguish an empty list from a missing one. */
const withoutEmpty = (sent: object): unknown =>
  JSON.parse(JSON.stringify(sent, (_, one) => (String(one) === '' ? undefined : one)));
const event: TelemetryEvent = {
  name: 'exception',
  at,
  fields: {
    'exception.type': 'TypeError',
    'exception.stacktrace': 'apply@1.4.0/home.js:1:23\nhost@1.0.0/main.js:4:5',
    'mfe.app': 'apply',
    'mfe.version': '1.4.0',
    'mfe.caught': 'error',
    'app.screen.name': 'SubscGuide',
  },
};
/** Nested lists, deeper than the call stack. */
const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
/** Returns for each part of a request a function that replaces it by another value. */
function placesIn(whole: unknown): ((other: unknown) => unknown)[] {
  const named = typeof whole === 'object' ? Object.entries(Object(whole)) : [];
  const inside = named.flatMap(([name, part]) =>
    placesIn(part).map((put) => (other: unknown) => {
      const copy = Array.isArray(whole) ? [...whole] : Object.assign({}, whole);
      return Object.assign(copy, { [name]: put(other) });
    }),
  );
  return [(other) => other, ...inside];
}

const metric: TelemetryMetric = {
  name: 'browser.web_vital.cls',
  at,
  value: 0.1,
  fields: { 'app.screen.name': 'Subsc', 'mfe.app': 'mypage', 'mfe.version': '1.0.0' },
};

describe('logsRequest and metricsRequest', () => {
  it('write a metric as a histogram of one value', () => {
    const [one] = metricsRequest(aResource, [metric], at - 5000).resourceMetrics;
    expect(one?.scopeMetrics[0]?.metrics[0]).toMatchObject({
      name: 'browser.web_vital.cls',
      unit: '1',
      histogram: {
        aggregationTemporality: 1,
        dataPoints: [
          {
            startTimeUnixNano: `${at - 5000}000000`,
            count: '1',
            sum: 0.1,
            bucketCounts: ['0', '0', '1', '0', '0', '0', '0'],
          },
        ],
      },
    });
  });
});

describe('requests and the published OpenTelemetry schema', () => {
  it.each([
    ['logs', 'ExportLogsServiceRequest', logsRequest(aResource, events)],
    ['metrics', 'ExportMetricsServiceRequest', metricsRequest(aResource, [metric], at - 5000)],
  ] as const)('keep all fields of %s', (kind, name, sent) => {
    expect(through(messageOf(kind, name), sent)).toEqual(withoutEmpty(sent));
  });
});

describe('eventsIn and metricsIn', () => {
  it('return what the page sent', () => {
    expect(eventsIn(logsRequest(aResource, [event]))).toEqual([{ about: aResource, what: event }]);
    expect(metricsIn(metricsRequest(aResource, [metric], at))).toEqual([
      { about: aResource, what: metric },
    ]);
  });

  it('return nothing for a document without a valid resource', () => {
    const stranger = { ...aResource, 'session.id': '010-1234-5678' };
    expect(eventsIn(logsRequest(stranger, [event]))).toEqual([]);
    expect(metricsIn(metricsRequest(stranger, [metric], at))).toEqual([]);
  });

  it.each([
    ['a field too many', { ...event.fields, 'exception.message': '김민준' }],
    ['a field too few', { 'exception.type': 'TypeError' }],
    ['a stack with a word in it', { ...event.fields, 'exception.stacktrace': 'Error: 김민준' }],
  ])('drop an event with %s', (_, fields) => {
    const hostile = { ...event, fields } as TelemetryEvent;
    expect(eventsIn(logsRequest(aResource, [hostile]))).toEqual([]);
  });

  it('drop an event with an unknown name', () => {
    const hostile = { ...event, name: 'constructor' as 'exception' };
    expect(eventsIn(logsRequest(aResource, [hostile]))).toEqual([]);
  });

  it('never throw, whatever replaces a part of a request', () => {
    const asked = [
      ...placesIn(logsRequest(aResource, [event, event])),
      ...placesIn(metricsRequest(aResource, [metric, metric], at)),
    ];
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom<unknown>(
        { toString: null, valueOf: 1 },
        deep,
        -1,
        Number.POSITIVE_INFINITY,
        '\0',
        '9'.repeat(9999),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...asked), odd, (put, value) => {
        const body: unknown = put(value);
        expect(eventsIn(body).length + metricsIn(body).length).toBeLessThanOrEqual(2);
      }),
      { seed: 19, numRuns: 3000 },
    );
  });
});
