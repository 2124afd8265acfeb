/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { faultsOf } from '@shared/delivery/collector/read';
import { logsRequest } from '@shared/telemetry/otlp';
import type { Resource } from '@shared/telemetry/table';
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
}, 60_000);
afterAll(() => staff.close());

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
    staff.channel.begin();
  });

  it('receives the outcomes and errors of remotes that pages report', async () => {
    const answer = await sendTelemetry();

    expect(await answer.json()).toEqual({});
    expect(await staff.read('delivery-events')).toMatchObject([
      { app: 'apply', version: '1.4.0', phase: 'entry', outcome: 'lkg', ms: 31 },
    ]);
    expect(staff.services.told.collector.waiting()).toEqual({ visits: 1, ways: 0 });
    expect(await staff.read('client-events')).toMatchObject([
      { kind: 'exception', said: 'TypeError · apply@1.4.0/home.js:1:2' },
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

  it('shows the outcomes of each version by visits', async () => {
    await staff.services.told.queries.query(
      `insert into visit_minute values
         ('sandbox', 'apply', '1.4.0', '2026-11-20T03:00:00Z', 'SubscGuide', 400, 0, 100, 0, 0, 0, 0, 0, 0)`,
    );

    const { versions } = await staff.read<{ versions: unknown[] }>('delivery');
    expect(versions).toMatchObject([
      { app: 'apply', version: '1.4.0', visits: 400, failed: 0, replaced: 100 },
    ]);
    const page = await staff.html('/sandbox/delivery');
    expect(page).toContain('canary apply@1.5.0 · 50%');
    expect(page).toContain('canary guides@2.0.0 · 20%');
    expect(page).toContain('<td>400</td><td>0.0%</td><td>25.0%</td>');
    await staff.press('clear-calls');
    expect(await staff.html('/sandbox/delivery')).toContain('아직 집계된 방문이 없습니다.');
  });

  it('shows the released versions and opens the product with other versions in its tab', async () => {
    const page = await staff.html('/sandbox/delivery');
    expect(page).toContain('<dt>host</dt><dd>1.0.0</dd><dt>apply</dt><dd>1.4.0</dd>');
    expect(page).toContain('<option value="1.5.0">1.5.0 · 2026-11-19 · new steps</option>');
    expect(page).not.toContain('<select name="host">');

    const pinned = await staff.app.request('/sandbox/pinned?apply=1.5.0&guides=');
    expect(pinned.headers.get('location')).toBe('/app/?mfe=apply%401.5.0');
    const cleared = await staff.app.request('/sandbox/pinned?apply=&guides=');
    expect(cleared.headers.get('location')).toBe('/app/?mfe=');
  });

  it('stops a canary by hand and refuses when none runs', async () => {
    const pressed = { back: '/sandbox/delivery', salt: 's2' };
    const done = await staff.press('stop-canary', pressed);
    expect(staff.lineOf(done).get('done')).toBe('카나리를 중지했습니다.');

    expect(await staff.html('/sandbox/delivery')).toContain('카나리 중지: apply');

    const again = await staff.press('stop-canary', pressed);
    expect(staff.lineOf(again).get('wrong')).toBe('진행 중인 카나리가 없습니다.');
  });
});
