import { fetchSubscription } from '@shared/api/subscription';
import { answers } from '@shared/api/testing/answers';
import { MemoryCookies } from '../testing/memory';
import { MemoryTabs } from '../testing/memory-tabs';
import { type Backend, visit } from '../testing/visit';

/** A server that accepts only its last token. An expired last token is accepted only for a renewal. */
function strictServer() {
  let given = 1;
  let hasRunOut = false;
  const isLast = (headers: Readonly<Record<string, string>>) =>
    headers['Authorization'] === `Bearer token-${given}`;
  const backend: Backend = {
    'POST /api/v1App/users/storeToken': () => ({
      body: { ...answers.storeToken, token: `token-${given}` },
    }),
    'POST /api/v1App/users/updateToken': ({ headers }) => {
      if (!isLast(headers)) return { status: 401 };
      given += 1;
      hasRunOut = false;
      return { body: { ...answers.updateToken, token: `token-${given}` } };
    },
    'GET /api/v1App/subscs/S1': ({ headers }) =>
      isLast(headers) && !hasRunOut ? { body: answers.getSubsc } : { status: 401 },
  };
  return {
    backend,
    runOut: () => {
      hasRunOut = true;
    },
    /** Makes all tokens so far invalid. */
    forget: () => {
      given += 1;
    },
  };
}

async function twoTabs(backend: Backend, how: ConstructorParameters<typeof MemoryTabs>[0] = {}) {
  const cookies = new MemoryCookies();
  const browser = new MemoryTabs(how);
  const open = async () => {
    const tab = visit({ backend, cookies, tabs: browser.tab() });
    await tab.open();
    return { ...tab, ask: () => fetchSubscription(tab.core.call, 'S1') };
  };
  return { cookies, first: await open(), second: await open() };
}
const renewals = (...tabs: readonly { requests: readonly string[] }[]) =>
  tabs.flatMap(({ requests }) => requests).filter((name) => name.endsWith('/updateToken')).length;

const browsers = [
  ['with locks and news', {}],
  ['with locks, where no news arrive', { news: false }],
  ['without locks', { locks: false }],
  ['with neither', { locks: false, news: false }],
] as const;

describe.each(browsers)('two tabs of a browser %s', (_, how) => {
  it('stay signed in when they renew the token in turn [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, second, cookies } = await twoTabs(backend, how);

    for (const tab of [first, second, first, second, second, first]) {
      runOut();
      await expect(tab.ask()).resolves.toMatchObject({ id: 'S1' });
    }

    expect([first, second].map(({ session }) => session().status)).toEqual([
      'signed-in',
      'signed-in',
    ]);
    expect(cookies.json('app_token')).toMatchObject({ token: 'token-7' });
    expect(renewals(first, second)).toBe(6);
  });

  it('stay signed in when the token expires in both at once [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, second } = await twoTabs(backend, how);
    runOut();

    const both = await Promise.all([first.ask(), second.ask()]);

    expect(both).toMatchObject([{ id: 'S1' }, { id: 'S1' }]);
    expect([first, second].map(({ session }) => session().status)).toEqual([
      'signed-in',
      'signed-in',
    ]);
  });
});

describe('refused renewal', () => {
  const refusing = (whileAsked: () => void): Backend => ({
    ...strictServer().backend,
    'POST /api/v1App/users/updateToken': () => {
      whileAsked();
      return { status: 401 };
    },
    'GET /api/v1App/subscs/S1': ({ headers }) =>
      headers['Authorization'] === 'Bearer newer' ? { body: answers.getSubsc } : { status: 401 },
  });
  const cookieOf = (id: string, token: string) =>
    `app_token=${encodeURIComponent(
      JSON.stringify({ token, user: { id, vtgId: `VTG-${id}` }, expiresAt: 9e15 }),
    )}; Max-Age=60`;

  it('is ignored when another tab has written a newer token meanwhile [AUTH-012]', async () => {
    const written: { by?: MemoryCookies } = {};
    const { first, cookies } = await twoTabs(
      refusing(() => written.by?.jar.write(cookieOf('U1', 'newer'))),
    );
    written.by = cookies;

    await expect(first.ask()).resolves.toMatchObject({ id: 'S1' });

    expect(first.session().status).toBe('signed-in');
  });

  it('ends the session and keeps the cookie of another user [AUTH-012]', async () => {
    const { first, cookies } = await twoTabs(refusing(() => undefined));
    cookies.jar.write(cookieOf('U2', 'theirs'));

    await expect(first.ask()).rejects.toMatchObject({ failure: { kind: 'signed-out' } });

    expect(first.session().statusText).toBe('no user');
    expect(cookies.json('app_token')).toMatchObject({ token: 'theirs' });
  });

  it('ends the session in all tabs and removes the cookie [AUTH-012]', async () => {
    const { backend, forget } = strictServer();
    const { first, second, cookies } = await twoTabs(backend);
    forget();

    await expect(first.ask()).rejects.toMatchObject({ failure: { kind: 'signed-out' } });

    expect(cookies.json('app_token')).toBeUndefined();
    expect(second.session()).toMatchObject({ status: 'guest', statusText: 'no user' });
    expect(second.queries.getQueryData(['session', 'user', 'U1'])).toBeUndefined();
  });
});

describe('new token', () => {
  it('is used by the other tab at once, without a 401 [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, second } = await twoTabs(backend);
    runOut();
    await first.ask();

    await second.ask();

    expect(renewals(second)).toBe(0);
    expect(second.sent.at(-1)?.headers['Authorization']).toBe('Bearer token-2');
    expect(second.requests.filter((name) => name.endsWith('/subscs/S1'))).toHaveLength(1);
  });

  it('does not replace the cookie of another user [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, cookies } = await twoTabs(backend, { news: false });
    const theirs = { token: 'theirs', user: { id: 'U2' }, expiresAt: 9e15 };
    cookies.jar.write(`app_token=${encodeURIComponent(JSON.stringify(theirs))}; Max-Age=60`);
    runOut();

    await expect(first.ask()).resolves.toMatchObject({ id: 'S1' });

    expect(cookies.json('app_token')).toMatchObject({ token: 'theirs' });
  });
});

it('signing out in one tab signs out in the other [AUTH-012, SEC-001]', async () => {
  const { first, second } = await twoTabs(strictServer().backend);

  first.core.signOut();

  expect(second.session()).toMatchObject({ status: 'guest', user: undefined });
});
