import { answers } from '@shared/api/testing/answers';
import { MemoryCookies } from '../testing/memory';
import { type Answer, NOON, opened, visit } from '../testing/visit';
import { packagesQuery } from './queries';

const noToken = () => ({ body: { token: 0, user: null, expires_in: null } });
const refused = () => ({ status: 500 });
const filters = { body: answers.getFilters };

/** Waits for work that no code awaits. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}

/** Opens a page and returns the order in which its data became known. */
async function order(page: ReturnType<typeof visit>): Promise<readonly string[]> {
  const log: string[] = [];
  const note = (name: string, holds: boolean) => {
    if (holds && !log.includes(name)) log.push(name);
  };
  page.core.store.subscribe(({ env, status, ready }) => {
    note('filters', env !== undefined);
    note('session', status !== 'starting');
    note('ready', ready);
  });
  page.queries.getQueryCache().subscribe(() => {
    note('packages', page.queries.getQueryData(['session', 'packages']) !== undefined);
    note('user', page.queries.getQueryData(['session', 'user', 'U1']) !== undefined);
  });
  await page.open();
  return log;
}

describe('bootSession', () => {
  it('loads filters, session, packages and user in this order, even if the token is late [AUTH-016, AUTH-018]', async () => {
    const late = visit();
    const { plain } = late.core;
    let release: () => void = () => undefined;
    const packagesAnswered = new Promise<void>((resolve) => {
      release = resolve;
    });
    late.core.plain = async (asked) => {
      if (asked.path.endsWith('/storeToken')) await packagesAnswered;
      const answer = await plain(asked);
      if (asked.path.endsWith('/pkgs')) release();
      return answer;
    };

    expect(await order(late)).toEqual(['filters', 'session', 'packages', 'user', 'ready']);
  });

  it('loads the user only after late packages are stored [AUTH-016, AUTH-018]', async () => {
    let answerPackages: (answer: Answer) => void = () => undefined;
    const packages = new Promise<Answer>((resolve) => {
      answerPackages = resolve;
    });
    const late = visit({ backend: { 'GET /api/v1App/pkgs': () => packages } });
    const ready = late.open();
    await new Promise<void>((resolve) => {
      late.core.store.subscribe(({ status }) => status === 'signed-in' && resolve());
    });
    // A wrong call would be sent within one turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect(late.requests).not.toContain('GET /api/v1App/users/U1');

    answerPackages({ body: answers.getPkgs });
    await ready;

    expect(late.requests.at(-1)).toBe('GET /api/v1App/users/U1');
  });

  it.each([
    ['the user', 'GET /api/v1App/users/U1'],
    ['the packages', 'GET /api/v1App/pkgs'],
    ['the filters', 'GET /api/v1App/getFilters'],
    ['the token', 'POST /api/v1App/users/storeToken'],
    ['the pre-auth token', 'POST /api/v1App/auth/initSession'],
    ['the profile', 'GET /api/v1App/vtg/users/showVtgUser'],
  ])('becomes ready when %s fails [AUTH-017]', async (_, call) => {
    const { session } = await opened({ backend: { [call]: refused } });

    expect(session().ready).toBe(true);
    expect(session().status).not.toBe('starting');
  });

  it.each([
    ['answer then', filters, true],
    ['fail again', refused(), false],
  ])(
    'asks once more for filters that failed, without the page waiting, when they %s [AUTH-013, AUTH-017]',
    async (_, late, isKnown) => {
      const cookies = new MemoryCookies();
      await opened({ cookies });
      let answer: (late: Answer) => void = () => undefined;
      const second = new Promise<Answer>((resolve) => {
        answer = resolve;
      });
      const { requests, session, configureBridge } = await opened({
        cookies,
        backend: {
          'GET /api/v1App/getFilters': (_request, times) =>
            times === 1 ? { status: 502 } : second,
        },
      });
      expect(session()).toMatchObject({ status: 'signed-in', env: undefined });
      answer(late);
      await turns();

      expect(requests.filter((name) => name.endsWith('getFilters'))).toHaveLength(2);
      expect(session().env !== undefined).toBe(isKnown);
      expect(configureBridge).toHaveBeenCalledTimes(isKnown ? 1 : 0);
    },
  );

  it('requests the packages for the day of the server [API-009]', async () => {
    const { sent } = await opened({ device: () => Date.parse('2020-01-01T00:00:00Z') });

    const packages = sent.find(({ url }) => url.includes('/pkgs'));
    expect(decodeURIComponent(packages?.url ?? '')).toContain('"start_date":"2026-11-20"');
  });
});

