/**
 * Benefits of the memberships. kind is 10 dealer, 20 care or 30 assurance. unit_type is 10 count or 20 won. 999 units
 * mean unlimited. Source: ENTITY-005…009, CONST-012, CONST-013.
 */
type Benefit = {
  id: string;
  package_id: string;
  seq: number | null;
  title: string;
  /** Name of an icon in the app, or the address of a picture. Both occur. */
  icon: string;
  unit_type: 10 | 20;
  unit_base: number;
  kind: 10 | 20 | 30;
  is_on: boolean;
  worth: number;
  content: readonly string[];
};

const benefit = (
  id: string,
  rest: Omit<Benefit, 'id' | 'package_id' | 'is_on'>,
): Omit<Benefit, 'package_id'> => ({ id, is_on: true, ...rest });

const standard = [
  benefit('OIL', {
    seq: 1,
    title: '엔진오일 교환',
    icon: 'oil',
    unit_type: 10,
    unit_base: 1,
    kind: 20,
    worth: 150_000,
    content: [
      '엔진오일 교환 1회',
      '엔진오일과 오일 필터를 교환해 드려요.',
      '공임이 포함되어 있어요.',
    ],
  }),
  benefit('DISCOUNT', {
    seq: 2,
    title: '정비 할인 15%',
    icon: 'discount',
    unit_type: 10,
    unit_base: 999,
    kind: 10,
    worth: 0,
    content: ['부품·공임 15% 할인', '공식 서비스센터에서 횟수 제한 없이 할인해 드려요.'],
  }),
  benefit('COUPON', {
    seq: 3,
    title: '정비 쿠폰 30,000원',
    icon: 'coupon',
    unit_type: 20,
    unit_base: 30_000,
    kind: 10,
    worth: 1,
    content: ['정비 쿠폰 30,000원', '정비 금액에서 차감해 드려요.'],
  }),
  benefit('PICKUP', {
    seq: 4,
    title: '픽업 & 딜리버리',
    icon: '/sandbox/catalogue/pickup.svg',
    unit_type: 10,
    unit_base: 2,
    kind: 20,
    worth: 40_000,
    content: ['픽업 & 딜리버리 2회', '원하시는 곳에서 차량을 인수해 정비 후 가져다 드려요.'],
  }),
];

const premium = [
  benefit('OIL', {
    seq: 1,
    title: '엔진오일 교환',
    icon: 'oil',
    unit_type: 10,
    unit_base: 2,
    kind: 20,
    worth: 150_000,
    content: ['엔진오일 교환 2회', '엔진오일과 오일 필터를 교환해 드려요.'],
  }),
  benefit('BRAKE', {
    seq: 2,
    title: '브레이크 오일 교환',
    icon: 'brake',
    unit_type: 10,
    unit_base: 1,
    kind: 20,
    worth: 98_700,
    content: ['브레이크 오일 교환 1회', '점검 후 교환해 드려요.'],
  }),
  benefit('DISCOUNT', {
    seq: 3,
    title: '정비 할인 25%',
    icon: 'discount',
    unit_type: 10,
    unit_base: 999,
    kind: 10,
    worth: 0,
    content: ['부품·공임 25% 할인', '공식 서비스센터에서 횟수 제한 없이 할인해 드려요.'],
  }),
  benefit('COUPON', {
    seq: 4,
    title: '정비 쿠폰 70,000원',
    icon: 'coupon',
    unit_type: 20,
    unit_base: 70_000,
    kind: 10,
    worth: 1,
    content: ['정비 쿠폰 70,000원', '정비 금액에서 차감해 드려요.'],
  }),
  benefit('FILTER', {
    seq: 5,
    title: '에어컨 필터 교환',
    icon: 'filter',
    unit_type: 10,
    unit_base: 1,
    kind: 20,
    worth: 55_000,
    content: ['에어컨 필터 교환 1회', '미세먼지 필터로 교환해 드려요.'],
  }),
  benefit('PICKUP', {
    seq: null,
    title: '픽업 & 딜리버리',
    icon: '/sandbox/catalogue/pickup.svg',
    unit_type: 10,
    unit_base: 4,
    kind: 20,
    worth: 40_000,
    content: ['픽업 & 딜리버리 4회', '원하시는 곳에서 차량을 인수해 정비 후 가져다 드려요.'],
  }),
];

const powerTrain = [
  benefit('COVER', {
    seq: 1,
    title: '파워트레인 수리비 보증',
    icon: '/sandbox/catalogue/engine.svg',
    unit_type: 20,
    unit_base: 10_000_000,
    kind: 30,
    worth: 0,
    content: [
      '연간 최대 10,000,000원',
      '엔진, 변속기 등 동력전달장치의 수리비를 보장해 드려요.',
      '청구 1회당 자기부담금은 200,000원이에요.',
    ],
  }),
];

export const products: readonly Benefit[] = [
  ...standard.map((one) => ({ ...one, id: `STD-${one.id}`, package_id: 'PKG-STANDARD' })),
  ...premium.map((one) => ({ ...one, id: `PRE-${one.id}`, package_id: 'PKG-PREMIUM' })),
  ...powerTrain.map((one) => ({ ...one, id: `PT-${one.id}`, package_id: 'PKG-POWERTRAIN' })),
];
