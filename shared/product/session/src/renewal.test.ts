import { fetchSubscription, withdrawRevoke } from '@shared/api/subscription';
import { answers } from '@shared/api/testing/answers';
import { fetchUser } from '@shared/api/user';
import { renewals } from '../testing/two-tabs';
import { type Answer, type Backend, opened } from '../testing/visit';

const RENEWED = 'Bearer token-3';
const signedOut: Answer = { status: 401 };
/** Accepts only the renewed token. */
const onlyRenewed: Backend = {
  'GET /api/v1App/subscs/S1': ({ headers }) =>
    headers['Authorization'] === RENEWED ? { body: answers.getSubsc } : signedOut,
};

async function customer(backend: Backend = {}, how: Parameters<typeof opened>[0] = {}) {
  const page = await opened({ backend: { ...onlyRenewed, ...backend }, ...how });
  return { ...page, ask: () => fetchSubscription(page.core.call, 'S1') };
}

describe('after a 401', () => {
  it('renews once for fifty calls and sends each once more [AUTH-010]', async () => {
    const { ask, requests } = await customer();

    const all = await Promise.all(Array.from({ length: 50 }, ask));

    expect(all).toHaveLength(50);
    expect(renewals({ requests })).toBe(1);
    expect(requests.filter((name) => name.endsWith('/subscs/S1'))).toHaveLength(100);
  });

  it('sends a change once more with the same content and the new token [PLAT-011, AUTH-010]', async () => {
    const { core, sent } = await customer({
      'PUT /api/v1App/subscs/S1': ({ headers }) =>
        headers['Authorization'] === RENEWED ? {} : signedOut,
    });

    await withdrawRevoke(core.call, 'S1');

    const changes = sent.filter(({ method }) => method === 'PUT');
    expect(
      changes.map(({ headers, body, timeoutMs }) => [headers['Authorization'], body, timeoutMs]),
    ).toEqual(['Bearer token-2', RENEWED].map((token) => [token, '{"state_req":-30}', 60_000]));
  });

  it('needs no renewal when another call has already renewed the token [AUTH-010]', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<Answer>((resolve) => {
      arrive = () => resolve(signedOut);
    });
    const { core, ask, requests } = await customer({
      'GET /api/v1App/users/U1': (_, times) => (times === 2 ? late : { body: answers.getUser }),
    });
    const slow = fetchUser(core.call, 'U1');
    await ask();
    arrive();

    await expect(slow).resolves.toMatchObject({ vehicles: [{ id: 'V1' }] });
    expect(renewals({ requests })).toBe(1);
  });

  it('does not renew twice when the retry gets a 401 too [AUTH-010]', async () => {
    const { ask, requests, session } = await customer({
      'GET /api/v1App/subscs/S1': (_, times) =>
        times <= 2 ? signedOut : { body: answers.getSubsc },
    });

    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'signed-out' } });

    expect(renewals({ requests })).toBe(1);
    expect(session().status).toBe('signed-in');
  });

  it('does not renew for a visitor, who has no token [AUTH-010]', async () => {
    const { ask, requests } = await customer({
      'POST /api/v1App/users/storeToken': () => ({ body: { token: 0 } }),
    });

    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'signed-out' } });

    expect(renewals({ requests })).toBe(0);
  });
});

describe('updateToken', () => {
  const sandbox = { environment: 'sandbox', dev: { ipList: ['203.0.113.7'] } } as const;

  it.each([
    ['401 in the app', 401, { inApp: true }, 2],
    ['400 in the app', 400, { inApp: true }, 2],
    ['401 in developer mode', 401, { settings: sandbox }, 2],
    ['401 on the web', 401, {}, 1],
    ['500 in the app', 500, { inApp: true }, 1],
    ['403 in the app', 403, { inApp: true }, 1],
  ])(
    'when it answers %s in case %#, repeats only for 400 or 401 in app or developer mode [AUTH-011]',
    async (_, status, how, times) => {
      const { ask, requests } = await customer(
        { 'POST /api/v1App/users/updateToken': () => ({ status }) },
        how,
      );

      await expect(ask()).rejects.toMatchObject({ failure: { kind: 'signed-out' } });

      expect(renewals({ requests })).toBe(times);
    },
  );

  it('keeps the session when the second attempt succeeds [AUTH-011]', async () => {
    const { ask, session } = await customer(
      {
        'POST /api/v1App/users/updateToken': (_, times) =>
          times === 1 ? signedOut : { body: answers.updateToken },
      },
      { inApp: true },
    );

    await expect(ask()).resolves.toMatchObject({ id: 'S1' });

    expect(session().status).toBe('signed-in');
  });

  it.each([
    ['is refused', () => signedOut],
    ['answers no token', () => ({ body: { token: 0 } })],
    ['answers nonsense', () => ({ body: { token: { a: 1 } } })],
  ])("ends the session with status 'no user' when it %s [AUTH-012]", async (_, updateToken) => {
    const { core, ask, session, cookies, queries } = await customer({
      'POST /api/v1App/users/updateToken': updateToken,
    });
    const { user } = session();

    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'signed-out' } });

    expect(session()).toMatchObject({ status: 'guest', user: undefined, statusText: 'no user' });
    expect(cookies.json('app_token')).toBeUndefined();
    expect(queries.getQueryData(['session', 'user', 'U1'])).toBeUndefined();
    expect(queries.getQueryData(['session', 'packages'])).toBeDefined();
    core.signIn({ user: user!, token: 'token-4', expiresInSec: 60 });
    expect(session().statusText).toBeUndefined();
  });

  it('keeps the session when no answer comes [AUTH-012]', async () => {
    const { ask, session } = await customer({
      'POST /api/v1App/users/updateToken': () => undefined,
    });

    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'unreachable' } });

    expect(session()).toMatchObject({ status: 'signed-in', statusText: undefined });
  });
});
