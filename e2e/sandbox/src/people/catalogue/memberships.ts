import type { Group } from '@shared/domain/tier';
import { type AgeBand, ageBands, bandRange } from '@shared/domain/vehicle-age';

/** Models of the maker. Excluded models (high performance, electric) have no category. Source: A-75. */
export const categories = [
  { id: 'CAT-C1', seq: 1, title: 'C1 · C2 시리즈', category_group: '세단', factor: 80 },
  { id: 'CAT-C3', seq: 2, title: 'C3 · C4 시리즈', category_group: '세단', factor: 100 },
  { id: 'CAT-C5', seq: 3, title: 'C5 시리즈', category_group: '세단', factor: 125 },
  { id: 'CAT-C7', seq: 4, title: 'C6 · C7 시리즈', category_group: '세단', factor: 170 },
  { id: 'CAT-V1', seq: 5, title: 'V1 · V2', category_group: 'SUV', factor: 90 },
  { id: 'CAT-V3', seq: 6, title: 'V3 · V4', category_group: 'SUV', factor: 115 },
  { id: 'CAT-V5', seq: 7, title: 'V5 · V6', category_group: 'SUV', factor: 150 },
] as const;

/** Promotions of 10 % and 15 %, as on the price list, and one that staff disabled. Source: ENTITY-004. */
export const promotions = [
  {
    id: 'PROMO-NEW',
    state: 10,
    type_rate: 10,
    rate: 10,
    cut_unit: 1,
    cut_standard: 10,
    overlap: 'Y',
    slug: 'NEW10',
    title: '신규 가입 10% 할인',
    content: '신규 가입 고객께 12개월 이용료의 10%를 할인해 드려요.',
  },
  {
    id: 'PROMO-EXTEND',
    state: 10,
    type_rate: 10,
    rate: 15,
    cut_unit: 1,
    cut_standard: 10,
    overlap: 'N',
    slug: 'EXTEND15',
    title: '연장 가입 15% 할인',
    content: '만료 전에 연장하시면 12개월 이용료의 15%를 할인해 드려요.',
  },
  {
    id: 'PROMO-FIXED',
    state: 10,
    type_rate: 20,
    rate: 50_000,
    cut_unit: null,
    cut_standard: null,
    overlap: 'Y',
    slug: 'PREMIUM50',
    title: '프리미엄 50,000원 할인',
    content: '프리미엄 신규 가입 시 50,000원을 할인해 드려요.',
  },
  {
    id: 'PROMO-OFF',
    state: -10,
    type_rate: 10,
    rate: 30,
    cut_unit: 1,
    cut_standard: 1000,
    overlap: 'Y',
    slug: 'PT30',
    title: '파워트레인 30% 할인 (종료)',
    content: '종료된 프로모션이에요.',
  },
] as const;

type Membership = {
  id: string;
  position: number;
  title: string;
  pkg_title: string;
  pkg_group: Group;
  is_assurance: boolean;
  sort: number;
  promo_id: string;
  promo_extend_id: string;
  /** Files in `neighbours/files/catalogue`. POWER TRAIN has none, which is allowed for a package. */
  images: readonly string[];
  insurance_cost: number;
};

export const memberships: readonly Membership[] = [
  {
    id: 'PKG-STANDARD',
    position: 1,
    title: '스탠다드 멤버십',
    pkg_title: 'ServiceCare+ STANDARD',
    pkg_group: 'STANDARD',
    is_assurance: false,
    sort: 1,
    promo_id: 'PROMO-NEW',
    promo_extend_id: 'PROMO-EXTEND',
    images: ['/sandbox/catalogue/standard.svg'],
    insurance_cost: 0,
  },
  {
    id: 'PKG-PREMIUM',
    position: 2,
    title: '프리미엄 멤버십',
    pkg_title: 'ServiceCare+ PREMIUM',
    pkg_group: 'PREMIUM',
    is_assurance: false,
    sort: 2,
    promo_id: 'PROMO-FIXED',
    promo_extend_id: 'PROMO-EXTEND',
    images: ['/sandbox/catalogue/premium-road.svg', '/sandbox/catalogue/premium-door.svg'],
    insurance_cost: 0,
  },
  {
    id: 'PKG-POWERTRAIN',
    position: 3,
    title: '파워트레인 보증 연장',
    pkg_title: 'ServiceCare+ POWER TRAIN',
    pkg_group: 'POWER TRAIN',
    is_assurance: true,
    sort: 3,
    promo_id: 'PROMO-OFF',
    promo_extend_id: 'PROMO-EXTEND',
    images: [],
    insurance_cost: 700_000,
  },
];

