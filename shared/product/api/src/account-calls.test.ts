import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { calls, dealerVehicle } from '../testing/calls';
import { exchange } from '../testing/exchange';
import { initSession } from './auth';
import { fetchFilters } from './filters';
import { fetchProfileVehicles } from './profile-vehicles';
import { fetchVtgUser } from './user';
import { checkPlate } from './vehicles';

const VIN = 'WBA11111111111111';

describe('calls of the session', () => {
  it('fetchFilters returns the environment [API-002, ENTITY-042]', async () => {
    expect(await exchange('fetchFilters')).toEqual({
      asks: 'GET /api/v1App/getFilters',
      reads: {
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
      },
    });
  });

  it.each([
    ['/account', '/account'],
    ['javascript:alert(1)', ''],
    ['//evil.example', ''],
    ['https://a:b@evil.example', ''],
  ])('fetchFilters reads %s as the account host %j [API-002]', async (host_vtg, account) => {
    const { env } = answers.getFilters;
    const { call } = answering('getFilters', { filters: {}, env: { ...env, host_vtg } });

    expect((await fetchFilters(call)).hosts.account).toBe(account);
  });

  it('initSession returns the pre-auth token, and fails without a success [API-003]', async () => {
    const { call } = answering('initSession', { ...answers.initSession, success: false });

    expect(await exchange('initSession')).toEqual({
      asks: 'POST /api/v1App/auth/initSession',
      reads: { token: 'leave-1', expiresInSec: 300 },
    });
    await expect(initSession(call)).rejects.toMatchObject({ failure: { kind: 'unexpected' } });
  });

  it('storeToken uses the lifetime of the user entry when the answer has none [ENTITY-014]', async () => {
    const { call } = answering('storeToken', { ...answers.storeToken, expires_in: null });

    expect(await calls['storeToken']?.(call)).toMatchObject({ expiresInSec: 900 });
  });

  it.each([0, '0', ''])(
    'storeToken returns no token when the server answers %j [API-004, AUTH-007]',
    async (token) => {
      const { call } = answering('storeToken', { token, user: null, expires_in: null });

      const grant = await calls['storeToken']?.(call);

      expect(grant).toMatchObject({ token: undefined, user: undefined });
    },
  );

  it('updateToken sends the time of the request and returns the new token [API-005]', async () => {
    expect(await exchange('updateToken')).toEqual({
      asks: 'POST /api/v1App/users/updateToken',
      body: { axiosDate: '2026-11-20T01:02:03.000Z' },
      reads: 'token-3',
    });
  });

  it.each([
    [undefined, 'type=userEmail'],
    ['qa@test.example', 'type=userEmail&test=qa%40test.example'],
  ])('fetchVtgUser asks this origin when no host is given: %s [API-008]', async (test, query) => {
    const { call, sent } = answering('showVtgUser', answers.showVtgUser);

    await fetchVtgUser(call, '', { vtgId: undefined, test });

    expect(sent[0]?.url).toBe(`/api/v1App/vtg/users/showVtgUser?${query}`);
  });
});

describe('calls of the user and of vehicles', () => {
  it('fetchUser returns vehicles and memberships of the user [API-006, ENTITY-016]', async () => {
    expect(await exchange('fetchUser')).toMatchObject({
      asks: 'GET /api/v1App/users/U1',
      reads: {
        vehicles: [
          {
            id: 'V1',
            vin: VIN,
            plate: '12가3456',
            registeredOn: '2020-03-01',
            modelYear: '2020',
            categoryId: 'C1',
            model: '3 시리즈',
            modelDetail: '320d',
          },
        ],
        subscriptions: [{ id: 'S1' }],
      },
    });
  });

  it('checkPlate returns the message of a conflict [API-011, ERR-010]', async () => {
    const body = JSON.stringify({ data: { msg: '이미 가입된 차량입니다.' } });
    const { call } = answeringAnything('numRegCheck', { status: 409, body });

    expect(await exchange('checkPlate')).toMatchObject({ body: { num_reg: '12가3456' } });
    await expect(checkPlate(call, '12가3456')).rejects.toMatchObject({
      failure: { kind: 'conflict', said: '이미 가입된 차량입니다.' },
    });
  });

  it('fetchVehicleByVin sends the vtg id and returns date, plate and category [API-012]', async () => {
    expect(await exchange('fetchVehicleByVin')).toEqual({
      asks: `GET /api/v1App/vehicles/showByNumId/${VIN}?vtg_id=VTG1`,
      reads: {
        vin: VIN,
        registeredOn: '2020-03-01',
        plate: '12가3456',
        title: '320d',
        categoryId: 'C1',
        categoryTitle: '3 시리즈',
        categoryDescription: '디젤',
      },
    });
  });

  it('fetchProfileVehicles returns only vehicles of the brand [API-013, ENTITY-019, ENTITY-020]', async () => {
    expect(await exchange('fetchProfileVehicles')).toEqual({
      asks: 'POST /api/v1App/users/getVehicles',
      body: { plus_no: 'PN1', vtg_no: 'N1' },
      reads: [{ vin: VIN, plate: '12가3456', model: '320d', make: 'Meridian Korea' }],
    });
  });

  it('fetchProfileVehicles sends null for a missing number', async () => {
    const { call, sent } = answering('getVehicles', answers.getVehicles);

    await fetchProfileVehicles(call, { plusNo: undefined, vtgNo: undefined, brandName: 'MINI' });

    expect(sent[0]?.payload).toEqual({ plus_no: null, vtg_no: null });
  });

  it('fetchPlusVehicle returns code and membership of the plus host [API-014]', async () => {
    expect(await exchange('fetchPlusVehicle')).toEqual({
      asks: `GET https://plus.example/api/v1App/plus/users/vehicle/${VIN}`,
      reads: { errCode: '200', hasSubscription: true },
    });
  });

  it('askDealerSystem sends numbers and whether to check the owner [API-015, ENTITY-018]', async () => {
    expect(await exchange('askDealerSystem')).toEqual({
      asks: 'POST /api/v1App/vehicles/getDmsVehiclesInfo',
      body: { vehicle_id: VIN, plus_no: 'PN1', vtg_no: 'N1', chk_vtg: true },
      reads: {
        accepted: true,
        registered: false,
        said: '확인되었습니다',
        vehicles: [{ ...dealerVehicle, plate: '12가3456' }],
      },
    });
  });

  it('addVehicle sends the vehicle of the dealer system back unchanged [API-016, ENTITY-018]', async () => {
    const [served] = answers.getDmsVehiclesInfo.data.serCustVehicle;

    expect(await exchange('addVehicle')).toEqual({
      asks: 'POST /api/v1App/users/addVehicle',
      body: { ...served, carRegNo: null, vtg_no: 'N1', plus_no: 'PN1' },
      reads: { added: false, said: 'MINI' },
    });
  });
});
