/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aResource } from '@shared/telemetry/testing/resource';
import { collecting, MINUTE, START } from '../testing/collecting';
import { stepsOf, versionsOf, vitalsOf } from './read';
import { serveCollector } from './serve';

const { database, collector, later } = collecting();
const since = { channel: 'production', since: START };

let served: Awaited<ReturnType<typeof serveCollector>>;
beforeEach(async () => {
  const here = { host: '127.0.0.1', port: 0, isBehind: false, keepDays: 30 };
  served = await serveCollector({ ...here, collector: collector(), say: console.error });
});
afterEach(() => served.end());

const start = { eventName: 'mfe.start', attributes: {} };
const step = {
  eventName: 'mfe.step',
  attributes: {
    'mfe.funnel': 'apply',
    'mfe.step': 'terms',
    'mfe.duration': 1200,
    'error.type': 'none',
  },
};
const meaningful = {
  name: 'mfe.meaningful',
  value: 1200,
  attributes: { 'app.screen.name': 'Subsc', 'mfe.app': 'apply', 'mfe.version': '1.4.0' },
};

type Sent = { compression?: string; records?: readonly object[]; values?: readonly object[] };

/** Returns the output of the exporters. */
async function exported({ compression = 'none', records = [], values = [] }: Sent) {
  const origin = `http://127.0.0.1:${served.port}`;
  const sent = JSON.stringify({ origin, compression, about: aResource, records, values });
  const script = join(__dirname, '../testing/open-telemetry.mjs');
  const env = { ...process.env, NODE_OPTIONS: '' };
  return (await promisify(execFile)(process.execPath, [script, sent], { env })).stdout;
}

describe('exporters of OpenTelemetry', () => {
  it('send compressed logs and metrics that the collector accepts', async () => {
    const sent = { compression: 'gzip', records: [start, step], values: [meaningful] };
    expect(await exported(sent)).toBe('');
    await later(2 * MINUTE);

    expect(await versionsOf(database(), since)).toMatchObject([
      { app: 'apply', version: '1.4.0', visits: 1 },
      { app: 'host', version: '1.0.0', visits: 1 },
    ]);
    expect(await stepsOf(database(), since)).toMatchObject([{ step: 'terms', told: 1, ms: 1200 }]);
    expect(await vitalsOf(database(), since)).toMatchObject([
      { screen: 'Subsc', version: '1.4.0', metric: 'mfe.meaningful', told: 1 },
    ]);
  });

  it('receive the number of dropped records', async () => {
    const said = await exported({ records: [{ eventName: 'strange', body: '김민준' }] });
    expect(said).toContain('"rejectedLogRecords":"1"');
  });
});
