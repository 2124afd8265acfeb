/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { linkHash } from '../people/link-hash';
import { cancel } from '../testing/memberships';
import { jpegOf } from '../testing/pictures';
import { type Caller, openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
let stranger: Caller;
let owner: Caller;
beforeAll(async () => {
  sandbox = await openSandbox();
  stranger = await sandbox.as('other-new-customer');
  owner = await sandbox.as('power-train-claim');
});
afterAll(() => sandbox.close());

const ID = 'S-power-train-claim';

/** All customer data that has an id, requested by another customer. */
const reads: [string, (caller: Caller) => Promise<{ status: number }>][] = [
  ['users/{id}', (caller) => caller.get(`/users/${owner.person.id}`)],
  ['subscs/{id}', (caller) => caller.get(`/subscs/${ID}`)],
  ['showProdsV2', (caller) => caller.get(`/subscs/showProdsV2/${ID}`)],
  ['showProdsInsurance', (caller) => caller.get(`/subscs/showProdsInsurance/${ID}`)],
  [
    'getRefundPrice',
    (caller) => caller.get(`/subscs/getRefundPrice/${ID}?revoke_date=2026-11-20&type=app`),
  ],
  ['showEscalation', (caller) => caller.get(`/subscs/showEscalation/${ID}`)],
  ['careInsuranceConfirms', (caller) => caller.get('/careInsuranceConfirms/C-power-train-claim')],
  [
    'downloadPOAPdf',
    (caller) => caller.get('/careInsuranceConfirms/downloadPOAPdf/C-power-train-claim'),
  ],
  [
    'showByNumId',
    (caller) => caller.get(`/vehicles/showByNumId/${owner.vin}?vtg_id=${caller.vtgId}`),
  ],
  [
    'showByNumId with another vtg_id',
    (caller) => caller.get(`/vehicles/showByNumId/${caller.vin}?vtg_id=${owner.vtgId}`),
  ],
  ['plus vehicle', (caller) => caller.get(`/plus/users/vehicle/${owner.vin}`)],
  [
    'getVehicles',
    (caller) => caller.post('/users/getVehicles', { plus_no: null, vtg_no: owner.person.vtgNo }),
  ],
  [
    'getDmsVehiclesInfo',
    (caller) => caller.post('/vehicles/getDmsVehiclesInfo', { vehicle_id: owner.vin }),
  ],
  ['estimate', (caller) => caller.post('/users/estimate', { vtg_no: owner.person.vtgNo })],
  [
    'estimate-content',
    (caller) => caller.post('/users/estimate-content', { vehicleNo: owner.vin }),
  ],
  [
    'escalationCheck',
    (caller) =>
      caller.post('/vehicles/escalationCheck', { vtg_id: caller.vtgId, num_id: owner.vin }),
  ],
];

const changes: [string, (caller: Caller) => Promise<{ status: number }>][] = [
  ['a cancellation', (caller) => cancel(caller, ID)],
  ['a photo', (caller) => caller.upload(jpegOf(), { vtg_id: owner.vtgId, type: '2' })],
  ['its withdrawal', (caller) => caller.put(`/subscs/${ID}`, { state_req: -30 })],
  ['new papers', (caller) => caller.put(`/subscs/${ID}`, { options: { km: 1 } })],
  ['a transfer', (caller) => caller.post(`/subscs/escalation/${ID}`, {})],
  ['a transfer’s confirmation', (caller) => caller.post(`/subscs/confirmEscalation/${ID}`)],
  [
    'a vehicle put on an account',
    (caller) =>
      caller.post('/users/addVehicle', {
        vinNo: owner.vin,
        modelNm: 'x',
        vtg_no: caller.person.vtgNo,
      }),
  ],
  [
    'a vehicle put on another’s account',
    (caller) =>
      caller.post('/users/addVehicle', {
        vinNo: 'MRDC3K29000000100',
        modelNm: 'x',
        vtg_no: owner.person.vtgNo,
      }),
  ],
];

describe('another customer', () => {
  it.each(reads)('may not read %s [SEC-002]', async (_what, request) => {
    expect((await request(stranger)).status).toBe(403);
  });

  it.each(changes)('may not send %s [SEC-002]', async (_what, request) => {
    expect((await request(stranger)).status).toBe(403);
  });
});

describe('the new holder of the VIN', () => {
  it('reads the transfer notice of a membership that still has its former owner [SEC-003]', async () => {
    const buyer = await sandbox.as('buyer-of-car');

    const { status, body } = await buyer.get('/subscs/showEscalation/S-to-transfer');

    expect([status, body['data']]).toEqual([
      200,
      expect.objectContaining({
        vehicle_num_id: expect.any(String),
        options: {
          is_escalation: false,
          escalation: expect.objectContaining({ name: '채*슬', state: null }),
        },
      }),
    ]);
  });

  it('may not read or change that membership in any other way [SEC-002, SEC-003]', async () => {
    const buyer = await sandbox.as('buyer-of-car');

    const read = await buyer.get('/subscs/S-to-transfer');
    const change = await buyer.put('/subscs/S-to-transfer', { state_req: -30 });

    expect([read.status, change.status]).toEqual([403, 403]);
  });
});

describe('a dealer link', () => {
  it('opens with its full hash only, and for a member without a sign-in, too [SEC-010, SOLIC-001, SOLIC-006]', async () => {
    const open = (hash: string) => sandbox.visitor.get(`/subscSolicitations/${hash}`);
    const known = await open(linkHash('guest'));
    const member = await open(linkHash('member'));
    const guessed = await open('0'.repeat(32));

    expect(known.body['data']).toMatchObject({
      state: 10,
      options: { type: 'nonmember', selfAuth: false, path: { user_id: null } },
    });
    expect(member).toMatchObject({ status: 200, body: { data: { options: { type: 'member' } } } });
    expect(guessed.status).toBe(404);
  });
});
