import { fetchSubscription } from '@shared/api/subscription';
import { answers } from '@shared/api/testing/answers';
import { MemoryCookies } from '../testing/memory';
import { renewals, twoTabs } from '../testing/two-tabs';
import { type Answer, type Backend, opened } from '../testing/visit';

const renewed: Answer = { body: { ...answers.updateToken, token: 'token-3' } };

/** A server that accepts only the renewed token and issues it once. It answers the renewal after `arrive`. */
function slowServer() {
  let arrive: () => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => {
    arrive = () => resolve(renewed);
  });
  let asked = 0;
  const backend: Backend = {
    'GET /api/v1App/subscs/S1': ({ headers }) =>
      headers['Authorization'] === 'Bearer token-3' ? { body: answers.getSubsc } : { status: 401 },
    'POST /api/v1App/users/updateToken': () => {
      asked += 1;
      if (asked === 1) return answered;
      setTimeout(arrive);
      return { status: 401 };
    },
  };
  return { backend, arrive: () => arrive(), asked: () => asked };
}

const turn = () => new Promise((done) => setTimeout(done));

describe('token renewal in two tabs', () => {
  it('sends one request at a time when the browser has locks [AUTH-012]', async () => {
    const { backend, arrive, asked } = slowServer();
    const { first, second } = await twoTabs(backend);
    const both = Promise.all([first.ask(), second.ask()]);
    await turn();
    expect(asked()).toBe(1);
    arrive();

    await expect(both).resolves.toMatchObject([{ id: 'S1' }, { id: 'S1' }]);
    expect(asked()).toBe(1);
  });
});

describe('refused token renewal', () => {
  it('ends the session without waiting when no other tab can be renewing [AUTH-012]', async () => {
    const { first } = await twoTabs({
      'GET /api/v1App/subscs/S1': () => ({ status: 401 }),
      'POST /api/v1App/users/updateToken': () => ({ status: 401 }),
    });
    const asked = first.ask().catch(() => undefined);
    await turn();

    expect(first.session().status).toBe('guest');
    await asked;
  });
});

describe('token renewal for a former user', () => {
  it('does not affect the user who signed in meanwhile [AUTH-012, SEC-001]', async () => {
    const { backend, arrive } = slowServer();
    const { first, cookies } = await twoTabs(backend);
    const asked = first.ask().catch(() => undefined);
    await turn();
    const { core } = first;
    const user = { ...first.session().user!, id: 'U2' };
    core.signOut();
    core.signIn({ user, token: 'theirs', expiresInSec: 60 });
    core.dispatch({ type: 'sign-in-refused' });
    arrive();
    await asked;
    expect(first.session()).toMatchObject({ status: 'signed-in', user: { id: 'U2' } });
    expect(cookies.json('app_token')).toMatchObject({ token: 'theirs', user: { id: 'U2' } });

    await first.ask().catch(() => undefined);
    const calls = first.sent.filter(({ url }) => url.endsWith('/subscs/S1'));
    expect(calls[1]?.headers['Authorization']).toBe('Bearer theirs');
  });
});

describe('in a browser without cookies', () => {
  it('requests one new token for several calls [AUTH-010]', async () => {
    const cookies = new MemoryCookies();
    cookies.jar.write = () => undefined;
    const { backend, arrive } = slowServer();
    const page = await opened({ backend, cookies });

    const all = Array.from({ length: 5 }, () => fetchSubscription(page.core.call, 'S1'));
    await turn();
    arrive();

    expect(await Promise.all(all)).toHaveLength(5);
    expect(renewals(page)).toBe(1);
  });
});

describe('messages between tabs', () => {
  it('end the session only if they name the signed-in user [AUTH-012]', async () => {
    const { first, cookies, browser } = await twoTabs({});
    const other = browser.tab();
    cookies.jar.write('app_token=; Max-Age=0; Path=/');

    other.tell({ about: 'over', userId: 'U2' });
    expect(first.session()).toMatchObject({ status: 'signed-in', user: { id: 'U1' } });

    other.tell({ about: 'over', userId: 'U1' });
    expect(first.session().status).toBe('guest');
  });
});

describe('sign-out in another tab', () => {
  it.each([
    ['before', false],
    ['during', true],
  ])(
    'stays a sign-out when it happens %s a renewal whose tab has not heard of it [AUTH-012]',
    async (_, isDuring) => {
      const { backend, arrive } = slowServer();
      const { first, second, cookies } = await twoTabs(backend, { news: false });
      if (!isDuring) second.core.signOut();
      const asked = first.ask().catch((thrown: unknown) => thrown);
      await turn();
      if (isDuring) second.core.signOut();
      arrive();

      expect(await asked).toMatchObject({ failure: { kind: 'signed-out' } });

      expect(first.session()).toMatchObject({ status: 'guest', statusText: 'no user' });
      expect(cookies.json('app_token')).toBeUndefined();
    },
  );
});