describe('sign-in of the customer', () => {
  it('uses the account from the app and removes personal data from the address [AUTH-001, AUTH-019]', async () => {
    const { sent, location, session } = await opened({
      href: 'https://app.example/app/?vtg_id=VTG1&connInfo=FROM-APP&phone=010',
    });

    const stored = sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(JSON.parse(String(stored?.body))).toEqual({
      vtg_id: 'VTG1',
      vtg_no: 'N1',
      connInfo: 'FROM-APP',
      test: null,
    });
    expect(location.href).toBe('https://app.example/app/?vtg_id=VTG1');
    expect(session()).toMatchObject({ status: 'signed-in', user: { id: 'U1', name: '김하나' } });
  });

  it('asks the profile service without a cookie, then for a token with its connInfo [AUTH-005, AUTH-006, AUTH-019]', async () => {
    const { sent } = await opened();

    const profile = sent.find(({ url }) => url.includes('showVtgUser'));
    const stored = sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(stored?.headers['X-Pre-Auth-Token']).toBe('leave-1');
    expect(profile?.url).toBe(
      'https://account.example/api/v1App/vtg/users/showVtgUser?type=userEmail&vtg=VTG1',
    );
    expect(JSON.parse(String(stored?.body))).toMatchObject({ connInfo: 'CI' });
  });

  it.each([
    ['30 s before it runs out', 270_000, 2],
    ['a moment earlier', 269_999, 1],
  ])('renews a pre-auth token %s [AUTH-006]', async (_, passed, asked) => {
    let time = NOON;
    const { requests } = await opened({
      device: () => time,
      backend: {
        'GET /api/v1App/vtg/users/showVtgUser': () => {
          time += passed;
          return { body: answers.showVtgUser };
        },
      },
    });

    expect(requests.filter((name) => name.endsWith('initSession'))).toHaveLength(asked);
  });

  it.each([
    ['and nobody', noToken],
    ['although with a name', () => ({ body: { ...answers.storeToken, token: 0 } })],
  ])(
    'makes the visitor a guest when the server answers token 0 %s [AUTH-007]',
    async (_, answer) => {
      const { session, requests, cookies } = await opened({
        backend: { 'POST /api/v1App/users/storeToken': answer },
      });

      expect(session()).toMatchObject({ status: 'guest', user: undefined });
      expect(requests).not.toContain('GET /api/v1App/users/U1');
      expect(cookies.json('app_token')).toBeUndefined();
    },
  );

  it('makes the visitor a guest without any call when there is no vtg_id and no cookie [AUTH-005]', async () => {
    const { session, requests } = await opened({ href: 'https://app.example/app/' });

    expect(session()).toMatchObject({ status: 'guest', ready: true });
    expect(requests.map((name) => name.split('/').at(-1))).toEqual(['getFilters', 'pkgs']);
  });

  it('uses connInfo when the account has no vtg_id [AUTH-019]', async () => {
    const { session } = await opened({ href: 'https://app.example/app/?connInfo=TICKET' });

    expect(session().status).toBe('signed-in');
  });
});

it('packagesQuery keeps the packages for ten minutes', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const { core, steps, queries, requests } = await opened();
  const calls = async (ms: number) => {
    clock.mockReturnValue(ms);
    await queries.prefetchQuery(packagesQuery(core, steps));
    return requests.filter((name) => name === 'GET /api/v1App/pkgs').length;
  };

  expect(await calls(599_999)).toBe(1);
  expect(await calls(600_000)).toBe(2);
  clock.mockRestore();
});
