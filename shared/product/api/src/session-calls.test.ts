import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { initSession, storeToken, updateToken } from './auth';
import { fetchFilters } from './filters';
import { fetchClientIp, fetchVtgUser } from './user';

const leave = { header: 'X-Pre-Auth-Token', token: 'leave-1' };
const identity = { vtgId: 'VTG1', vtgNo: 'N1', connInfo: 'CI', test: 'qa@test.example' };

describe('GET getFilters', () => {
  it('sends nothing and returns the environment [API-002, ENTITY-042]', async () => {
    const { call, sent } = answering('getFilters', answers.getFilters);

    expect(await fetchFilters(call)).toEqual({
      protectsContent: true,
      tell: '080-000-0000',
      tell2: '02-000-0000',
      email: 'help@example.kr',
      hosts: {
        plus: 'https://plus.example',
        prime: 'https://prime.example',
        files: '',
        account: 'https://account.example',
      },
      ip: '203.0.113.7',
    });
    expect(sent).toMatchObject([{ method: 'GET', url: '/api/v1App/getFilters' }]);
    expect(sent[0]?.payload).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a:b@evil.example',
  ])('rejects %s as a host, so that no customer is sent there', async (host_vtg) => {
    const { env } = answers.getFilters;
    const { call } = answering('getFilters', { filters: {}, env: { ...env, host_vtg } });

    expect((await fetchFilters(call)).hosts.account).toBe('');
  });

  it('accepts a path of the own origin as a host [API-002]', async () => {
    const { env } = answers.getFilters;
    const { call } = answering('getFilters', {
      filters: {},
      env: { ...env, host_vtg: '/account' },
    });

    expect((await fetchFilters(call)).hosts.account).toBe('/account');
  });
});

describe('POST auth/initSession', () => {
  it('sends nothing and returns the pre-auth token [API-003]', async () => {
    const { call, sent } = answering('initSession', answers.initSession);

    expect(await initSession(call)).toEqual({ token: 'leave-1', expiresInSec: 300 });
    expect(sent).toMatchObject([{ method: 'POST', pathname: '/api/v1App/auth/initSession' }]);
    expect(sent[0]?.payload).toBeUndefined();
  });

  it('fails when the answer has no success [API-003]', async () => {
    const { call } = answering('initSession', { ...answers.initSession, success: false });

    await expect(initSession(call)).rejects.toMatchObject({ failure: { kind: 'unexpected' } });
  });
});

describe('POST users/storeToken', () => {
  it('sends the visitor with the pre-auth token in an extra header [API-004, AUTH-019]', async () => {
    const { call, sent } = answering('storeToken', answers.storeToken);

    await storeToken(call, leave, identity);

    expect(sent[0]?.headers['X-Pre-Auth-Token']).toBe('leave-1');
    expect(sent[0]?.payload).toEqual({
      vtg_id: 'VTG1',
      vtg_no: 'N1',
      connInfo: 'CI',
      test: 'qa@test.example',
    });
  });

  it('returns token, user and lifetime with our names [API-004, ENTITY-014]', async () => {
    const { call } = answering('storeToken', answers.storeToken);

    expect(await storeToken(call, leave, identity)).toMatchObject({
      token: 'token-2',
      expiresInSec: 3600,
      user: {
        id: 'U1',
        name: '김하나',
        email: 'hana@example.kr',
        mobile: '010-0000-0000',
        vtgId: 'VTG1',
        vtgNo: 'N1',
        plusNo: 'PN1',
        connInfo: 'CI',
      },
    });
  });

  it('uses the lifetime of the user entry when the answer has none [ENTITY-014]', async () => {
    const { call } = answering('storeToken', { ...answers.storeToken, expires_in: null });

    expect((await storeToken(call, leave, identity)).expiresInSec).toBe(900);
  });

  it.each([0, '0', ''])(
    'returns no token when the server answers %j [API-004, AUTH-007]',
    async (token) => {
      const { call } = answering('storeToken', { token, user: null, expires_in: null });

      const grant = await storeToken(call, leave, identity);

      expect(grant).toMatchObject({ token: undefined, user: undefined });
    },
  );
});

describe('POST users/updateToken', () => {
  it('sends the time of the request and returns the new token [API-005]', async () => {
    const { call, sent } = answering('updateToken', answers.updateToken);

    const renewed = await updateToken(call, new Date('2026-11-20T01:02:03.000Z'));

    expect(renewed).toBe('token-3');
    expect(sent[0]?.payload).toEqual({ axiosDate: '2026-11-20T01:02:03.000Z' });
  });
});

describe('GET users/getClientIp', () => {
  it('returns the address [API-007]', async () => {
    const { call } = answering('getClientIp', answers.getClientIp);

    expect(await fetchClientIp(call)).toBe('203.0.113.7');
  });
});

describe('GET showVtgUser', () => {
  it('calls the account host with vtg id and test address [API-008]', async () => {
    const { call, sent } = answering('showVtgUser', answers.showVtgUser);

    await fetchVtgUser(call, 'https://account.example', { vtgId: 'VTG1', test: 'qa@test.example' });

    expect(sent[0]?.url).toMatch(
      /^https:\/\/account\.example\/api\/v1App\/vtg\/users\/showVtgUser\?/,
    );
    expect(sent[0]?.query).toEqual({ type: 'userEmail', vtg: 'VTG1', test: 'qa@test.example' });
  });

  it('leaves out unknown values, and uses this origin when no host is given [API-008]', async () => {
    const { call, sent } = answering('showVtgUser', answers.showVtgUser);

    await fetchVtgUser(call, '', { vtgId: undefined, test: undefined });

    expect(sent[0]?.url).toBe('/api/v1App/vtg/users/showVtgUser?type=userEmail');
  });

  it('returns the profile [API-008]', async () => {
    const { call } = answering('showVtgUser', answers.showVtgUser);

    expect(await fetchVtgUser(call, '', { vtgId: 'VTG1', test: undefined })).toEqual({
      vtgNo: 'N1',
      name: '김하나',
      email: 'hana@example.kr',
      mobile: '010-0000-0000',
      connInfo: 'CI',
    });
  });
});

describe('every call', () => {
  it('sends JSON and the bearer token [AUTH-010]', async () => {
    const { call, sent } = answering('updateToken', answers.updateToken);

    await updateToken(call, new Date(0));

    expect(sent[0]?.headers).toMatchObject({
      'Content-Type': 'application/json',
      Authorization: 'Bearer token-1',
    });
  });

  it('removes prototype keys from an answer', async () => {
    const body = JSON.stringify(answers.getClientIp).replace('{', '{"__proto__":{"ip":"6.6.6.6"},');
    const { call } = answeringAnything('getClientIp', { status: 200, body });

    expect(await fetchClientIp(call)).toBe('203.0.113.7');
    expect(Object.hasOwn(Object.prototype, 'ip')).toBe(false);
  });
});
