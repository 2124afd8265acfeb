/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { linkHash } from '../people/link-hash';
import { orderOf } from '../testing/orders';
import { jpegOf } from '../testing/pictures';
import {
  type Caller,
  NOON,
  openSandbox,
  type SandboxUnderTest,
} from '../testing/sandbox-under-test';
import { readContract } from './contract';

let sandbox: SandboxUnderTest;
let caller: Caller;
beforeAll(async () => {
  sandbox = await openSandbox();
  caller = await sandbox.as('new-customer');
});
afterAll(() => sandbox.close());

const pages = encodeURIComponent(JSON.stringify({ dates: { key: 'date' } }));
const ofDealer = (more: object) =>
  encodeURIComponent(JSON.stringify({ dealer_cdk_id: 'D01', ...more }));

/**
 * Calls as the product owner requested them, independent of the contract. Photo calls and `getRefundPrice` are listed
 * elsewhere.
 */
const listed = [
  'get /getFilters',
  'post /auth/initSession',
  'post /users/storeToken',
  'post /users/updateToken',
  'get /users/:id',
  'get /users/getClientIp',
  'get /vtg/users/showVtgUser',
  'get /pkgs',
  'post /vehicles/numRegCheck',
  'get /vehicles/showByNumId/:id',
  'post /users/getVehicles',
  'get /plus/users/vehicle/:id',
  'post /vehicles/getDmsVehiclesInfo',
  'post /users/addVehicle',
  'get /promoLinks/showBySlug/:id',
  'get /dealerCdks',
  'get /dealerAgentCdks',
  'get /dealerAdvisorCdks',
  'get /subscs/showProdsV2/:id',
  'get /subscs/showProdsInsurance/:id',
  'post /subscs',
  'get /subscs/:id',
  'put /subscs/:id',
  'get /subscs/getRefundPrice/:id',
  'get /subscs/showEscalation/:id',
  'post /subscs/escalation/:id',
  'post /subscs/confirmEscalation/:id',
  'post /vehicles/escalationCheck',
  'get /careInsuranceConfirms/:id',
  'get /careInsuranceConfirms/downloadPOAPdf/:id',
  'get /subscSolicitations/:id',
  'post /subscSolicitations/:id/apply',
  'get /encData',
  'post /users/estimate',
  'post /users/estimate-content',
  'post /users/estimate-service-care',
  'post /atts',
];

