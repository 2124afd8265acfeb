import { usualReactions } from '@shared/api/reaction';
import { fetchSubscription } from '@shared/api/subscription';
import { answers } from '@shared/api/testing/answers';
import { fetchUser } from '@shared/api/user';
import { type Answer, type Backend, opened } from '../testing/visit';
import { isDropped } from './authorised';
import { reactTo } from './react-to';

const answerAfter = (work: () => void, answer: Answer): Answer => {
  work();
  return answer;
};

/** Opens the page for a customer whose token is refused by one call. */
async function customer(backend: Backend = {}) {
  const page = await opened({
    href: 'https://app.example/app/?vtg_id=VTG1&connInfo=TICKET',
    backend: { 'GET /api/v1App/subscs/S1': () => ({ status: 401 }), ...backend },
  });
  return { ...page, ask: () => fetchSubscription(page.core.call, 'S1') };
}

describe('signOut', () => {
  it('removes token, user, loaded data and entry parameters [SEC-001]', async () => {
    const { core, session, cookies, queries, storage, forgetUser } = await customer();
    queries.setQueryData(['mypage', 'coupons', 'S1'], []);

    core.signOut();

    expect(session()).toMatchObject({ status: 'guest', user: undefined, statusText: undefined });
    expect(session().entry).toEqual({});
    expect(cookies.json('app_token')).toBeUndefined();
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session', 'packages']]);
    expect(storage.length).toBe(0);
    expect(forgetUser).toHaveBeenCalledTimes(1);
  });

  it('leaves no token for later calls [SEC-001]', async () => {
    const { core, ask, sent } = await customer();
    core.signOut();
    await ask().catch(() => undefined);

    expect(sent.at(-1)?.headers['Authorization']).toBeUndefined();
  });

  it.each([
    ['answer', () => ({ body: answers.getUser })],
    ['refusal', () => ({ status: 403 })],
  ])('drops a late %s for the former user without a message [SEC-001]', async (_, user) => {
    const { core, session } = await customer({
      'GET /api/v1App/users/U9': () => answerAfter(core.signOut, user()),
    });

    const thrown = await fetchUser(core.call, 'U9').catch((failure: unknown) => failure);

    expect(thrown).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(isDropped(thrown)).toBe(true);
    const say = jest.fn();
    await reactTo(thrown, usualReactions, {
      session,
      alert: say,
      confirm: say,
      askSignIn: say,
      goHome: say,
      goToRegistration: say,
      report: say,
    });
    expect(say).not.toHaveBeenCalled();
  });

  it('drops a call whose renewal is refused after it [AUTH-012, SEC-001]', async () => {
    const { core, ask } = await customer({
      'POST /api/v1App/users/updateToken': () => answerAfter(core.signOut, { status: 401 }),
    });

    expect(isDropped(await ask().catch((failure: unknown) => failure))).toBe(true);
  });
});
