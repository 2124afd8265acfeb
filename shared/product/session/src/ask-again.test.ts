import { type Backend, goodBackend, visit } from '../testing/visit';
import { createAskAgain } from './ask-again';

const START = [
  'GET /api/v1App/getFilters',
  'POST /api/v1App/auth/initSession',
  'GET /api/v1App/vtg/users/showVtgUser',
  'POST /api/v1App/users/storeToken',
];
const silent: Backend[string] = () => undefined;
const noToken: Backend[string] = () => ({ body: { token: 0, user: null, expires_in: null } });

/** Opens a page whose `calls` get `answer` until the customer returns. */
async function openedWith(calls: readonly string[], answer: Backend[string], others: Backend = {}) {
  let isGood = false;
  const held = calls.map((name): [string, Backend[string]] => [
    name,
    (...asked) => (isGood ? goodBackend[name] : answer)?.(...asked),
  ]);
  const page = visit({ inApp: true, backend: { ...others, ...Object.fromEntries(held) } });
  const askAgain = createAskAgain(page.core, page.steps);
  await page.open();
  return {
    ...page,
    askAgain,
    comeBack: () => {
      isGood = true;
      return askAgain();
    },
  };
}

describe('createAskAgain', () => {
  it.each([{ what: 'all calls', calls: START }, ...START.map((what) => ({ what, calls: [what] }))])(
    'signs the customer in when $what had no answer and the customer returns [AUTH-017]',
    async ({ calls }) => {
      const { comeBack, session } = await openedWith(calls, silent);

      await comeBack();

      expect(session()).toMatchObject({ status: 'signed-in', ready: true, user: { id: 'U1' } });
      expect(session()).toMatchObject({ env: {}, inApp: true, mayAct: true });
    },
  );

  it.each([
    ['no answer', silent, 'unanswered'],
    ['503', () => ({ status: 503 }), 'unanswered'],
    ['429', () => ({ status: 429 }), 'unanswered'],
    ['a page of another server', () => ({ body: '<html>' }), 'unanswered'],
    ['401', () => ({ status: 401 }), 'guest'],
    ['403', () => ({ status: 403 }), 'guest'],
    ['no token', noToken, 'guest'],
  ] as const)(
    'tells failed from refused when the token call gets %s',
    async (_, answer, status) => {
      const page = await openedWith(['POST /api/v1App/users/storeToken'], answer);
      expect(page.session().status).toBe(status);

      const before = page.requests.length;
      await page.comeBack();

      expect(page.requests.length > before).toBe(status === 'unanswered');
    },
  );

  it.each(['GET /api/v1App/getFilters', 'GET /api/v1App/vtg/users/showVtgUser'])(
    'takes a refusal for no answer when %s had none, because it names the customer',
    async (call) => {
      const token = { 'POST /api/v1App/users/storeToken': noToken };
      const { session } = await openedWith([call], silent, token);

      expect(session().status).toBe('unanswered');
    },
  );

  it('waits for the end of boot and asks once for several returns at once', async () => {
    const page = visit({
      backend: {
        'POST /api/v1App/users/storeToken': (...asked) =>
          asked[1] === 1 ? undefined : goodBackend['POST /api/v1App/users/storeToken']?.(...asked),
      },
    });
    const askAgain = createAskAgain(page.core, page.steps);
    const returns = [askAgain(), askAgain()];
    await page.open();
    await Promise.all([...returns, askAgain()]);

    expect(page.session().status).toBe('signed-in');
    expect(page.requests.filter((name) => name.endsWith('/storeToken'))).toHaveLength(2);
  });
});
