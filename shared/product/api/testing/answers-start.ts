import { profileVehicles, promotion, servedPackage, userVehicle } from './wire-entities';
import { subscription } from './wire-subscription';

/** Valid answers of the calls up to the payment. */
export const startAnswers = {
  getFilters: {
    filters: {},
    env: {
      pis: 'Y',
      tell: '080-000-0000',
      tell2: '02-000-0000',
      email: 'help@example.kr',
      host_plus: 'https://plus.example',
      host_prime: 'https://prime.example/',
      host_s3: '',
      ip: '203.0.113.7',
      host_vtg: 'https://account.example',
      admin_email: 'admin@example.kr',
    },
  },
  initSession: { success: true, data: { pre_auth_token: 'leave-1', expires_in: 300 } },
  storeToken: {
    token: 'token-2',
    user: {
      id: 'U1',
      email: 'hana@example.kr',
      name: '김하나',
      vtg_id: 'VTG1',
      vtg_no: 'N1',
      mobile: '010-0000-0000',
      vehicles: [userVehicle],
      connInfo: 'CI',
      plus_id: 'PL1',
      plus_no: 'PN1',
      ttl: 900,
    },
    expires_in: 3600,
  },
  updateToken: { token: 'token-3' },
  getClientIp: { ip: '203.0.113.7' },
  getUser: { data: { vehicles: [userVehicle], subscs: [subscription] } },
  showVtgUser: {
    vehicleList: profileVehicles,
    usrEmail: 'hana@example.kr',
    usrAuthName: '김하나',
    usrNo: 'N1',
    usrMobileNo: '010-0000-0000',
    connInfo: 'CI',
  },
  getPkgs: {
    data: [
      servedPackage,
      {
        ...servedPackage,
        id: 'PK2',
        group: 'STANDARD',
        pkg_title: null,
        title: '스탠다드',
        promo: { ...promotion, state: -10 },
        promo_extend: null,
      },
    ],
  },
  numRegCheck: { data: {} },
  showByNumId: {
    data: {
      date_reg: '2020-03-01',
      num_reg: '12가3456',
      num_id: 'WBA11111111111111',
      title: '320d',
      vehicle_cat_title: '3 시리즈',
      vehicle_cat_detail: '320d',
      vehicle_cat_detail_desc: '디젤',
      vehicle_cat_id: 'C1',
    },
  },
  getVehicles: { data: { vehicles: profileVehicles } },
  plusVehicle: { data: { errCode: '200', hasSubsc: true } },
  getDmsVehiclesInfo: {
    data: {
      result: true,
      msg: '확인되었습니다',
      isVtgReg: false,
      serCustVehicle: [
        {
          vinNo: 'WBA11111111111111',
          modelNm: '320D',
          carRegDt: '20200301',
          carRegNo: '12가3456',
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
        title: 'VIP',
        content: '5만원 할인',
        rate: 50000,
        type_overlap: 10,
      },
    },
  },
  getDealers: {
    data: [
      {
        id: 'D1',
        title: '한강모터스',
        co_card_yn: 'Y',
        options: {
          title: '한강모터스(주)',
          num: '1',
          addr: '서울',
          ceo: '김대표',
          tel: '02-111-1111',
          business_num: '111-11-11111',
        },
      },
      { id: 'D2', title: '남산모터스', co_card_yn: 'N' },
      { id: 'D3', title: '북한산모터스', co_card_yn: 'N' },
    ],
  },
  getAgents: { data: [{ id: 'AG1', slug: 'gangnam', title: '강남센터' }] },
  getAdvisors: {
    data: [{ id: 'AD1', name: '이추천', dealer_cdk: 'D1', dealer_agent_cdk: '강남센터' }],
  },
} as const;
