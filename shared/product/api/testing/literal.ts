import {
  coupon,
  membershipPackage,
  subscription,
  userVehicle,
  VIN,
  vehicleList,
} from './literal-entities';

/**
 * Answers with only the documented fields. Some optional fields are empty. Ids are digits, so that every variant
 * applies. The answers come from the documents, not from the contract file.
 */
/** Strict answers by the id of the call. */
export const literalAnswers = {
  getFilters: {
    filters: {},
    env: { pis: 'Y', tell: '080-000-0000', email: 'help@example.kr', host_plus: '', host_s3: null },
  },
  initSession: { success: true, data: { pre_auth_token: 'leave-1', expires_in: 300 } },
  storeToken: {
    token: 'token-2',
    user: {
      id: '11',
      email: 'hana@example.kr',
      name: '김하나',
      vtg_id: 'VTG1',
      vtg_no: '12',
      mobile: '010-0000-0000',
      vehicles: [userVehicle],
      connInfo: null,
      plus_id: null,
      plus_no: '13',
    },
    expires_in: 3600,
  },
  updateToken: { token: 'token-3' },
  getClientIp: { ip: '203.0.113.7' },
  getUser: { data: { vehicles: [userVehicle], subscs: [subscription] } },
  showVtgUser: {
    vehicleList,
    usrEmail: 'hana@example.kr',
    usrAuthName: '김하나',
    usrNo: '12',
    usrMobileNo: '010-0000-0000',
    connInfo: null,
  },
  getPkgs: { data: [membershipPackage] },
  numRegCheck: {},
  showByNumId: {
    data: {
      date_reg: '2020-03-01',
      num_reg: '12가3456',
      num_id: VIN,
      title: '320d',
      vehicle_cat_title: '3 시리즈',
      vehicle_cat_detail: '320d',
      vehicle_cat_detail_desc: null,
    },
  },
  getVehicles: { data: { vehicles: [{ solMakeName: 'Meridian Korea', solChassisNo: VIN }] } },
  plusVehicle: { data: { errCode: 200, hasSubsc: false } },
  getDmsVehiclesInfo: {
    data: {
      result: true,
      msg: null,
      isVtgReg: false,
      serCustVehicle: [
        {
          vinNo: VIN,
          modelNm: '320D',
          carRegDt: '20200301',
          carRegNo: null,
          seriesNm: '3',
          seriesCd: 'S3',
          pkgGrpNm: 'STANDARD',
        },
      ],
    },
  },
  addVehicle: { data: { result: false, msg: 'MINI' } },
  showPromoLink: {
    data: {
      promo: {
        type: 1,
        type_rate: 20,
        rate: 50000,
        type_overlap: 'Y',
        title: 'VIP',
        content: '5만원 할인',
      },
    },
  },
  getDealers: {
    data: [
      {
        id: '81',
        title: '한강모터스',
        co_card_yn: 'N',
        options: {
          title: '한강모터스(주)',
          num: '1',
          addr: '서울',
          ceo: '김대표',
          tel: '02-111-1111',
          business_num: '111-11-11111',
        },
      },
      { id: '82', title: '남산모터스' },
    ],
  },
  getAgents: { data: [{ id: '21', slug: 'gangnam', title: '강남센터' }] },
  getAdvisors: {
    data: [{ id: '22', name: '이추천', dealer_cdk: '81', dealer_agent_cdk: '강남센터' }],
  },
  showProdsV2: { data: { able: [coupon], disable: [{ ...coupon, used: null }] } },
  showProdsInsurance: { data: { able: [], disable: [] } },
  getSubsc: { data: subscription },
  getRefundPrice: { price_refund: 700000, refund_data: subscription.payments.refund_data },
  showEscalation: { data: subscription },
  escalationCheck: { data: { user_id: '14', subsc_id: '71' } },
  getCareInsuranceConfirm: {
    data: {
      id: '23',
      date_approval: '2026-05-01',
      price_with_vat: 1100000,
      dealer_cdk: { title: '한강모터스' },
      dealer_agent_cdk: null,
      subsc: { pkg: { title: '파워트레인' } },
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
        vehicle: { num_id: VIN, num_reg: '12가3456', model: '320d' },
        pkg: { title: '파워트레인', group: 'POWER TRAIN' },
        subsc: { payments: { card_type: 10, price_payment: 891000 } },
        dealer: { title: '한강모터스' },
        path: { user_id: null },
      },
    },
  },
  getEncData: { encData: 'enc-1' },
  getEstimate: {
    configList: {
      BSI_USE_YN: 'Y',
      VEHICLE_YEAR_USE_YN: 'N',
      MILEAGE_USE_YN: 'Y',
      NOTICE: '참고용 금액입니다',
    },
    vehicleList,
    vehicleEstimatePriceYn: 'N',
    serviceCarePlusList: [
      { code: '0', name: '없음' },
      { code: '2', name: 'Premium' },
    ],
    campaignList: [{ title: '여름 점검' }],
    bsiList: [{ code: '1', name: 'BSI' }],
    mileageMaintenanceList: [{ mileage: 20000, maintenance_nos: [1, 4] }],
  },
  getEstimateContent: {
    configList: { BASIC_VEHICLE_SERVICE_COST: 88000 },
    maintenancePriceList: [
      { estimate_maintenance_no: 1, estimate_maintenance_name: '엔진오일', price: 180000 },
      { estimate_maintenance_no: 2, estimate_maintenance_name: '점검', price: 0 },
    ],
  },
  getEstimateServiceCare: {
    service_care_plus_name: 'ServiceCare+ Premium',
    discount_info: [
      { 1: { kinds: 'PERCENT', mainMaintenanceNo: '1,4', discount: '100' } },
      { 2: { kinds: 'BONUS', mainMaintenanceNo: [6, 8], discount: null } },
      { 3: { kinds: 'PERCENT', mainMaintenanceNo: 2, discount: 12.5 } },
    ],
  },
  postAttachment: { url: '/files/insp.jpg', type: 1 },
} as const;
