import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { LoggerProvider, SimpleLogRecordProcessor } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';

/**
 * Sends logs and metrics to a collector with the exporters of OpenTelemetry, and prints their messages.
 * The argument is JSON: origin, compression, resource attributes, records and values. It is a separate process, because
 * the exporters use dynamic import, which a test file of Jest refuses.
 */
const { origin, compression, about, records, values } = JSON.parse(process.argv[2]);
const resource = resourceFromAttributes(about);
const hear = (line, ...rest) => process.stdout.write(`${[line, ...rest].join(' ')}\n`);
const silent = () => undefined;
const logger = { error: hear, warn: hear, info: silent, debug: silent, verbose: silent };
diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });

const logs = new LoggerProvider({
  resource,
  processors: [
    new SimpleLogRecordProcessor(new OTLPLogExporter({ url: `${origin}/v1/logs`, compression })),
  ],
});
for (const record of records) logs.getLogger('mfe').emit(record);
await logs.shutdown();

const exporter = new OTLPMetricExporter({ url: `${origin}/v1/metrics`, compression });
const readers = [new PeriodicExportingMetricReader({ exporter })];
const metrics = new MeterProvider({ resource, readers });
for (const { name, value, attributes } of values)
  metrics.getMeter('mfe').createHistogram(name).record(value, attributes);
await metrics.shutdown();
