import type { PersonCard } from '../../services/people';
import { accountHost } from './account';
import { returnAddress } from './return-address';

const person = (key: string, name: string, vtgId: string | undefined): PersonCard => ({
  id: key,
  key,
  name,
  email: `${key}@servicecare.example`,
  mobile: '01000000000',
  vtgId,
  vtgNo: undefined,
  plusNo: undefined,
  scenario: `${name}의 상황`,
  screens: [],
});
const everyone = [person('member', '김하늘', 'vtg-7'), person('unlinked', '박바다', undefined)];
const byKey = (key: string) => everyone.find((it) => it.key === key);

function host() {
  const signedOut: (string | undefined)[] = [];
  const app = accountHost({
    people: {
      list: async () => everyone,
      byKey: async (key) => byKey(key),
      byId: async (id) => byKey(id),
      vehiclesOf: async () => [],
    },
    accounts: {
      signIn: async (key) => ({
        person: byKey(key)!,
        cookie: { name: 'sandbox_account', value: `session of ${key}`, maxAgeSec: 60 },
        connInfo: `ticket of ${key}`,
      }),
      personOf: async (value) => everyone.find(({ key }) => value === `session of ${key}`),
      signOut: async (value) => {
        signedOut.push(value);
      },
    },
  });
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
  return { app, post, signedOut };
}

describe('the account host', () => {
  it('returns to the app with vtg_id and the proof of the sign-in [SBX-003]', async () => {
    const answer = await host().post('/account/sign-in', { person: 'member' });

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/app/?vtg_id=vtg-7&connInfo=ticket+of+member',
    ]);
  });

  it('stores the sign-in where no script can read it [SBX-003]', async () => {
    const answer = await host().post('/account/sign-in', { person: 'member' });

    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/^sandbox_account=session%20of%20member;/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  it('returns without a vtg_id for an account without a linked vehicle service', async () => {
    const answer = await host().post('/account/sign-in', { person: 'unlinked' });

    expect(answer.headers.get('location')).toBe('/app/?connInfo=ticket+of+unlinked');
  });

  it('returns to the app page that sent the customer', async () => {
    const answer = await host().post('/account/sign-in', {
      person: 'member',
      return: '/app/subscStatus?vtg_id=somebody-else',
    });

    expect(answer.headers.get('location')).toBe(
      '/app/subscStatus?vtg_id=vtg-7&connInfo=ticket+of+member',
    );
  });

  it('signs no one in for an unknown key', async () => {
    const answer = await host().post('/account/sign-in', { person: 'nobody' });

    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('allows no inline script or style', async () => {
    const answer = await host().app.request('/account');

    expect(answer.headers.get('content-security-policy')).toContain(
      "script-src 'self'; style-src 'self'",
    );
  });
});

describe('return address', () => {
  it.each([
    'https://evil.example/app/',
    '//evil.example/app/',
    '/app/../sandbox/',
    '/app/%2e%2e/sandbox/',
    '/app\\@evil.example',
    '/app/\t//evil.example',
    '/appendix/',
    'javascript:alert(1)',
    '',
  ])('is home for %p', (asked) => {
    expect(returnAddress(asked, { vtgId: 'v', connInfo: 'c' })).toBe('/app/?vtg_id=v&connInfo=c');
  });
});
