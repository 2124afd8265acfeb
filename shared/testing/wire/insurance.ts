import { insured } from './memberships';

/** Insurance data for the guides. Today is 2026-11-20. */
type Wire = Record<string, unknown>;

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

export const confirm = (own: Wire = {}): Wire => ({
  id: 'CI7',
  date_approval: '2026-10-12',
  price_with_vat: 1_650_000,
  dealer_cdk: { id: 'D1', title: '한강모터스' },
  dealer_agent_cdk: { id: 'A1', slug: 'gangnam', title: '한강모터스 강남 서비스센터' },
  subsc: insured(),
  ...own,
});
