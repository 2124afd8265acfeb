/** @jest-environment ./shared/delivery/testing/page-environment.ts */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channelIn } from '../store/channels';
import { folderStore } from '../store/folder';
import type { ObjectStore } from '../store/objects';
import { browsing } from '../testing/browsing';
import { liveStore, publishedAll } from '../testing/builds';
import { deliveryConsole } from './console';
import { openSessions } from './session';

const HOURS_12_MS = 12 * 3_600_000;

describe('access to the console', () => {
  let root: string;
  let store: ObjectStore;
  let now: number;
  beforeEach(async () => {
    now = 0;
    root = mkdtempSync(join(tmpdir(), 'care-console-'));
    store = folderStore(root);
    await liveStore(store);
    await publishedAll(store, 'apply@1.1.0');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const site = (token?: string) =>
    deliveryConsole({
      desk: { store, root: process.cwd() },
      sessions: openSessions({ token, now: () => now }),
      told: { counts: undefined, maps: undefined, now: () => 0 },
      by: 'lee',
    });
  const state = async () => (await channelIn(store, 'staging')).state;

  it('lets in a person with the token and records the given name', async () => {
    const person = browsing(site('a secret'), 'console.example');
    await person.open('/staging/ask/freeze');
    expect(person.path()).toBe('/sign-in?to=%2Fstaging%2Fask%2Ffreeze');
    person.fill('이름', 'choi');
    person.fill('토큰', 'a guess');
    await person.press('들어가기');
    expect(person.status()).toBe(403);
    expect(person.page().getByRole('alert').textContent).toBe('토큰이 맞지 않아요.');

    person.fill('이름', 'choi');
    person.fill('토큰', 'a secret');
    await person.press('들어가기');
    expect(person.path()).toBe('/staging/ask/freeze');
    person.fill('이유', 'night');
    await person.press('멈추기');

    const { change, frozen } = await state();
    expect(frozen).toBe(true);
    const entry = await store.read(`channels/staging/log/${change}.json`);
    expect(JSON.parse(String(entry?.bytes))).toMatchObject({ by: 'choi', why: 'night' });
  });

  it('ends a session after twelve hours and rejects a cookie with a wrong signature', async () => {
    const person = browsing(site('a secret'));
    await person.open('/sign-in');
    person.fill('이름', 'choi');
    person.fill('토큰', 'a secret');
    await person.press('들어가기');
    expect(person.path()).toBe('/staging');

    now = HOURS_12_MS;
    await person.open('/staging');
    expect(person.path()).toContain('/sign-in');
    now = 0;
    for (const [name, value] of person.cookies) person.cookies.set(name, `x${value}`);
    await person.open('/staging');
    expect(person.path()).toContain('/sign-in');
  });

  it('answers 429 to the eleventh attempt with a wrong token', async () => {
    const asked = site('a secret');
    const tries = Array.from({ length: 11 }, () =>
      asked.request('/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ name: 'x', token: 'a guess' }),
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'does not redirect to %s after sign-in',
    async (to) => {
      const person = browsing(site('a secret'));
      await person.open(`/sign-in?${new URLSearchParams({ to })}`);
      person.fill('이름', 'choi');
      person.fill('토큰', 'a secret');
      await person.press('들어가기');

      expect(person.path()).toBe('/staging');
    },
  );

  it('without a token, answers only on this machine and only under a local name', async () => {
    const here = browsing(site());
    await here.open('/staging');
    expect(here.status()).toBe(200);

    const elsewhere = browsing(site(), 'rebound.example');
    await elsewhere.open('/staging');
    expect(elsewhere.status()).toBe(403);
  });

  it.each(['another form', 'no form', 'another site', 'another session'])(
    'changes nothing by %s',
    async (by) => {
      const console = site();
      const person = browsing(console);
      await person.open('/staging/ask/freeze');
      const before = await state();
      const field = person.find('[name=form]');
      person.fill('이유', 'a reason');
      if (by === 'another form') field?.setAttribute('value', 'x');
      if (by === 'no form') field?.remove();
      if (by === 'another site') person.comesFrom('https://evil.example');
      if (by === 'another session') person.cookies.clear();
      await person.press('멈추기');

      expect(person.status()).toBe(403);
      expect(await state()).toEqual(before);
    },
  );

  it('sends pages that run no script, allow no frame and are not cached', async () => {
    const answer = await site().request('http://localhost/staging', {
      headers: { host: 'localhost' },
    });
    const policy = answer.headers.get('content-security-policy');

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  });
});
