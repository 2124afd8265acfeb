import { startAnswers } from './answers-start';
import { product, profileVehicles } from './wire-entities';
import { notice, refundData, subscription } from './wire-subscription';

/** One valid answer of each call with all fields. Tests start from these. */
export const answers = {
  ...startAnswers,
  showProdsV2: {
    data: {
      able: [product, { ...product, id: 'P9', on: false }],
      disable: [{ ...product, id: 'P8' }],
    },
  },
  showProdsInsurance: { data: { able: [], disable: [] } },
  createSubsc: { data: { id: 'S9', redirect: '/sandbox/card/1' } },
  getSubsc: { data: subscription },
  putSubsc: {},
  getRefundPrice: { price_refund: 700000, refund_data: refundData },
  showEscalation: { data: notice },
  postEscalation: {},
  confirmEscalation: {},
  escalationCheck: { data: { user_id: 'U2', subsc_id: 'S1' } },
  getCareInsuranceConfirm: {
    data: {
      id: 'CI1',
      date_approval: '2026-05-01',
      price_with_vat: 1100000,
      dealer_cdk: { id: 'D1', title: '한강모터스' },
      dealer_agent_cdk: { id: 'AG1', slug: 'gangnam', title: '강남센터' },
      subsc: subscription,
    },
  },
  getSolicitation: {
    data: {
      hash: 'h1',
      state: 50,
      name: '박초대',
      options: {
        type: 'nonmember',
        selfAuth: true,
        vehicle: { num_id: 'WBA11111111111111', num_reg: '12가3456', model: '320d' },
        pkg: { id: 'PK1', title: '파워트레인', group: 'POWER TRAIN' },
        subsc: { payments: { card_type: 10, price_payment: 891000 } },
        dealer: {
          id: 'D1',
          title: '한강모터스',
          options: {
            title: '주식회사 한강모터스',
            num: '2020-서울강남-0001',
            addr: '서울시 강남구 테헤란로 1',
            ceo: '이한강',
            tel: '02-111-2222',
            business_num: '123-45-67890',
          },
        },
        path: { user_id: null },
      },
    },
  },
  applySolicitation: { data: { redirect: null } },
  getEncData: { encData: 'enc-1' },
  getEstimate: {
    configList: {
      BSI_USE_YN: 'Y',
      VEHICLE_YEAR_USE_YN: 'N',
      MILEAGE_USE_YN: 'Y',
      NOTICE: '참고용 금액입니다',
    },
    vehicleList: profileVehicles,
    vehicleEstimatePriceYn: { WBA11111111111111: 'N' },
    serviceCarePlusList: [
      { code: 0, name: '없음' },
      { code: '2', name: 'Premium' },
    ],
    campaignList: [{ title: '여름 점검' }, {}],
    bsiList: [{ code: 1, name: 'BSI' }],
    mileageMaintenanceList: [{ mileage: 20000, maintenance_nos: [1, 4] }],
  },
  getEstimateContent: {
    configList: { BASIC_VEHICLE_SERVICE_COST: 88000 },
    maintenancePriceList: [
      { estimate_maintenance_no: 1, estimate_maintenance_name: '엔진오일', price: 180000 },
    ],
  },
  getEstimateServiceCare: {
    service_care_plus_name: 'ServiceCare+ Premium',
    discount_info: [
      { 1: { kinds: 'PERCENT', mainMaintenanceNo: '1,4', discount: '100' } },
      [{ kinds: 'bonus', mainMaintenanceNo: [6, '8'], discount: null }],
      { kinds: 'PERCENT', mainMaintenanceNo: 2, discount: 12.5 },
      { note: '설명' },
    ],
  },
  postAttachment: { url: '/files/insp.jpg', type: 1 },
} as const satisfies Record<string, unknown>;
