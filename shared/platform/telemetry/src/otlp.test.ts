import { aResource } from '../testing/resource';
import { logsRequest, metricsRequest } from './otlp';
import type { TelemetryEvent } from './table';

const at = Date.parse('2026-11-23T03:00:00Z');

describe('logsRequest and metricsRequest', () => {
  it('write a log record with its fields as attributes', () => {
    const event: TelemetryEvent = {
      name: 'mfe.remote',
      at,
      fields: {
        'mfe.app': 'apply',
        'mfe.version': '1.4.0',
        'mfe.phase': 'entry',
        'mfe.outcome': 'failed',
        'mfe.duration': 120,
      },
    };
    const [one] = logsRequest(aResource, [event]).resourceLogs;
    expect(one?.scopeLogs[0]?.logRecords).toEqual([
      {
        timeUnixNano: `${at}000000`,
        severityNumber: 9,
        eventName: 'mfe.remote',
        attributes: [
          { key: 'mfe.app', value: { stringValue: 'apply' } },
          { key: 'mfe.version', value: { stringValue: '1.4.0' } },
          { key: 'mfe.phase', value: { stringValue: 'entry' } },
          { key: 'mfe.outcome', value: { stringValue: 'failed' } },
          { key: 'mfe.duration', value: { doubleValue: 120 } },
        ],
      },
    ]);
    expect(one?.resource.attributes).toContainEqual({
      key: 'mfe.apps',
      value: { stringValue: 'host@1.0.0 apply@1.4.0' },
    });
  });

  it('write a metric as a histogram of one value', () => {
    const fields = {
      'app.screen.name': 'Subsc',
      'mfe.app': 'mypage',
      'mfe.version': '1.0.0',
    } as const;
    const told = [{ name: 'browser.web_vital.cls', at, value: 0.1, fields }] as const;
    const [one] = metricsRequest(aResource, told, at - 5000).resourceMetrics;
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
