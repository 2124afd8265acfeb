/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { logsRequest } from '@shared/telemetry/otlp';
import type { Resource } from '@shared/telemetry/table';
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
}, 60_000);
afterAll(() => staff.close());

const told = (session: number, release: string, variant: string, outcome: string) => ({
  kind: 'delivery',
  session: `s${session}`,
  release,
  channel: 'sandbox',
  variant,
  app: 'apply',
  version: '1.4.0',
  phase: 'entry',
  outcome,
  ms: 31,
});

const beacon = (events: unknown) =>
  staff.app.request('/sandbox/client-events', { method: 'POST', body: JSON.stringify(events) });

async function sessions(count: number, bad: number, release: string, variant: string) {
  const events = Array.from({ length: count }, (_, index) =>
    told(index, release, variant, index < bad ? 'lkg' : 'ok'),
  );
  for (let at = 0; at < events.length; at += 50) await beacon(events.slice(at, at + 50));
}

describe('delivery in the console', () => {
  beforeEach(async () => {
    await staff.press('clear-calls');
    staff.channel.begin();
  });

  it('hears how a remote fared, and what went wrong, as pages tell it', async () => {
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
    const body = logsRequest(about, [
      { name: 'mfe.start', at: 0, fields: {} },
      { name: 'mfe.remote', at: 0, fields: { ...place, ...mounted } },
      { name: 'exception', at: 0, fields: { ...place, ...thrown } },
    ]);

    const answer = await staff.app.request('/sandbox/client-events/v1/logs', {
      method: 'POST',
      body: JSON.stringify(body),
    });

    expect(await answer.json()).toEqual({});
    const { tallies } = await staff.read<{ tallies: unknown[] }>('delivery');
    expect(tallies).toMatchObject([{ release: 'stable-1', sessions: 1, replaced: 1 }]);
    expect(await staff.read('client-events')).toMatchObject([
      { kind: 'exception', said: 'TypeError · apply@1.4.0/home.js:1:2' },
    ]);
  });

  it('shows how releases fare: sessions, not events, by release and variant', async () => {
    await sessions(4, 1, 'stable-1', 'stable');
    await sessions(4, 1, 'stable-1', 'stable');
    await sessions(2, 2, 'stable-1+s1', 'canary');

    const { tallies } = await staff.read<{ tallies: unknown[] }>('delivery');
    expect(tallies).toEqual([
      {
        channel: 'sandbox',
        release: 'stable-1',
        variant: 'stable',
        sessions: 4,
        failed: 0,
        replaced: 1,
      },
      {
        channel: 'sandbox',
        release: 'stable-1+s1',
        variant: 'canary',
        sessions: 2,
        failed: 0,
        replaced: 2,
      },
    ]);
    const page = await staff.html('/sandbox/delivery');
    expect(page).toContain('canary apply@1.5.0 · 50%');
    expect(page).toContain('canary guides@2.0.0 · 20%');
    expect(page).toContain('25.0%');
    expect(page).toContain('apply@1.4.0');
  });

  it('names the versions of the release, and opens the product with others in its tab', async () => {
    const page = await staff.html('/sandbox/delivery');
    expect(page).toContain('<dt>host</dt><dd>1.0.0</dd><dt>apply</dt><dd>1.4.0</dd>');
    expect(page).toContain('<option value="1.5.0">1.5.0 · 2026-11-19 · new steps</option>');
    expect(page).not.toContain('<select name="host">');

    const pinned = await staff.app.request('/sandbox/pinned?apply=1.5.0&guides=');
    expect(pinned.headers.get('location')).toBe('/app/?mfe=apply%401.5.0');
    const cleared = await staff.app.request('/sandbox/pinned?apply=&guides=');
    expect(cleared.headers.get('location')).toBe('/app/?mfe=');
  });

  it('stops a canary by the rule, once, says so, and leaves the other one', async () => {
    await sessions(1000, 10, 'stable-1', 'stable');
    await sessions(199, 50, 'stable-1+s1', 'canary');
    expect(staff.channel.why).toEqual([]);

    await beacon(told(900, 'stable-1+s1', 'canary', 'ok'));

    expect(staff.channel.why).toEqual(['s1 rule: replaced at more than twice the rate of stable']);
    expect(await staff.html('/sandbox/calls')).toContain('canary-stopped');
    await beacon(told(901, 'stable-1+s1', 'canary', 'lkg'));
    expect(staff.channel.why).toHaveLength(1);
  });

  it('judges each canary by who is in it: those in both count for both', async () => {
    await sessions(400, 4, 'stable-1', 'stable');
    await sessions(400, 4, 'stable-1+s1', 'canary');
    await sessions(100, 20, 'stable-1+s2', 'canary');
    expect(staff.channel.why).toEqual([]);

    await sessions(100, 20, 'stable-1+s1+s2', 'canary');

    expect(staff.channel.why).toEqual(['s2 rule: replaced at more than twice the rate of stable']);
  });

  it('lets a canary go on that is as good as the stable release', async () => {
    await sessions(400, 8, 'stable-1', 'stable');
    await sessions(400, 8, 'stable-1+s1', 'canary');

    expect(staff.channel.why).toEqual([]);
  });

  it('stops a canary by hand, and refuses when there is none', async () => {
    const pressed = { back: '/sandbox/delivery', salt: 's2' };
    const done = await staff.press('stop-canary', pressed);
    expect(staff.lineOf(done).get('done')).toBe('카나리를 중지했습니다.');

    expect(await staff.html('/sandbox/delivery')).toContain('카나리 중지: apply');

    const again = await staff.press('stop-canary', pressed);
    expect(staff.lineOf(again).get('wrong')).toBe('진행 중인 카나리가 없습니다.');
  });

  it.each([
    ['no event', 'text'],
    ['an event without a session', { ...told(1, 'r', 'stable', 'ok'), session: undefined }],
    ['markup', { ...told(1, 'r', 'stable', 'ok'), version: '<b>' }],
    ['a person', { ...told(1, 'r', 'stable', 'ok'), session: '김하늘' }],
  ])('keeps nothing of %s', async (_, event) => {
    await beacon([event]);

    expect(await staff.read('delivery-events')).toEqual([]);
  });
});
