import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { uploadPhoto } from '../src/attachments';
import { initSession, storeToken, updateToken } from '../src/auth';
import { fetchCareInsuranceConfirm, fetchConfirmPdf } from '../src/care-insurance';
import type { ApiClient, Call } from '../src/client';
import { fetchCoupons } from '../src/coupons';
import { addVehicle, askDealerSystem } from '../src/dealer-system';
import {
  fetchAdvisors,
  fetchAgents,
  fetchCentres,
  fetchDealers,
  searchAdvisors,
} from '../src/dealers';
import { fetchEstimate, fetchEstimateContent, fetchEstimatePlan } from '../src/estimate';
import { fetchFilters } from '../src/filters';
import { fetchPackages } from '../src/packages';
import { fetchProfileVehicles } from '../src/profile-vehicles';
import { fetchRefund } from '../src/refund';
import { applySolicitation, fetchEncData, fetchSolicitation } from '../src/solicitation';
import {
  createSubscription,
  fetchSubscription,
  type NewSubscription,
  requestRevoke,
  resubmit,
  withdrawConsents,
  withdrawRevoke,
} from '../src/subscription';
import {
  checkEscalation,
  confirmTransfer,
  fetchEscalation,
  requestTransfer,
} from '../src/transfer';
import { fetchClientIp, fetchUser, fetchVtgUser } from '../src/user';
import { checkPlate, fetchPlusVehicle, fetchVehicleByVin } from '../src/vehicles';
import { fetchVipCode } from '../src/vip-code';
import { operationAt } from './contract';

const VIN = 'WBA11111111111111';
const numbers = { plusNo: 'PN1', vtgNo: 'N1' };

/** An order with every part: an insured extension with promotion and discount code. */
export const order: NewSubscription = {
  vtgId: 'VTG1',
  packageId: 'PK1',
  categoryId: 'C1',
  request: 'extension',
  startsOn: plainDate('2027-01-02'),
  parentId: 'S1',
  dealerId: 'D1',
  advisorId: undefined,
  vehicle: {
    vin: VIN,
    plate: '12가3456',
    registeredOn: plainDate('2020-03-01'),
    modelType: '320D',
    modelYear: '2020',
    km: 45000,
  },
  photos: {
    registration: '/files/reg.jpg',
    inspection: '/files/insp.jpg',
    panel: '/files/panel.jpg',
  },
  payment: {
    number: '1120101530',
    on: plainDate('2026-11-20'),
    listPrice: won(990000),
    total: won(841500),
    promotion: {
      discount: { kind: 'percent', rate: 10, rounding: 'down', unit: 10 },
      price: won(891000),
    },
    vipCode: {
      slug: 'VIP',
      title: 'VIP',
      content: '5만원 할인',
      type: 1,
      stackable: true,
      discount: { kind: 'fixed', amount: won(49500) },
      price: won(49500),
    },
    card: 'company',
    terms: { service_agreement: true, marketing: false },
    termVersions: { service_agreement: '2026-01' },
    insuranceAccepted: true,
    step: 7,
  },
};

/** A vehicle of the dealer system. */
export const dealerVehicle = {
  vin: VIN,
  model: '320D',
  registeredOn: '20200301',
  plate: undefined,
  series: '3',
  seriesCode: 'S3',
  packageGroup: 'STANDARD',
};

