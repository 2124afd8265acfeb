import { answers } from '@shared/api/testing/answers';
import { cookieOf, renewals, strictServer, twoTabs } from '../testing/two-tabs';
import { visit } from '../testing/visit';
import { removeCookie } from './cookies';

describe('sign-out', () => {
  it('ends the session of the same customer in the other tab and keeps the cookie of another one', async () => {
    const { first, second, cookies } = await twoTabs(strictServer().backend);
    cookies.jar.write(cookieOf('U2', 'theirs'));

    first.core.signOut();

    expect(second.session().status).toBe('guest');
    expect(cookies.json('app_token')).toMatchObject({ token: 'theirs' });
  });
});

describe('renewal after another customer signed in and out in another tab', () => {
  it('keeps the session of this tab [AUTH-012]', async () => {
    const { backend, runOut } = strictServer();
    const { first, cookies } = await twoTabs(backend, { news: false });
    cookies.jar.write(cookieOf('U2', 'theirs'));
    runOut();
    await first.ask();
    removeCookie(cookies, 'app_token');
    runOut();

    await expect(first.ask()).resolves.toMatchObject({ id: 'S1' });

    expect(first.session().status).toBe('signed-in');
  });
});

describe('page that starts', () => {
  const startedWhile = async (
    work: (first: Awaited<ReturnType<typeof twoTabs>>['first']) => unknown,
  ) => {
    const { backend, runOut } = strictServer();
    const { first, cookies } = await twoTabs(backend);
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
    });
    await late.open();
    return late;
  };

  it('knows no customer when another tab signs them out meanwhile [AUTH-012]', async () => {
    const late = await startedWhile((first) => first.core.signOut());

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
