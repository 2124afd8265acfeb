import fc from 'fast-check';
import { logsRequest, metricsRequest } from './otlp';
import { eventsIn, metricsIn } from './read';
import type { Resource, TelemetryEvent, TelemetryMetric } from './table';

const resource: Resource = {
  'service.name': 'servicecare',
  'service.version': '1.0.0',
  'deployment.environment.name': 'production',
  'session.id': 'abc123-def456',
  'mfe.visit': 'abc123-def456',
  'mfe.release': '6b34aa+s1',
  'mfe.variant': 'canary',
  'mfe.apps': 'host@1.0.0 apply@1.4.0-02a5850e',
  'mfe.engine': 'webkit/18',
  'mfe.network': 'unknown',
};
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

describe('What a collector reads', () => {
  it('is what the page told', () => {
    expect(eventsIn(logsRequest(resource, [event]))).toEqual([{ about: resource, what: event }]);
    expect(metricsIn(metricsRequest(resource, [metric], at))).toEqual([
      { about: resource, what: metric },
    ]);
  });

  it('is nothing of a document that does not say who it is', () => {
    const stranger = { ...resource, 'session.id': '010-1234-5678' };
    expect(eventsIn(logsRequest(stranger, [event]))).toEqual([]);
    expect(metricsIn(metricsRequest(stranger, [metric], at))).toEqual([]);
  });

  it.each([
    ['a field too many', { ...event.fields, 'exception.message': '김민준' }],
    ['a field too few', { 'exception.type': 'TypeError' }],
    ['a stack with a word in it', { ...event.fields, 'exception.stacktrace': 'Error: 김민준' }],
  ])('is no event with %s', (_, fields) => {
    const hostile = { ...event, fields } as TelemetryEvent;
    expect(eventsIn(logsRequest(resource, [hostile]))).toEqual([]);
  });

  it('is nothing of what it does not know', () => {
    const hostile = { ...event, name: 'constructor' as 'exception' };
    expect(eventsIn(logsRequest(resource, [hostile]))).toEqual([]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(eventsIn(body)).toEqual([]);
        expect(metricsIn({ resourceMetrics: body })).toEqual([]);
      }),
    );
  });
});
