import { fetchSubscription } from '@shared/api/subscription';
import { answers } from '@shared/api/testing/answers';
import { MemoryCookies } from '../testing/memory';
import { NOON, opened } from '../testing/visit';
import { contactQuery } from './queries';

describe('token cookie', () => {
  const kept = async () => (await opened()).cookies;
  const openedAgain = async () =>
    opened({ cookies: await kept(), href: 'https://app.example/app/' });

  it('holds token and user for the lifetime that the server gave [AUTH-004, AUTH-008]', async () => {
    const cookies = await kept();

    expect(cookies.json('app_token')).toEqual({
      token: 'token-2',
      user: { id: 'U1', vtgId: 'VTG1', vtgNo: 'N1', plusNo: 'PN1' },
      expiresAt: NOON + 3_600_000,
    });
    expect(cookies.written.find((text) => text.startsWith('app_token='))).toMatch(
      /; Path=\/; Max-Age=3600; SameSite=Lax$/,
    );
  });

  it('identifies the customer on the next visit with the fewest calls [AUTH-004]', async () => {
    const { session, requests, sent } = await openedAgain();

    expect(session()).toMatchObject({ status: 'signed-in', user: { id: 'U1', vtgId: 'VTG1' } });
    expect(requests.map((name) => name.split('/').at(-1))).toEqual(['getFilters', 'pkgs', 'U1']);
    expect(sent.at(-1)?.headers['Authorization']).toBe('Bearer token-2');
  });

  it('has the email address only for a test account [AUTH-004]', async () => {
    const { email } = answers.storeToken.user;
    const test = { accounts: [email], ips: [], emailPattern: '' };
    const { cookies } = await opened({ settings: { test } });
    const again = await opened({ settings: { test }, cookies, href: 'https://app.example/app/' });

    expect(cookies.json('app_token')).toMatchObject({ user: { email } });
    expect(again.session()).toMatchObject({ test: true, mayAct: true });
    again.core.signOut();
    expect(again.session()).toMatchObject({ test: false, mayAct: false });
  });

  it('lets a page load name and phone from the account host when it shows them [AUTH-005]', async () => {
    const { core, queries, requests, sent, session } = await openedAgain();
    const { env } = session();
    const late = async () =>
      env && { ...env, hosts: { ...env.hosts, account: 'https://account.example' } };

    const contact = await queries.fetchQuery(contactQuery(core, 'U1', late));

    expect(contact).toEqual({ name: '김하나', mobile: '010-0000-0000' });
    expect(requests.at(-1)).toBe('GET /api/v1App/vtg/users/showVtgUser');
    expect(sent.at(-1)?.url).toMatch(/^https:\/\/account\.example\//);
  });

  it('causes no call for name and phone that are known already [AUTH-005]', async () => {
    const { core, queries, requests } = await opened();
    const before = requests.length;

    const contact = await queries.fetchQuery(contactQuery(core, 'U1', async () => undefined));

    expect(contact).toEqual({ name: '김하나', mobile: '010-0000-0000' });
    expect(requests).toHaveLength(before);
  });

  it.each([
    ['when the address names another user', { href: 'https://app.example/app/?vtg_id=VTG2' }],
    ['after it has expired', { device: () => NOON + 3_600_000 }],
  ])('is ignored %s [AUTH-004, AUTH-008]', async (_, how) => {
    const { requests } = await opened({ cookies: await kept(), ...how });

    expect(requests).toContain('POST /api/v1App/users/storeToken');
  });

  it('has the renewed token after the former one has expired [AUTH-008]', async () => {
    let time = NOON;
    const { core, cookies } = await opened({
      device: () => time,
      backend: {
        'GET /api/v1App/subscs/S1': ({ headers }) =>
          headers['Authorization'] === 'Bearer token-3'
            ? { body: answers.getSubsc }
            : { status: 401 },
      },
    });
    time += 3_600_000;
    await fetchSubscription(core.call, 'S1');

    expect(cookies.json('app_token')).toMatchObject({
      token: 'token-3',
      user: { id: 'U1' },
      expiresAt: time + 1_800_000,
    });
  });

  it.each(['{', '{"token":"t"}', '{"token":"t","user":{"id":1},"expiresAt":9e15}', '%E0%A4%A'])(
    'is ignored when it has another format: %s [AUTH-004]',
    async (text) => {
      const cookies = new MemoryCookies();
      cookies.jar.write(`app_token=${text}`);
      const { requests } = await opened({ cookies });

      expect(requests).toContain('POST /api/v1App/users/storeToken');
    },
  );

  it('is secure when the page was loaded over https [AUTH-004]', async () => {
    const cookies = Object.assign(new MemoryCookies(), { secure: true });
    await opened({ cookies });

    expect(cookies.written.length).toBeGreaterThan(1);
    expect(cookies.written.filter((text) => !text.endsWith('; Secure'))).toEqual([]);
  });

  it('comes with a cookie for the time of the last request, for a session lifetime [AUTH-009]', async () => {
    const cookies = await kept();

    const last = cookies.written.filter((text) => text.startsWith('app_last_request=')).at(-1);
    expect(last).toBe(`app_last_request=${NOON}; Path=/; Max-Age=1800; SameSite=Lax`);
  });
});
