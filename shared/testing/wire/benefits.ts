/** Benefits of a membership in the backend format. Today is 2026-11-20. */
type Wire = Record<string, unknown>;

export const coupon = (own: Wire = {}): Wire => ({
  id: 'P1',
  title: '엔진오일 교환',
  seq: 1,
  icon: 'oil',
  unit: 2,
  unit_type: 10,
  unit_base: 3,
  content: ['엔진오일과 필터', '공임 포함', '예약 후 방문'],
  type: 20,
  date_start: '2026-03-03',
  date_stop: '2027-03-02',
  on: true,
  used: null,
  ...own,
});

/** The remaining cover for repairs under warranty. */
export const warranty = (own: Wire = {}): Wire =>
  coupon({
    title: '파워트레인 수리비 보증',
    icon: 'engine',
    unit: 8_350_000,
    unit_type: 20,
    unit_base: 10_000_000,
    content: [],
    type: 30,
    ...own,
  });

/** One use of a benefit. */
export const use = (own: Wire = {}): Wire => ({
  unit: 1_650_000,
  date: '2026-10-12',
  dealer_agent_cdk_slug: '한강-강남',
  care_insurance_confirm_id: 'CI7',
  ...own,
});
