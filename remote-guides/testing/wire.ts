/** What the backend writes, as far as the guides read it. Today is 2026-11-20. */
type Wire = Record<string, unknown>;

export const VIN = 'WBA00000000000001';
export const OTHER_VIN = 'WBA00000000000002';

const vehicle = (id: string, vin: string): Wire => ({
  id,
  num_id: vin,
  num_reg: '12가3456',
  date_registered: '2020-03-15',
  model_year: '2020',
  vehicle_cat_id: 'C1',
  vehicle_cat: '520D',
  vehicle_cat_detail: '520d Luxury',
});

export const vehicles = [vehicle('VEH1', VIN), vehicle('VEH2', OTHER_VIN)];

export const forSale = (group: string): Wire => ({
  id: group,
  title: group,
  pkg_title: group,
  group,
  is_assurance: group === 'POWER TRAIN',
  sort: 1,
  promo: null,
  promo_extend: null,
  atts: [],
  price_pkg: null,
  products: [],
  vehicle_cats: [],
});

const membership: Wire = {
  id: 'S1',
  state: 20,
  state_req: 10,
  confirm: 20,
  pkg: { id: 'PT', title: '파워트레인 보증 연장', group: 'POWER TRAIN' },
  vehicle_num_id: VIN,
  vehicle_num_reg: '38가1280',
  date_start: '2026-03-03',
  date_stop: '2027-03-02',
  date_start_insurance: '2026-04-01',
  date_state: '2026-03-02',
  created_at: '2026-03-01',
  parent_subsc_id: null,
  price_payment: 841_500,
  options: { is_escalation: false, escalation: null, vehicleData: null },
  att_reg: null,
  att_insp: null,
  att_panel: null,
  payments: null,
  recordPayments: [],
  prodTypeInsurance: true,
};

export const confirm = (own: Wire = {}): Wire => ({
  id: 'CI7',
  date_approval: '2026-10-12',
  price_with_vat: 1_650_000,
  dealer_cdk: { id: 'D1', title: '한강모터스' },
  dealer_agent_cdk: { id: 'A1', slug: 'gangnam', title: '한강모터스 강남 서비스센터' },
  subsc: membership,
  ...own,
});

export const coupon = (own: Wire = {}): Wire => ({
  id: 'P1',
  title: '파워트레인 수리비 보증',
  seq: 1,
  icon: 'engine',
  unit: 8_350_000,
  unit_type: 20,
  unit_base: 10_000_000,
  content: [],
  type: 30,
  date_start: '2026-03-03',
  date_stop: '2027-03-02',
  on: true,
  used: null,
  ...own,
});

export const use = (own: Wire = {}): Wire => ({
  unit: 1_650_000,
  date: '2026-10-12',
  dealer_agent_cdk_slug: '한강-강남',
  care_insurance_confirm_id: 'CI7',
  ...own,
});