/**
 * Yearly price in won for a model of factor 100, by age band. 0 means not offered. STANDARD and PREMIUM are net prices,
 * POWER TRAIN is gross. Source: A-23.
 */
const yearly: Record<Group, readonly number[]> = {
  STANDARD: [0, 0, 330_000, 350_000, 370_000, 395_000, 420_000, 450_000],
  PREMIUM: [0, 0, 640_000, 680_000, 720_000, 770_000, 820_000, 880_000],
  'POWER TRAIN': [0, 0, 990_000, 1_190_000, 1_430_000, 0, 0, 0],
};

/**
 * Returns true if the package is offered for this category and age band. PREMIUM is not offered for the oldest large
 * sedans.
 */
const isOffered = (group: Group, categoryId: string, band: AgeBand): boolean =>
  yearly[group][band] !== 0 && !(group === 'PREMIUM' && categoryId === 'CAT-C7' && band === 7);

const OPEN_ENDED = 999_999;
const PRICE_STEP = 1000;

export const costs = memberships.flatMap(({ id, pkg_group }) =>
  categories
    .filter((category) => pkg_group !== 'POWER TRAIN' || category.id !== 'CAT-C7')
    .flatMap((category) =>
      ageBands.map((band) => {
        const { from, to } = bandRange(band);
        const exact = ((yearly[pkg_group][band] ?? 0) * category.factor) / 100;
        return {
          package_id: id,
          category_id: category.id,
          band,
          year_price: Math.round(exact / PRICE_STEP) * PRICE_STEP,
          state: isOffered(pkg_group, category.id, band) ? 10 : -10,
          unit_min: from,
          unit_max: Number.isFinite(to) ? to : OPEN_ENDED,
        };
      }),
    ),
);

/**
 * VIP codes: stackable, replacing, a fixed amount, 100 % off, a raffle, one for PREMIUM only and one that is used up.
 * Source: PAY-007…013.
 */
export const vipCodes = [
  link('PLUS5', 10, 5, 'Y', 'VIP 5% 추가 할인', '프로모션과 함께 적용돼요.'),
  link('VIP20', 10, 20, 'N', 'VIP 20% 할인', '프로모션 대신 적용돼요.'),
  link('WON50000', 20, 50_000, 'N', '50,000원 할인 쿠폰', '프로모션 대신 적용돼요.'),
  link('FREE100', 10, 100, 'N', '100% 할인 쿠폰', '결제 금액이 0원이 돼요.'),
  link('LUCKY', 30, 0, 'Y', '경품 추첨 응모권', '가입 후 추첨을 통해 경품을 드려요.'),
  { ...link('PREMIUM10', 10, 10, 'Y', '프리미엄 10% 할인', ''), package_id: 'PKG-PREMIUM' },
  {
    ...link('USED1234', 10, 10, 'N', '사용된 쿠폰', ''),
    refusal: '이미 사용된 쿠폰코드입니다.',
  },
];

function link(
  slug: string,
  type_rate: number,
  rate: number,
  type_overlap: 'Y' | 'N',
  title: string,
  content: string,
) {
  const nobody: string | null = null;
  return {
    slug,
    package_id: nobody,
    kind: 10,
    type_rate,
    rate,
    type_overlap,
    title,
    content,
    refusal: nobody,
  };
}
