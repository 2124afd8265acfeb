/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { accountHost } from '../neighbours/account/account';
import { NOON, sandboxOfFile } from '../testing/sandbox-under-test';

const { sandbox } = sandboxOfFile();

const JSON_TYPE = { 'content-type': 'application/json' };

async function preAuth(): Promise<string> {
  const { body } = await sandbox.visitor.post('/auth/initSession');
  return (body['data'] as { pre_auth_token: string }).pre_auth_token;
}

const storeToken = async (body: object, headers: Record<string, string> = {}) =>
  sandbox.send('/api/v1App/users/storeToken', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'X-Pre-Auth-Token': await preAuth(), ...headers },
    body: JSON.stringify(body),
  });

const showVtgUser = (query: string, headers: Record<string, string> = {}) =>
  sandbox.send(`/api/v1App/vtg/users/showVtgUser?type=userEmail${query}`, { headers });

const signIn = async (key: string) => {
  const { cookie, connInfo } = await sandbox.services.accounts.signIn(key);
  return { connInfo, cookie: { Cookie: `${cookie.name}=${cookie.value}` } };
};

describe('a token', () => {
  it('is issued for a proof of the account host [API-004, AUTH-019]', async () => {
    const { connInfo } = await signIn('active-standard');

    const { body } = await storeToken({ connInfo, vtg_id: 'VTG10025' });

    expect(body).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 1800,
      user: { name: '황다은', vtg_id: 'VTG10025', vtg_no: '700025', plus_no: '800025' },
    });
  });

  it('is issued for the cookie of the account host [AUTH-005]', async () => {
    const { cookie } = await signIn('active-standard');

    const { body } = await storeToken({}, cookie);

    expect(body['user']).toMatchObject({ name: '황다은' });
  });

  it('is 0 for the vtg_id of another person without a proof [AUTH-007]', async () => {
    const { status, body } = await storeToken({ vtg_id: 'VTG10025', vtg_no: '700025' });

    expect([status, body['token'], body['user']]).toEqual([200, 0, null]);
  });

  it('is 0 when the proof belongs to another person than the vtg_id [AUTH-007]', async () => {
    const { connInfo } = await signIn('active-premium');

    expect((await storeToken({ connInfo, vtg_id: 'VTG10025' })).body['token']).toBe(0);
  });

  it('is 0 for a proof older than ten minutes [AUTH-007]', async () => {
    const { connInfo } = await signIn('active-standard');
    await sandbox.services.clock.advance({ minutes: 10 });

    expect((await storeToken({ connInfo })).body['token']).toBe(0);
  });

  it('is refused without a valid pre-auth token [API-004, AUTH-006]', async () => {
    const { connInfo } = await signIn('active-standard');
    const early = await preAuth();
    await sandbox.services.clock.advance({ minutes: 10 });

    const invented = await storeToken({ connInfo }, { 'X-Pre-Auth-Token': 'invented' });
    const old = await storeToken({ connInfo }, { 'X-Pre-Auth-Token': early });

    expect([invented.status, old.status]).toEqual([401, 401]);
  });

  it('opens the calls of its owner, which answer 401 without a token [SEC-001]', async () => {
    const caller = await sandbox.as('active-standard');

    const own = await caller.get(`/users/${caller.person.id}`);
    const stranger = await sandbox.visitor.get(`/users/${caller.person.id}`);

    expect([own.status, stranger.status]).toEqual([200, 401]);
  });

  it('expires after half an hour and can then be exchanged [API-005, AUTH-008]', async () => {
    const caller = await sandbox.as('active-standard');
    await sandbox.services.clock.advance({ minutes: 30 });

    const late = await caller.get('/dealerCdks');
    const { body } = await caller.post('/users/updateToken', { axiosDate: NOON.toISOString() });
    const renewed = await sandbox.send('/api/v1App/dealerCdks', {
      headers: { Authorization: `Bearer ${String(body['token'])}` },
    });

    expect([late.status, renewed.status]).toEqual([401, 200]);
  });

  it('cannot be exchanged twelve hours later [AUTH-012]', async () => {
    const caller = await sandbox.as('active-standard');
    await sandbox.services.clock.advance({ hours: 12 });

    const answer = await caller.post('/users/updateToken', { axiosDate: NOON.toISOString() });

    expect(answer.status).toBe(401);
  });

  it('expires half a minute after it was exchanged [API-005]', async () => {
    const caller = await sandbox.as('active-standard');
    await caller.post('/users/updateToken', { axiosDate: NOON.toISOString() });

    const atOnce = await caller.get('/dealerCdks');
    await sandbox.services.clock.advance({ minutes: 1 });
    const later = await caller.get('/dealerCdks');

    expect([atOnce.status, later.status]).toEqual([200, 401]);
  });
});

