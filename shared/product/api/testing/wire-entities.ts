/** Entities of the catalogue and of customers in the backend format, with all fields. */
export const userVehicle = {
  id: 'V1',
  num_id: 'WBA11111111111111',
  num_reg: '12가3456',
  date_registered: '2020-03-01',
  model_year: '2020',
  vehicle_cat_id: 'C1',
  vehicle_cat: '3 시리즈',
  vehicle_cat_detail: '320d',
};

export const promotion = {
  id: 'PR1',
  state: 10,
  type_rate: 10,
  rate: 7,
  cut_unit: 1,
  cut_standard: 100,
  overlap: 'N',
  slug: 'spring',
  price: null,
  title: '봄 할인',
  content: '7% 할인',
};

export const product = {
  id: 'P1',
  title: '엔진오일 교환',
  seq: 2,
  icon: 'oil',
  unit: 1,
  unit_type: 10,
  unit_base: 1,
  content: ['엔진오일', '연 1회'],
  type: 10,
  date_start: '2026-01-01',
  date_stop: '2026-12-31',
  on: true,
  used: {
    unit: 1,
    date: '2026-05-01',
    dealer_agent_cdk_slug: '강남센터',
    care_insurance_confirm_id: 'CI1',
  },
};

export const servedPackage = {
  id: 'PK1',
  title: '파워트레인',
  pkg_title: 'POWER TRAIN 파워트레인',
  group: 'POWER TRAIN',
  is_assurance: false,
  sort: 1,
  promo: promotion,
  promo_extend: { ...promotion, slug: 'extend', type_rate: 20, rate: 50000 },
  atts: ['/files/pk1.png'],
  price_pkg: 990000,
  products: [
    product,
    { ...product, id: 'P2', seq: null, type: 30 },
    { ...product, id: 'P3', seq: 1 },
  ],
  vehicle_cats: [
    {
      id: 'C1',
      seq: 1,
      title: '3 시리즈',
      group: 'sedan',
      default: 1,
      costs: [{ year: 990000, state: 10, unit_min: 61, unit_max: 72 }],
    },
    { id: 'C2', seq: 2, title: '5 시리즈', group: null, costs: [] },
  ],
};

export const profileVehicles = [
  {
    solChassisNo: 'WBA11111111111111',
    solRegistrationNumber: '12가3456',
    solViewVehicleName: '320d',
    solMakeName: 'Meridian Korea',
  },
  {
    solChassisNo: 'WMW22222222222222',
    solRegistrationNumber: null,
    solViewVehicleName: 'Cooper',
    solMakeName: 'MINI',
  },
];