/** Every call of the backend by the name of its function. Two entries use the same function in another way. */
export const calls: Readonly<Record<string, (call: ApiClient) => Promise<unknown>>> = {
  fetchFilters,
  initSession,
  storeToken: (call) =>
    storeToken(
      call,
      { header: 'X-Pre-Auth-Token', token: 'leave-1' },
      { vtgId: 'VTG1', vtgNo: 'N1', connInfo: 'CI', test: undefined },
    ),
  updateToken: (call) => updateToken(call, new Date('2026-11-20T01:02:03Z')),
  fetchClientIp,
  fetchUser: (call) => fetchUser(call, 'U1'),
  fetchVtgUser: (call) =>
    fetchVtgUser(call, 'https://account.example', { vtgId: 'VTG1', test: undefined }),
  fetchPackages: (call) => fetchPackages(call, plainDate('2026-11-20')),
  checkPlate: (call) => checkPlate(call, '12가3456'),
  fetchVehicleByVin: (call) => fetchVehicleByVin(call, { vin: VIN, vtgId: 'VTG1' }),
  fetchProfileVehicles: (call) => fetchProfileVehicles(call, { ...numbers, brandName: 'MERIDIAN' }),
  fetchPlusVehicle: (call) => fetchPlusVehicle(call, 'https://plus.example', VIN),
  askDealerSystem: (call) => askDealerSystem(call, { ...numbers, vin: VIN, checksOwner: true }),
  addVehicle: (call) =>
    addVehicle(call, {
      ...numbers,
      vehicle: dealerVehicle,
    }),
  fetchVipCode: (call) => fetchVipCode(call, 'VIP 5', 'PK1'),
  fetchDealers: (call) => fetchDealers(call, () => 0),
  fetchAgents: (call) => fetchAgents(call, 'D1'),
  fetchCentres: (call) => fetchCentres(call),
  fetchAdvisors: (call) => fetchAdvisors(call, { agents: ['AG1', 'AG2'] }),
  searchAdvisors: (call) => searchAdvisors(call, { dealerId: 'D1', text: '이' }),
  fetchCoupons: (call) => fetchCoupons(call, { id: 'S1', insured: false }),
  'fetchCoupons of an insured membership': (call) =>
    fetchCoupons(call, { id: 'S1', insured: true }),
  createSubscription: (call) =>
    createSubscription(call, order, '7b1d6f0e-6c1c-4b55-9c3a-0d9f7f6b6a01'),
  fetchSubscription: (call) => fetchSubscription(call, 'S1'),
  requestRevoke: (call) =>
    requestRevoke(call, 'S1', { reason: 'other', label: '기타', written: '이사' }),
  withdrawRevoke: (call) => withdrawRevoke(call, 'S1'),
  withdrawConsents: (call) => withdrawConsents(call, 'S1', ['marketing']),
  resubmit: (call) =>
    resubmit(call, 'S1', {
      vehicle: order.vehicle,
      km: 46000,
      photos: { panel: '/files/panel2.jpg' },
    }),
  fetchRefund: (call) => fetchRefund(call, 'S1', plainDate('2026-11-20')),
  fetchEscalation: (call) => fetchEscalation(call, 'S1'),
  requestTransfer: (call) =>
    requestTransfer(call, 'S1', {
      answers: { escalation: true },
      versions: { escalation: '2026-01' },
    }),
  confirmTransfer: (call) => confirmTransfer(call, 'S1'),
  checkEscalation: (call) => checkEscalation(call, { vtgId: 'VTG1', vin: VIN }),
  fetchCareInsuranceConfirm: (call) => fetchCareInsuranceConfirm(call, 'CI1'),
  fetchConfirmPdf: (call) => fetchConfirmPdf(call, 'CI1'),
  fetchSolicitation: (call) => fetchSolicitation(call, 'h1'),
  applySolicitation: (call) =>
    applySolicitation(call, 'h1', {
      answers: { service_agreement: true },
      versions: { service_agreement: '2026-01' },
    }),
  fetchEncData: (call) => fetchEncData(call, 'h1'),
  fetchEstimate: (call) => fetchEstimate(call, { vtgNo: 'N1', brandName: 'MERIDIAN' }),
  fetchEstimateContent: (call) => fetchEstimateContent(call, VIN),
  fetchEstimatePlan: (call) => fetchEstimatePlan(call, '2'),
  uploadPhoto: (call) =>
    uploadPhoto(call, 'https://prime.example', {
      vtgId: 'VTG1',
      kind: 'inspection',
      file: new Blob(['photo']),
    }),
};

/** Returns what a call asks for. */
export const askedBy = (make: (call: ApiClient) => Promise<unknown>): Promise<Call<unknown>> =>
  new Promise((resolve) => {
    const recorder: ApiClient = (asked) => {
      resolve(asked as Call<unknown>);
      return new Promise(() => undefined);
    };
    void make(recorder);
  });

/** Returns the id of the operation that a call uses. */
export async function operationOf(make: (call: ApiClient) => Promise<unknown>): Promise<string> {
  const { method, path } = await askedBy(make);
  return operationAt(method, path)?.id ?? '';
}