describe('the profile service', () => {
  it('returns the person who is signed in at the account host [SBX-003, SBX-004, API-008]', async () => {
    const { cookie } = await signIn('active-standard');

    const { body } = await showVtgUser('', cookie);

    expect(body).toMatchObject({
      usrEmail: 'active-standard@customer.example',
      usrAuthName: '황다은',
      usrNo: '700025',
      usrMobileNo: '010-2175-5325',
      vehicleList: [
        {
          solMakeName: 'MERIDIAN',
          solChassisNo: 'MRDC3K20025000000',
          solRegistrationNumber: '35가1250',
          solViewVehicleName: 'C3 2.0 세단',
        },
      ],
    });
  });

  it('returns a proof that storeToken accepts [AUTH-005, AUTH-019]', async () => {
    const { cookie } = await signIn('active-standard');
    const { body: profile } = await showVtgUser('', cookie);

    const { body } = await storeToken({ connInfo: profile['connInfo'] });

    expect(body['user']).toMatchObject({ name: '황다은' });
  });

  it('ignores the vtg_id of another person in the query [SBX-003, SEC-002]', async () => {
    const { cookie } = await signIn('active-premium');

    const { body } = await showVtgUser('&vtg=VTG10025', cookie);

    expect(body['usrAuthName']).toBe('안준서');
  });

  it('returns no person after sign-out [SBX-003]', async () => {
    const { accounts } = sandbox.services;
    const { cookie } = await accounts.signIn('active-standard');
    await accounts.signOut(cookie.value);

    const { body } = await showVtgUser('', { Cookie: `${cookie.name}=${cookie.value}` });

    expect(body).toEqual({ vehicleList: [] });
  });

  it('accepts a test e-mail only for a test account at a test address [SEC-007]', async () => {
    const test = await showVtgUser('&test=qa@test.servicecare.example');
    const customer = await showVtgUser('&test=active-standard@customer.example');
    const padded = await showVtgUser('&test=x.qa@test.servicecare.example.com');

    expect(test.body['usrAuthName']).toBe('테스트');
    expect([customer.body, padded.body]).toEqual([{ vehicleList: [] }, { vehicleList: [] }]);
  });
});

describe('without a token', () => {
  it.each([
    ['/getFilters', 200],
    ['/users/getClientIp', 200],
    ['/pkgs?filters=%7B%7D', 200],
    ['/dealerCdks', 401],
    ['/subscs/S-active-standard', 401],
    ['/promoLinks/showBySlug/PLUS5?pkg_id=PKG-STANDARD', 401],
  ])('%s answers %i [A-74]', async (path, status) => {
    expect((await sandbox.visitor.get(path)).status).toBe(status);
  });
});

describe('the account host', () => {
  const signInAs = async (person: string, back = '') =>
    accountHost(sandbox.services).request('/account/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ person, return: back }),
    });

  it('returns to the page with a vtg_id and a proof, and keeps the sign-in from scripts [SBX-003]', async () => {
    const { status, headers } = await signInAs(
      'active-standard',
      '/app/subscStatus?vtg_id=somebody-else',
    );

    expect([status, headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/app\/subscStatus\?vtg_id=VTG10025&connInfo=[\w-]{43}$/),
    ]);
    expect(headers.get('set-cookie')).toMatch(
      /^sandbox_account=[\w-]{43};.*HttpOnly; SameSite=Lax/,
    );
  });

  it('signs no one in for an unknown key', async () => {
    expect((await signInAs('nobody')).headers.get('set-cookie')).toBeNull();
  });
});
