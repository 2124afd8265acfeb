import { logsRequest, metricsRequest } from '@shared/telemetry/otlp';
import type {
  EventFields,
  EventName,
  Resource,
  TelemetryEvent,
  TelemetryMetric,
} from '@shared/telemetry/table';
import { aResource } from '@shared/telemetry/testing/resource';

/** A page of a test: what it tells of itself, and what it tells then, as it travels. */
export function aTeller(visit: string, more: Partial<Resource> = {}) {
  const about: Resource = { ...aResource, 'mfe.visit': visit, 'session.id': visit, ...more };
  const event = <Name extends EventName>(name: Name, fields: EventFields<Name>) =>
    ({ name, at: 0, fields }) as TelemetryEvent;
  const logs = (...events: readonly TelemetryEvent[]) => logsRequest(about, events);
  const step = (
    funnel: EventFields<'mfe.step'>['mfe.funnel'],
    reached: EventFields<'mfe.step'>['mfe.step'],
    ended: EventFields<'mfe.step'>['error.type'] = 'none',
  ) =>
    logs(
      event('mfe.step', {
        'mfe.funnel': funnel,
        'mfe.step': reached,
        'mfe.duration': 1000,
        'error.type': ended,
      }),
    );
  return {
    about,
    start: () => logs(event('mfe.start', {})),
    mount: (
      outcome: EventFields<'mfe.remote'>['mfe.outcome'] = 'ok',
      app: 'apply' | 'host' = 'apply',
    ) =>
      logs(
        event('mfe.remote', {
          'mfe.app': app,
          'mfe.version': '1.4.0',
          'mfe.phase': 'entry',
          'mfe.outcome': outcome,
          'mfe.duration': 120,
        }),
      ),
    fail: (frames = 'apply@1.4.0/home.js:1:23') =>
      logs(
        event('exception', {
          'exception.type': 'TypeError',
          'exception.stacktrace': frames,
          'mfe.app': 'apply',
          'mfe.version': '1.4.0',
          'mfe.caught': 'error',
          'app.screen.name': 'SubscGuide',
        }),
      ),
    step,
    measure: (name: TelemetryMetric['name'], value: number) =>
      metricsRequest(
        about,
        [
          {
            name,
            at: 0,
            value,
            fields: { 'app.screen.name': 'SubscGuide', 'mfe.app': 'apply', 'mfe.version': '1.4.0' },
          },
        ],
        0,
      ),
  };
}

/** `000001-000001`, and so on: names of visits and tabs. */
export const nameOf = (index: number): string => {
  const digits = index.toString(36).padStart(6, '0');
  return `${digits}-${digits}`;
};