/** One valid request for each call. The answer of every request is checked against the contract. */
const requests: Record<string, () => Promise<{ status: number }>> = {
  getFilters: () => sandbox.visitor.get('/getFilters'),
  initSession: () => sandbox.visitor.post('/auth/initSession'),
  storeToken: async () => {
    const { body } = await sandbox.visitor.post('/auth/initSession');
    const { pre_auth_token } = body['data'] as { pre_auth_token: string };
    return sandbox.visitor.post('/users/storeToken', {}, { 'X-Pre-Auth-Token': pre_auth_token });
  },
  updateToken: () => caller.post('/users/updateToken', { axiosDate: NOON.toISOString() }),
  getClientIp: () => sandbox.visitor.get('/users/getClientIp'),
  getUser: async () => {
    const many = await sandbox.as('many');
    return many.get(`/users/${many.person.id}`);
  },
  showVtgUser: async () => {
    const { cookie } = await sandbox.services.accounts.signIn('many');
    return sandbox.send('/api/v1App/vtg/users/showVtgUser?type=userEmail', {
      headers: { Cookie: `${cookie.name}=${cookie.value}` },
    });
  },
  getPkgs: () => sandbox.visitor.get(`/pkgs?filters=${pages}`),
  numRegCheck: () => caller.form('/vehicles/numRegCheck', { num_reg: '12가3456' }),
  showByNumId: () => caller.get(`/vehicles/showByNumId/${caller.vin}?vtg_id=${caller.vtgId}`),
  getVehicles: () => caller.post('/users/getVehicles', { plus_no: null, vtg_no: null }),
  plusVehicle: () => caller.get('/plus/users/vehicle/MRDC3K29000000100'),
  getDmsVehiclesInfo: () =>
    caller.post('/vehicles/getDmsVehiclesInfo', { vehicle_id: 'MRDC3K29000000100' }),
  addVehicle: () =>
    caller.post('/users/addVehicle', { vinNo: 'MRDC3K29000000100', modelNm: 'C3', vtg_no: null }),
  showPromoLink: () => caller.get('/promoLinks/showBySlug/PLUS5?pkg_id=PKG-STANDARD'),
  getDealers: () => caller.get('/dealerCdks'),
  getAgents: () =>
    caller.get(`/dealerAgentCdks?filters=${ofDealer({ has_advisors: true })}&limit=999`),
  getAdvisors: () => caller.get(`/dealerAdvisorCdks?filters=${ofDealer({})}`),
  showProdsV2: async () =>
    (await sandbox.as('active-standard')).get('/subscs/showProdsV2/S-active-standard'),
  showProdsInsurance: async () =>
    (await sandbox.as('power-train-claim')).get('/subscs/showProdsInsurance/S-power-train-claim'),
  createSubsc: () => caller.post('/subscs', orderOf(caller)),
  getSubsc: async () => (await sandbox.as('power-train')).get('/subscs/S-power-train'),
  putSubsc: async () =>
    (await sandbox.as('revoke-requested')).put('/subscs/S-revoke-requested', { state_req: -30 }),
  getRefundPrice: async () =>
    (await sandbox.as('power-train')).get(
      '/subscs/getRefundPrice/S-power-train?revoke_date=2026-11-20&type=app',
    ),
  showEscalation: async () =>
    (await sandbox.as('transfer-in')).get('/subscs/showEscalation/S-transferred'),
  postEscalation: async () =>
    (await sandbox.as('buyer-of-car')).post('/subscs/escalation/S-to-transfer', {
      service_agreement: true,
      personal_info_agree: true,
      escalation: true,
    }),
  confirmEscalation: async () =>
    (await sandbox.as('transfer-in')).post('/subscs/confirmEscalation/S-transferred'),
  escalationCheck: () =>
    caller.post('/vehicles/escalationCheck', { vtg_id: caller.vtgId, num_id: caller.vin }),
  getCareInsuranceConfirm: async () =>
    (await sandbox.as('power-train-claim')).get('/careInsuranceConfirms/C-power-train-claim'),
  downloadPOAPdf: async () =>
    (await sandbox.as('power-train-claim')).get(
      '/careInsuranceConfirms/downloadPOAPdf/C-power-train-claim',
    ),
  getSolicitation: () => sandbox.visitor.get(`/subscSolicitations/${linkHash('member')}`),
  applySolicitation: () =>
    sandbox.visitor.post(`/subscSolicitations/${linkHash('member')}/apply`, {
      service_agreement: true,
      personal_info_agree: true,
    }),
  getEncData: () => sandbox.visitor.get(`/encData?hash=${linkHash('guest')}`),
  getEstimate: () => caller.post('/users/estimate', { vtg_no: caller.person.vtgNo }),
  getEstimateContent: () => caller.post('/users/estimate-content', { vehicleNo: caller.vin }),
  getEstimateServiceCare: () => caller.post('/users/estimate-service-care', { serviceCareNo: 2 }),
  postAttachment: () => {
    const form = new FormData();
    form.set('vtg_id', caller.vtgId);
    form.set('type', '1');
    form.set('file', new Blob([new Uint8Array(jpegOf())]), 'photo.jpg');
    return sandbox.send('/api/v1App/atts', {
      method: 'POST',
      headers: { Authorization: `Bearer ${caller.token}` },
      body: form,
    });
  },
};

describe('every call of the contract', () => {
  it('has a valid request in this file', () => {
    expect(Object.keys(requests).sort()).toEqual(
      readContract()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('is on the requested list, under /api/v1App, and no listed call is missing [SBX-001]', () => {
    const offered = readContract().flatMap(({ method, paths }) =>
      paths
        .filter((path) => path.startsWith('/api/v1App'))
        .map((path) => `${method} ${path.slice('/api/v1App'.length).replace(/:\w+/, ':id')}`),
    );

    expect(offered.sort()).toEqual([...listed].sort());
  });

  it('answers the refund call under /api/v1, too [SBX-001, API-028]', async () => {
    const { token } = await sandbox.as('power-train');
    const path = '/subscs/getRefundPrice/S-power-train?revoke_date=2026-11-20&type=app';
    const headers = { Authorization: `Bearer ${token}` };
    const answers = [
      await sandbox.send(`/api/v1${path}`, { headers }),
      await sandbox.send(`/api/v1App${path}`, { headers }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it.each(Object.keys(requests))('%s gets a valid answer [SBX-001]', async (id) => {
    const answer = await requests[id]!();

    expect(answer.status).toBe(200);
  });
});
