import { logsRequest, metricsRequest } from '@shared/telemetry/otlp';
import type {
  EventFields,
  EventName,
  Resource,
  TelemetryEvent,
  TelemetryMetric,
} from '@shared/telemetry/table';
import { aResource } from '@shared/telemetry/testing/resource';

/** Returns the requests that a page sends, with the resource attributes of a visit. */
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
    start: () => logs(event('mfe.start', {})),
    mount: (outcome: EventFields<'mfe.remote'>['mfe.outcome'] = 'ok') =>
      logs(
        event('mfe.remote', {
          'mfe.app': 'apply',
          'mfe.version': '1.4.0',
          'mfe.phase': 'entry',
          'mfe.outcome': outcome,
          'mfe.duration': 120,
        }),
      ),
    fail: (
      frames = 'apply@1.4.0/home.js:1:23',
      caught: EventFields<'exception'>['mfe.caught'] = 'error',
    ) =>
      logs(
        event('exception', {
          'exception.type': 'TypeError',
          'exception.stacktrace': frames,
          'mfe.app': 'apply',
          'mfe.version': '1.4.0',
          'mfe.caught': caught,
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

/** Returns a name for a visit or tab, for example `000001-000001`. */
export const nameOf = (index: number): string => {
  const digits = index.toString(36).padStart(6, '0');
  return `${digits}-${digits}`;
};
