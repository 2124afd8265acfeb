import { answers } from '@shared/api/testing/answers';
import { productionSettings } from '@shared/config/settings';
import { opened } from '../testing/visit';
import { isTestAccount, isTestAddress } from './modes';

const sandbox = {
  environment: 'sandbox',
  dev: { ipList: ['203.0.113.7'] },
  test: { accounts: [], ips: [], emailPattern: '[a-z]+@test\\.example' },
} as const;
const testers = {
  ...productionSettings,
  test: { ...productionSettings.test, ips: ['203.0.113.7'] },
};
const known = { name: '김하나', email: 'hana@example.kr', mobile: '010-0000-0000' };

describe('modes', () => {
  it.each([
    ['turns on', 'the sandbox', sandbox, true],
    ['never turns on', 'production', { ...sandbox, environment: 'production' as const }, false],
  ])(
    '%s developer mode and photo simulation for a listed address in %s [AUTH-013, BRIDGE-004]',
    async (_, __, settings, isOn) => {
      const { session, configureBridge } = await opened({ settings });

      expect(session()).toMatchObject({ developer: isOn, mayAct: isOn });
      expect(configureBridge).toHaveBeenCalledWith({
        simulates: isOn,
        photoHosts: ['https://prime.example'],
        cleanLater: expect.any(Function),
      });
    },
  );

  const { env } = answers.getFilters;
  const withoutIp = {
    'GET /api/v1App/getFilters': () => ({ body: { filters: {}, env: { ...env, ip: '' } } }),
  };

  it.each([
    ['asks', 'in the sandbox', sandbox, true],
    ['does not ask', 'in production', { ...sandbox, environment: 'production' as const }, false],
    ['does not ask', 'where no developer is listed', { ...sandbox, dev: { ipList: [] } }, false],
    ['asks', 'where test addresses are listed', testers, true],
  ])(
    '%s the server for a missing address %s [AUTH-013, API-007, SHELL-010]',
    async (_, __, settings, asks) => {
      const { session, requests } = await opened({ settings, backend: withoutIp });

      expect(requests.includes('GET /api/v1App/users/getClientIp')).toBe(asks);
      expect(session().developer).toBe(asks && settings !== testers);
      expect(session().env?.ip).toBe(asks ? '203.0.113.7' : '');
    },
  );

  it.each([
    ['qa@test.example', 'qa@test.example', sandbox],
    ['somebody@example.kr', null, sandbox],
    ['qa@test.example', null, { ...sandbox, environment: 'production' as const }],
  ])('sends the test address %s as %j [SEC-007]', async (test, sentOut, settings) => {
    const { sent } = await opened({
      settings,
      href: `https://app.example/app/?vtg_id=VTG1&test=${encodeURIComponent(test)}`,
    });

    const stored = sent.find(({ url }) => url.endsWith('/storeToken'));
    const profile = sent.find(({ url }) => url.includes('showVtgUser'));
    expect(JSON.parse(String(stored?.body))).toMatchObject({ test: sentOut });
    expect(new URL(profile?.url ?? '').searchParams.get('test')).toBe(sentOut);
  });

  it('ignores a role in an answer, because only visitors and customers exist [SEC-006]', async () => {
    const { user } = answers.storeToken;
    const admin = { ...user, role: 'admin', is_admin: true };
    const { session } = await opened({
      backend: {
        'POST /api/v1App/users/storeToken': () => ({
          body: { ...answers.storeToken, user: admin, role: 'admin' },
        }),
      },
    });

    expect(Object.keys(session().user ?? {}).toSorted()).toEqual(
      ['connInfo', 'email', 'id', 'mobile', 'name', 'plusNo', 'vtgId', 'vtgNo'].toSorted(),
    );
    expect(session()).toMatchObject({ status: 'signed-in', developer: false, mayAct: false });
  });
});

describe('user data after sign-in', () => {
  const profile = 'GET /api/v1App/vtg/users/showVtgUser';
  const other = { usrAuthName: '다른 이름', usrEmail: 'x@example.kr', usrMobileNo: '02' };

  it.each([
    ['comes from the profile when the server sends none', '', {}, known],
    [
      'is empty when neither the profile nor the server has it',
      '',
      { [profile]: () => ({ status: 500 }) },
      { name: '', email: '', mobile: '' },
    ],
    [
      'comes from the server when the profile has other values',
      undefined,
      { [profile]: () => ({ body: { ...answers.showVtgUser, ...other } }) },
      known,
    ],
  ])('%s [AUTH-005]', async (_, blank, backend, expected) => {
    const none = blank === undefined ? {} : { name: blank, email: null, mobile: blank };
    const body = { ...answers.storeToken, user: { ...answers.storeToken.user, ...none } };
    const { session } = await opened({
      backend: { ...backend, 'POST /api/v1App/users/storeToken': () => ({ body }) },
    });

    expect(session().user).toMatchObject(expected);
  });
});

describe('test addresses', () => {
  it.each([
    ['qa@test.example', true],
    ['QA@TEST.EXAMPLE', true],
    ['qa@test.example.evil.example', false],
    ['x qa@test.example', false],
    ['qa@example.kr', false],
  ])('match the whole address: %s %s [SEC-007]', (email, expected) => {
    expect(isTestAddress(email, sandbox)).toBe(expected);
  });

  it('make a test account, as does the list, in upper or lower case', () => {
    const listed = { ...sandbox, test: { ...sandbox.test, accounts: ['QA@example.kr'] } };

    expect(isTestAccount('qa@test.example', listed)).toBe(true);
    expect(isTestAccount('qa@EXAMPLE.kr', { ...listed, environment: 'production' })).toBe(true);
    expect(isTestAccount('somebody@example.kr', listed)).toBe(false);
  });
});
