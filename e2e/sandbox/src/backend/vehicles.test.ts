/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { dataOf, sentenceOf } from '../testing/orders';
import { type Caller, openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
let caller: Caller;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.services.reset();
  caller = await sandbox.as('new-customer');
});

const dealerSystem = async (vehicle_id: string, more: object = {}) =>
  dataOf(await caller.post('/vehicles/getDmsVehiclesInfo', { vehicle_id, ...more }));
const register = async (vinNo: string) =>
  dataOf(
    await caller.post('/users/addVehicle', { vinNo, modelNm: '', vtg_no: caller.person.vtgNo }),
  );

describe('a plate', () => {
  it('answers 409 with the registry’s sentence when the plate cannot be used [API-011, A-53]', async () => {
    const conflicted = await sandbox.as('plate-conflict');
    const [vehicle] = await sandbox.services.people.vehiclesOf(conflicted.person.id);
    const plate = vehicle?.plate ?? '';

    const answer = await conflicted.form('/vehicles/numRegCheck', { num_reg: plate });

    expect([answer.status, sentenceOf(answer)]).toEqual([
      409,
      '이미 신청이 진행 중인 차량번호입니다. 고객센터로 문의해 주세요.',
    ]);
  });
});

describe('a vehicle looked up by its VIN', () => {
  it('returns the date, the plate and the category [API-012]', async () => {
    const { body } = await caller.get(`/vehicles/showByNumId/${caller.vin}?vtg_id=${caller.vtgId}`);

    expect(body['data']).toEqual({
      date_reg: '2020-06-20',
      num_reg: '15가1050',
      num_id: 'MRDC5K20005000000',
      title: 'C5 2.0 세단',
      vehicle_cat_title: 'C5 시리즈',
      vehicle_cat_detail: 'C5 2.0',
      vehicle_cat_detail_desc: 'C5 2.0 가솔린',
    });
  });

  it('answers 409 and mentions the transfer when it has another customer’s membership [API-012]', async () => {
    const buyer = await sandbox.as('buyer-of-car');
    const [vehicle] = await sandbox.services.people.vehiclesOf(buyer.person.id);

    const answer = await buyer.get(`/vehicles/showByNumId/${vehicle?.vin}?vtg_id=${buyer.vtgId}`);

    expect([answer.status, sentenceOf(answer)]).toEqual([
      409,
      '이전 소유자의 멤버십이 남아 있는 차량입니다. 양도 신청을 진행해 주세요.',
    ]);
  });

  it.each([
    ['MRDC3K29000000100', '200', false],
    ['MRDC3K29000000500', '500', false],
    ['MRDC3K29000000600', '200', true],
    ['MRDC3K29999999999', '404', false],
  ])(
    '%s is known to the plus service as %s, enrolled %s [API-014]',
    async (vin, errCode, hasSubsc) => {
      const { body } = await caller.get(`/plus/users/vehicle/${vin}`);

      expect(body['data']).toEqual({ errCode, hasSubsc });
    },
  );
});

describe('the dealer system', () => {
  it('shows a vehicle that can be registered [API-015]', async () => {
    expect(await dealerSystem('MRDC3K29000000100')).toMatchObject({
      result: true,
      isVtgReg: false,
      serCustVehicle: [{ vinNo: 'MRDC3K29000000100', modelNm: 'C3 2.0 세단', seriesCd: 'C3' }],
    });
  });

  it('reports vehicles that are already on the account, refused or unknown [API-015, A-58]', async () => {
    expect(await dealerSystem(caller.vin)).toMatchObject({ isVtgReg: true });
    expect(await dealerSystem('MRDC5K29000000400')).toMatchObject({
      result: false,
      msg: '렌터카로 등록된 차량은 등록할 수 없습니다.',
    });
    expect(await dealerSystem('MRDC3K29000000700')).toMatchObject({
      result: true,
      serCustVehicle: [],
    });
  });

  it('answers whether a vehicle is the customer’s own if the call asks for it [API-015]', async () => {
    expect(await dealerSystem(caller.vin, { chk_vtg: true })).toMatchObject({
      serCustVehicle: [{ vinNo: caller.vin }],
    });
    expect(await dealerSystem('MRDC3K29000000100', { chk_vtg: true })).toMatchObject({
      serCustVehicle: [],
    });
  });
});

describe('registering a vehicle', () => {
  it('puts the vehicle on the account once [API-016]', async () => {
    const added = await register('MRDC3K29000000100');
    const again = await register('MRDC3K29000000100');

    const user = dataOf<{ vehicles: { num_id: string }[] }>(
      await caller.get(`/users/${caller.person.id}`),
    );
    expect([added['result'], again['result'], again['msg']]).toEqual([
      true,
      false,
      '조회 결과 이미 등록된 차대번호입니다.',
    ]);
    expect(user.vehicles.map(({ num_id }) => num_id)).toEqual([caller.vin, 'MRDC3K29000000100']);
  });

  it('prevents the next customer from registering the vehicle [SEC-002]', async () => {
    await register('MRDC3K29000000100');
    const next = await sandbox.as('other-new-customer');

    const answer = await next.post('/users/addVehicle', {
      vinNo: 'MRDC3K29000000100',
      modelNm: '',
      vtg_no: next.person.vtgNo,
    });

    expect(answer.status).toBe(403);
  });

  it.each([
    ['WMNC3K29000000800', 'MINI 차량은 등록할 수 없습니다.'],
    ['MRDC5K29000000400', '입력하신 차대번호는 등록할 수 없습니다.'],
    ['MRDC3K29999999999', '입력하신 차대번호는 등록할 수 없습니다.'],
  ])('refuses %s with a sentence [API-016, A-43]', async (vin, said) => {
    expect(await register(vin)).toMatchObject({ result: false, msg: said });
  });
});
