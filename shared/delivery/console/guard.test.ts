/** @jest-environment ./shared/delivery/testing/page-environment.ts */
import { channelIn } from '../store/channels';
import { browsing } from '../testing/browsing';
import { eachLive } from '../testing/builds';
import { deliveryConsole } from './console';
import { consoleToken } from './serve';

const TOKEN = 'a token of twenty letters';

describe('access to the console', () => {
  const store = eachLive();

  const site = (token?: string) =>
    deliveryConsole({
      desk: { store, root: process.cwd() },
      token,
      told: { counts: undefined, maps: undefined, now: () => 0 },
      by: 'lee',
    });
  const state = async () => (await channelIn(store, 'staging')).state;

  it('lets in a person with the token and records the given name', async () => {
    const person = browsing(site(TOKEN), 'console.example');
    await person.open('/staging/ask/freeze');
    expect(person.status()).toBe(401);
    for (const [name, token] of [
      ['김민준', 'a guess of twenty letters'],
      [' ', TOKEN],
    ] as const) {
      person.signIn(name, token);
      await person.open('/staging/ask/freeze');
      expect(person.status()).toBe(401);
    }

    person.signIn('김민준', TOKEN);
    await person.open('/staging/ask/freeze');
    person.fill('이유', 'night');
    await person.press('멈추기');

    const { change, frozen } = await state();
    expect(frozen).toBe(true);
    const entry = await store.read(`channels/staging/log/${change}.json`);
    expect(JSON.parse(String(entry?.bytes))).toMatchObject({ by: '김민준', why: 'night' });
  });

  it('takes no token that somebody could find by trying', () => {
    expect(() => consoleToken('a secret')).toThrow('fewer than 20 characters');
    expect(consoleToken(TOKEN)).toBe(TOKEN);
    expect(consoleToken('')).toBeUndefined();
  });

  it('without a token, answers only on this machine and only under a local name', async () => {
    const here = browsing(site());
    await here.open('/staging');
    expect(here.status()).toBe(200);

    const elsewhere = browsing(site(), 'rebound.example');
    await elsewhere.open('/staging');
    expect(elsewhere.status()).toBe(421);
  });

  it('changes nothing by a form of another site', async () => {
    for (const [token, host] of [
      [undefined, 'localhost:4319'],
      [TOKEN, 'console.example'],
    ] as const) {
      const person = browsing(site(token), host);
      person.signIn('kim', TOKEN);
      await person.open('/staging/ask/freeze');
      const before = await state();
      person.fill('이유', 'a reason');
      person.comesFrom('https://evil.example');
      await person.press('멈추기');

      expect(person.status()).toBe(403);
      expect(await state()).toEqual(before);
    }
  });

  it('sends pages that run no script, allow no frame and are not cached', async () => {
    const answer = await site().request('http://localhost/staging', {
      headers: { host: 'localhost' },
    });
    const policy = answer.headers.get('content-security-policy');

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
