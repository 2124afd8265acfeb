import fc from 'fast-check';
import { aResource } from '../testing/resource';
import { logsRequest, metricsRequest } from './otlp';
import { eventsIn, metricsIn } from './read';
import type { TelemetryEvent, TelemetryMetric } from './table';

const at = Date.parse('2026-11-23T03:00:00Z');
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
const metric: TelemetryMetric = {
  name: 'browser.web_vital.inp',
  at,
  value: 72,
  fields: { 'app.screen.name': 'Subsc', 'mfe.app': 'mypage', 'mfe.version': '1.0.0' },
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

  it('never throw, whatever the input is', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(eventsIn(body)).toEqual([]);
        expect(metricsIn({ resourceMetrics: body })).toEqual([]);
      }),
    );
  });
});
