import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { calls } from '../testing/calls';
import { fetchProfileVehicles } from './profile-vehicles';
import { fetchUser } from './user';
import {
  addVehicle,
  askDealerSystem,
  checkPlate,
  fetchPlusVehicle,
  fetchVehicleByVin,
} from './vehicles';

const VIN = 'WBA11111111111111';
const numbers = { plusNo: 'PN1', vtgNo: 'N1' };

describe('GET users/{id}', () => {
  it('returns vehicles and memberships of the user [API-006, ENTITY-016]', async () => {
    const { call, sent } = answering('getUser', answers.getUser);

    const { vehicles, subscriptions } = await fetchUser(call, 'U1');

    expect(vehicles).toEqual([
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
    ]);
    expect(subscriptions.map(({ id }) => id)).toEqual(['S1']);
    expect(sent[0]?.pathname).toBe('/api/v1App/users/U1');
  });

  it.each([
    ['vehicle', { vehicles: [{}] }],
    ['membership', { subscs: [{ oops: 1 }] }],
  ])(
    'fails when no %s can be read, because an empty list would be wrong [API-006]',
    async (_, changes) => {
      const body = JSON.stringify({ data: { ...answers.getUser.data, ...changes } });
      const { call } = answeringAnything('getUser', { status: 200, body });

      await expect(fetchUser(call, 'U1')).rejects.toMatchObject({
        failure: { kind: 'unexpected' },
      });
    },
  );

  it('keeps an id from outside in its path segment', async () => {
    const { call, sent } = answering('getUser', answers.getUser);

    await fetchUser(call, '../getFilters?x=#y');

    expect(sent[0]?.url).toBe('/api/v1App/users/..%2FgetFilters%3Fx%3D%23y');
  });
});

describe('POST vehicles/numRegCheck', () => {
  it('sends the plate as a form field [API-011]', async () => {
    const { call, sent } = answering('numRegCheck', answers.numRegCheck);

    await checkPlate(call, '12가3456');

    expect(sent[0]?.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
    expect(sent[0]?.body).toBe('num_reg=12%EA%B0%803456');
  });

  it('returns the message of a conflict [API-011, ERR-010]', async () => {
    const body = JSON.stringify({ data: { msg: '이미 가입된 차량입니다.' } });
    const { call } = answeringAnything('numRegCheck', { status: 409, body });

    await expect(checkPlate(call, '12가3456')).rejects.toMatchObject({
      failure: { kind: 'conflict', said: '이미 가입된 차량입니다.' },
    });
  });
});

describe('GET vehicles/showByNumId', () => {
  it('sends the vtg id and returns date, plate and category [API-012]', async () => {
    const { call, sent } = answering('showByNumId', answers.showByNumId);

    expect(await fetchVehicleByVin(call, { vin: VIN, vtgId: 'VTG1' })).toEqual({
      vin: VIN,
      registeredOn: '2020-03-01',
      plate: '12가3456',
      title: '320d',
      categoryId: 'C1',
      categoryTitle: '3 시리즈',
      categoryDescription: '디젤',
    });
    expect(sent[0]).toMatchObject({
      pathname: `/api/v1App/vehicles/showByNumId/${VIN}`,
      query: { vtg_id: 'VTG1' },
    });
  });
});

describe('POST users/getVehicles', () => {
  it('returns only vehicles of the brand in any letter case, with our names [API-013, ENTITY-019, ENTITY-020]', async () => {
    const { call, sent } = answering('getVehicles', answers.getVehicles);

    expect(await fetchProfileVehicles(call, { ...numbers, brandName: 'MERIDIAN' })).toEqual([
      { vin: VIN, plate: '12가3456', model: '320d', make: 'Meridian Korea' },
    ]);
    expect(sent[0]?.payload).toEqual({ plus_no: 'PN1', vtg_no: 'N1' });
  });

  it('sends null for a missing number', async () => {
    const { call, sent } = answering('getVehicles', answers.getVehicles);

    await fetchProfileVehicles(call, { plusNo: undefined, vtgNo: undefined, brandName: 'MINI' });

    expect(sent[0]?.payload).toEqual({ plus_no: null, vtg_no: null });
  });
});

describe('GET plus users vehicle', () => {
  it('calls the plus host and returns code and membership [API-014]', async () => {
    const { call, sent } = answering('plusVehicle', answers.plusVehicle);

    expect(await fetchPlusVehicle(call, 'https://plus.example', VIN)).toEqual({
      errCode: '200',
      hasSubscription: true,
    });
    expect(sent[0]?.url).toBe(`https://plus.example/api/v1App/plus/users/vehicle/${VIN}`);
  });
});

describe('POST vehicles/getDmsVehiclesInfo', () => {
  it('sends VIN, both numbers and whether to check the owner [API-015]', async () => {
    const { call, sent } = answering('getDmsVehiclesInfo', answers.getDmsVehiclesInfo);

    await askDealerSystem(call, { ...numbers, vin: VIN, checksOwner: true });

    expect(sent[0]?.payload).toEqual({
      vehicle_id: VIN,
      plus_no: 'PN1',
      vtg_no: 'N1',
      chk_vtg: true,
    });
  });

  it('returns result, message, registration and vehicles [API-015, ENTITY-018]', async () => {
    const { call } = answering('getDmsVehiclesInfo', answers.getDmsVehiclesInfo);

    expect(await askDealerSystem(call, { ...numbers, vin: VIN, checksOwner: false })).toEqual({
      accepted: true,
      registered: false,
      said: '확인되었습니다',
      vehicles: [
        {
          vin: VIN,
          model: '320D',
          registeredOn: '20200301',
          plate: '12가3456',
          series: '3',
          seriesCode: 'S3',
          packageGroup: 'STANDARD',
        },
      ],
    });
  });

  it('fails when no vehicle of its list can be read, rather than return an empty list [API-015]', async () => {
    const { call } = answeringAnything('getDmsVehiclesInfo', {
      status: 200,
      body: JSON.stringify({ data: { result: true, serCustVehicle: [{ vinNo: [1] }] } }),
    });
    const asked = askDealerSystem(call, { ...numbers, vin: VIN, checksOwner: false });

    await expect(asked).rejects.toMatchObject({ failure: { kind: 'unexpected', status: 200 } });
  });
});

describe('POST users/addVehicle', () => {
  it('sends the vehicle of the dealer system back unchanged, with both numbers [API-016, ENTITY-018]', async () => {
    const { call, sent } = answering('addVehicle', answers.addVehicle);

    await calls['addVehicle']?.(call);

    expect(sent[0]?.payload).toEqual({
      vinNo: VIN,
      modelNm: '320D',
      carRegDt: '20200301',
      carRegNo: null,
      seriesNm: '3',
      seriesCd: 'S3',
      pkgGrpNm: 'STANDARD',
      vtg_no: 'N1',
      plus_no: 'PN1',
    });
  });

  it('returns whether the vehicle was added, and the message of the server [API-016]', async () => {
    const { call } = answering('addVehicle', answers.addVehicle);
    const vehicle = (await vehicles())[0]!;

    expect(await addVehicle(call, { ...numbers, vehicle })).toEqual({
      added: false,
      said: 'MINI',
    });
  });
});

async function vehicles() {
  const { call } = answering('getDmsVehiclesInfo', answers.getDmsVehiclesInfo);
  const answer = await askDealerSystem(call, {
    ...numbers,
    vin: VIN,
    checksOwner: false,
  });
  return answer.vehicles;
}
