/** Entities with only the fields that the documents name. */
export const VIN = 'WBA11111111111111';

export const userVehicle = {
  id: '31',
  num_id: VIN,
  num_reg: '12가3456',
  date_registered: '2020-03-01',
  vehicle_cat: '3 시리즈',
  model_year: '2020',
  vehicle_cat_id: null,
  vehicle_cat_detail: '320d',
};

const promo = {
  state: 10,
  type_rate: 10,
  rate: 7,
  cut_unit: 1,
  cut_standard: 100,
  overlap: 'N',
  slug: 'spring',
  title: '봄 할인',
  content: '7% 할인',
};

const benefit = {
  title: '엔진오일 교환',
  seq: null,
  unit: 1,
  unit_type: 10,
  unit_base: 2,
  content: ['엔진오일', '연 1회'],
  type: 10,
  on: true,
};

/** A coupon, which has no id. */
export const coupon = {
  ...benefit,
  date_start: '2026-01-01',
  date_stop: '2026-12-31',
  used: {
    unit: 1,
    date: '2026-05-01',
    dealer_agent_cdk_slug: '강남센터',
    care_insurance_confirm_id: null,
  },
};

export const membershipPackage = {
  id: '51',
  title: '파워트레인',
  pkg_title: 'POWER TRAIN 파워트레인',
  group: 'POWER TRAIN',
  is_assurance: true,
  sort: 1,
  promo,
  promo_extend: null,
  atts: ['/files/pk1.png'],
  products: [{ id: '41', icon: 'oil', ...benefit }],
  vehicle_cats: [
    {
      id: '61',
      seq: 1,
      title: '3 시리즈',
      group: 'sedan',
      default: 1,
      costs: [
        { year: 990000, state: 10, unit_min: 61, unit_max: 72 },
        { year: null, state: 10, unit_min: 73, unit_max: 84 },
      ],
    },
  ],
};

export const subscription = {
  id: '71',
  state: 20,
  state_req: 10,
  confirm: 20,
  pkg: { title: '파워트레인' },
  vehicle_num_id: VIN,
  vehicle_num_reg: '12가3456',
  date_start: '2026-01-02',
  date_stop: '2027-01-01',
  date_start_insurance: '2026-01-31',
  date_state: null,
  created_at: '2025-12-30',
  parent_subsc_id: null,
  dealer_cdk_id: '81',
  dealer_advisor_cdk_id: null,
  price_payment: 891000,
  options: {
    is_escalation: true,
    escalation: { state: 0, name: '김하나', date: '2026-02-01' },
    vehicleData: {
      model: { type: '320D', year: '2020' },
      num_id: VIN,
      date_reg: '2020-03-01',
      num_reg: '12가3456',
      km: 45000,
    },
  },
  att_reg: { options: { confirm: 20 } },
  att_insp: { options: { confirm: false } },
  att_panel: null,
  payments: {
    date: '2025-12-30',
    num: '1230101530',
    price_pkg: 990000,
    price_payment: 891000,
    promo: { rate: 10, price: 891000 },
    promo_code: { rate: 5, overlap: 'Y', slug: 'VIP5', price: 49500, type: 1, type_rate: 10 },
    card_type: 20,
    terms: { service_agreement: true, marketing: false },
    termsPre: { insurance: true },
    step: 7,
    refund_data: {
      use: 20,
      insurance_prod_use: true,
      penalty: 99000,
      care: 30000,
      insurance_refund: 200000,
    },
  },
  recordPayments: [{ id: '91' }, { id: '92' }],
  prodTypeInsurance: true,
};

export const vehicleList = [
  {
    solMakeName: 'Meridian Korea',
    solChassisNo: VIN,
    solRegistrationNumber: null,
    solViewVehicleName: '320d',
  },
];
