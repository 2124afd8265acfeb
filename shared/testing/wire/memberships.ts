import { VIN } from './vehicles';

/** Memberships in the backend format. Today is 2026-11-20. */
type Wire = Record<string, unknown>;

const payments: Wire = {
  state: 50,
  date: '2026-03-01',
  num: '0301093000',
  price_pkg: 990_000,
  price_payment: 841_500,
  price_refund: null,
  promo: { rate: 10, price: 891_000 },
  promo_code: { rate: 5, overlap: 'Y', slug: 'VIP5', price: 49_500, title: 'VIP 5%', content: '' },
  card_type: 10,
  terms: {},
  termsPre: { insurance: false },
  step: 3,
  refund_data: null,
};

/** Active until 2027-03-02 without a request. */
export const membership = (own: Wire = {}): Wire => ({
  id: 'S1',
  state: 20,
  state_req: 10,
  confirm: 20,
  pkg: { id: 'P1', title: '스탠다드 케어', group: 'STANDARD' },
  vehicle_num_id: VIN,
  vehicle_num_reg: '12가3456',
  date_start: '2026-03-03',
  date_stop: '2027-03-02',
  date_start_insurance: null,
  date_state: '2026-03-02',
  created_at: '2026-03-01',
  parent_subsc_id: null,
  price_payment: 841_500,
  options: {
    is_escalation: false,
    escalation: null,
    vehicleData: {
      model: { type: '520D', year: '2020' },
      num_id: VIN,
      date_reg: '2020-03-15',
      num_reg: '12가3456',
      km: 45_000,
    },
  },
  att_reg: null,
  att_insp: null,
  att_panel: null,
  payments,
  recordPayments: [{ id: 'ORDER-1' }, { id: 'ORDER-2' }],
  prodTypeInsurance: false,
  ...own,
});

/** The same membership with warranty. */
export const insured = (own: Wire = {}): Wire =>
  membership({
    pkg: { id: 'PT', title: '파워트레인 보증 연장', group: 'POWER TRAIN' },
    vehicle_num_reg: '38가1280',
    date_start_insurance: '2026-04-01',
    prodTypeInsurance: true,
    ...own,
  });

/** Applied for on 2026-11-18 and not approved yet. */
export const pending = (own: Wire = {}): Wire =>
  membership({
    id: 'S2',
    state: 15,
    confirm: 10,
    date_start: null,
    date_stop: null,
    created_at: '2026-11-18',
    ...own,
  });

/** An application with warranty whose documents all wait for review. */
export const insuredPending = (own: Wire = {}): Wire =>
  pending({
    pkg: { id: 'PT', title: '파워트레인', group: 'POWER TRAIN' },
    prodTypeInsurance: true,
    att_reg: { url: '/files/reg.jpg', options: { confirm: 10 } },
    att_insp: { url: '/files/insp.jpg', options: { confirm: 10 } },
    att_panel: { url: '/files/panel.jpg', options: { confirm: 10 } },
    payments: { ...payments, termsPre: { insurance: true } },
    ...own,
  });

export const handedOn = (state: number, own: Wire = {}): Wire =>
  membership({
    options: {
      is_escalation: true,
      escalation: { state, name: '박*수', date: '2026-10-01' },
      vehicleData: null,
    },
    ...own,
  });

/** A transfer notice with the `state` and `date` of the transfer. */
export const escalation = ({ state = null, date = null, ...own }: Wire = {}): Wire => ({
  pkg: '프리미엄 케어',
  options: {
    is_escalation: state !== null,
    escalation: { state, name: '박*수', date },
  },
  prodTypeInsurance: false,
  vehicle_num_id: VIN,
  vehicle_num_reg: '12가3456',
  date_start: '2026-03-03',
  date_stop: '2027-03-02',
  ...own,
});
