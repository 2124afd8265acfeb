/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { faultsOf } from '@shared/delivery/collector/read';
import { logsRequest } from '@shared/telemetry/otlp';
import type { Resource } from '@shared/telemetry/table';
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

/** A page's telemetry: its start, a remote that came from the fallback version, and an exception of it. */
function telemetryOfAPage() {
  const about: Resource = {
    'service.name': 'servicecare',
    'service.version': '1.0.0',
    'deployment.environment.name': 'sandbox',
    'session.id': 'abc123-def456',
    'mfe.visit': 'abc123-def456',
    'mfe.release': 'stable-1',
    'mfe.variant': 'stable',
    'mfe.apps': 'host@1.0.0 apply@1.4.0',
    'mfe.engine': 'chromium/131',
    'mfe.network': '4g',
  };
  const place = { 'mfe.app': 'apply', 'mfe.version': '1.4.0' } as const;
  const mounted = { 'mfe.phase': 'entry', 'mfe.outcome': 'lkg', 'mfe.duration': 31 } as const;
  const thrown = {
    'exception.type': 'TypeError',
    'exception.stacktrace': 'apply@1.4.0/home.js:1:2',
    'mfe.caught': 'error',
    'app.screen.name': 'SubscGuide',
  } as const;
  return logsRequest(about, [
    { name: 'mfe.start', at: 0, fields: {} },
    { name: 'mfe.remote', at: 0, fields: { ...place, ...mounted } },
    { name: 'exception', at: 0, fields: { ...place, ...thrown } },
  ]);
}

const sendTelemetry = () =>
  staff.app.request('/sandbox/client-events/v1/logs', {
    method: 'POST',
    body: JSON.stringify(telemetryOfAPage()),
  });

describe('delivery in the console', () => {
  beforeEach(async () => {
    await staff.press('clear-calls');
  });
  afterEach(() => jest.restoreAllMocks());

  it('receives the failures and errors of remotes that pages report', async () => {
    const answer = await sendTelemetry();

    expect(await answer.json()).toEqual({});
    expect(staff.services.told.collector.waiting()).toBe(3);
    expect(await staff.read('client-events')).toMatchObject([
      { kind: 'exception', said: 'TypeError · apply@1.4.0/home.js:1:2' },
      { kind: 'remote', said: 'apply@1.4.0 · entry lkg' },
    ]);
  });

  it('counts recorded faults in a table of their own, beside the faults that QA injects', async () => {
    const { collector, queries } = staff.services.told;
    await staff.press('fault', { operation: 'getUser', status: '500' });
    await sendTelemetry();

    await collector.write();

    const faults = await faultsOf(queries, { channel: 'sandbox', since: 0 });
    expect(faults).toMatchObject([{ app: 'apply', type: 'TypeError' }]);
    expect(await queries.query('select operation_id from injected_fault')).toEqual([
      { operation_id: 'getUser' },
    ]);
  });

  it('is the delivery console of the served store, below its own path', async () => {
    const opened = await staff.app.request('http://localhost/sandbox/delivery', inSession());
    expect(opened.headers.get('location')).toBe('/sandbox/delivery/sandbox');

    const page = await openDelivery('/sandbox/delivery/sandbox');
    expect(page).toContain('<base href="/sandbox/delivery/"/>');
    expect(page).toContain('>apply 1.0.0</h3>');
    expect((await staff.app.request('/sandbox/delivery/style.css')).status).toBe(200);
  });
});

let cookie = '';
const inSession = () => ({ headers: { host: 'localhost', cookie } });

/** Opens a page of the delivery console in one session. */
async function openDelivery(path: string): Promise<string> {
  const answer = await staff.app.request(`http://localhost${path}`, inSession());
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return answer.text();
}
