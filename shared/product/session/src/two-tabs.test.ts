import { answers } from '@shared/api/testing/answers';
import type { MemoryCookies } from '../testing/memory';
import { cookieOf, renewals, strictServer, twoTabs } from '../testing/two-tabs';
import { type Backend, visit } from '../testing/visit';
import { removeCookie } from './cookies';

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

    for (const { session } of [first, second]) expect(session().status).toBe('signed-in');
    expect(cookies.json('app_token')).toMatchObject({ token: 'token-7' });
    expect(renewals(first, second)).toBe(6);
  });

  it('stay signed in when the token expires in both at once [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, second } = await twoTabs(backend, how);
    runOut();

    const both = await Promise.all([first.ask(), second.ask()]);

    expect(both).toMatchObject([{ id: 'S1' }, { id: 'S1' }]);
    for (const { session } of [first, second]) expect(session().status).toBe('signed-in');
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
});

describe('sign-out', () => {
  it('ends the session of its customer in the other tab and keeps another cookie [AUTH-012, SEC-001]', async () => {
    const { first, second, cookies } = await twoTabs(strictServer().backend);
    cookies.jar.write(cookieOf('U2', 'theirs'));

    first.core.signOut();

    expect(second.session()).toMatchObject({ status: 'guest', user: undefined });
    expect(cookies.json('app_token')).toMatchObject({ token: 'theirs' });
  });
});

describe('renewal after another customer signed in in another tab', () => {
  it('keeps their cookie, and the session of this tab when they sign out [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, cookies } = await twoTabs(backend, { news: false });
    cookies.jar.write(cookieOf('U2', 'theirs'));
    runOut();
    await expect(first.ask()).resolves.toMatchObject({ id: 'S1' });
    expect(cookies.json('app_token')).toMatchObject({ token: 'theirs' });
    removeCookie(cookies, 'app_token');
    runOut();

    await expect(first.ask()).resolves.toMatchObject({ id: 'S1' });

    expect(first.session().status).toBe('signed-in');
  });
});

describe('page that starts', () => {
  const startedWhile = async (
    work: (first: Awaited<ReturnType<typeof twoTabs>>['first']) => unknown,
    device?: () => number,
  ) => {
    const { backend, runOut } = strictServer();
    const { first, cookies, browser } = await twoTabs(backend);
    runOut();
    const late = visit({
      backend: {
        ...backend,
        'GET /api/v1App/getFilters': async () => {
          await work(first);
          return { body: answers.getFilters };
        },
      },
      cookies,
      tabs: browser.tab(),
      ...(device && { device }),
    });
    await late.open();
    return late;
  };

  it('knows no customer when another tab signs them out meanwhile [AUTH-012]', async () => {
    const late = await startedWhile((first) => first.core.signOut());

    expect(late.session()).toMatchObject({ status: 'guest', user: undefined });
  });

  it('knows no customer who signs out meanwhile when also their token would have expired [AUTH-012]', async () => {
    let time = Date.parse('2026-11-20T03:00:00Z');
    const late = await startedWhile(
      (first) => {
        first.core.signOut();
        time = 9e15;
      },
      () => time,
    );

    expect(late.session()).toMatchObject({ status: 'guest', user: undefined });
  });

  it('knows no customer when another one signs in in another tab meanwhile [AUTH-012, AUTH-019]', async () => {
    const late = await startedWhile((first) => {
      first.core.signOut();
      first.cookies.jar.write(cookieOf('U2', 'theirs'));
    });

    expect(late.session()).toMatchObject({ status: 'guest', user: undefined });
  });

  it('uses the token that another tab renews meanwhile [AUTH-012]', async () => {
    const late = await startedWhile((first) => first.ask());

    expect(renewals(late)).toBe(0);
    expect(late.session().status).toBe('signed-in');
  });
});
