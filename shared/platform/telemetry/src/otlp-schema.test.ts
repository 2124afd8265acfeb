import schema from '@opentelemetry/otlp-transformer/build/src/generated/root';
import { aResource } from '../testing/resource';
import { logsRequest, metricsRequest } from './otlp';
import type { TelemetryEvent, TelemetryMetric } from './table';

/** A message type of the schema. The package has no TypeScript types for it. */
type Message = {
  fromObject: (plain: object) => object;
  encode: (message: object) => { finish: () => Uint8Array };
  decode: (bytes: Uint8Array) => object;
  toObject: (message: object, options: object) => object;
};

const { collector } = Reflect.get(schema, 'opentelemetry').proto;
const messageOf = (kind: 'logs' | 'metrics', name: string): Message => collector[kind].v1[name];

const at = Date.parse('2026-11-23T03:00:00Z');
const place = { 'mfe.app': 'apply', 'mfe.version': '1.4.0' } as const;
const events: readonly TelemetryEvent[] = [
  { name: 'mfe.start', at, fields: {} },
  {
    name: 'mfe.remote',
    at,
    fields: { ...place, 'mfe.phase': 'chunk', 'mfe.outcome': 'lkg', 'mfe.duration': 120.5 },
  },
];
const metric: TelemetryMetric = {
  name: 'browser.web_vital.cls',
  at,
  value: 0.07,
  fields: { 'app.screen.name': 'Subsc', 'mfe.app': 'mypage', 'mfe.version': '1.0.0' },
};

/** Encodes and decodes a request with the schema. 64-bit numbers are text, as in JSON. */
function through(message: Message, sent: object): object {
  const bytes = message.encode(message.fromObject(sent)).finish();
  return message.toObject(message.decode(bytes), { longs: String });
}
/** The schema does not distinguish an empty list from a missing one. */
const withoutEmpty = (sent: object): unknown =>
  JSON.parse(JSON.stringify(sent, (_, one) => (String(one) === '' ? undefined : one)));

describe('requests and the published OpenTelemetry schema', () => {
  it('keep all fields of logs', () => {
    const sent = logsRequest(aResource, events);
    expect(through(messageOf('logs', 'ExportLogsServiceRequest'), sent)).toEqual(
      withoutEmpty(sent),
    );
  });

  it('keep all fields of metrics', () => {
    const sent = metricsRequest(aResource, [metric], at - 5000);
    const message = messageOf('metrics', 'ExportMetricsServiceRequest');
    expect(through(message, sent)).toEqual(withoutEmpty(sent));
  });

  it('lose a field that is not in the schema', () => {
    const sent = { resourceLogs: [{ resource: { attributes: [] }, ours: 1 }] };
    expect(through(messageOf('logs', 'ExportLogsServiceRequest'), sent)).not.toEqual(sent);
  });
});
