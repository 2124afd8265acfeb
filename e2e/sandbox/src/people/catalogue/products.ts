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

type Own = Omit<Benefit, 'package_id'>;

const benefit = (id: string, rest: Omit<Own, 'id' | 'is_on'>): Own => ({
  id,
  is_on: true,
  ...rest,
});

/** Returns a benefit that can be used some times. `worth` is what one use costs a service centre. */
const counted = (
  id: string,
  given: Pick<Benefit, 'title' | 'icon' | 'seq' | 'worth' | 'content'> & { times: number },
): Own => {
  const { times, ...rest } = given;
  return benefit(id, { ...rest, unit_type: 10, unit_base: times, kind: 20 });
};

const oilChange = (times: number, ...content: string[]) =>
  counted('OIL', {
    seq: 1,
    title: '엔진오일 교환',
    icon: 'oil',
    times,
    worth: 150_000,
    content: [`엔진오일 교환 ${times}회`, ...content],
  });

const discount = (seq: number, percent: number) =>
  benefit('DISCOUNT', {
    seq,
    title: `정비 할인 ${percent}%`,
    icon: 'discount',
    unit_type: 10,
    unit_base: 999,
    kind: 10,
    worth: 0,
    content: [`부품·공임 ${percent}% 할인`, '공식 서비스센터에서 횟수 제한 없이 할인해 드려요.'],
  });

const coupon = (seq: number, won: number) => {
  const title = `정비 쿠폰 ${won.toLocaleString('ko-KR')}원`;
  return benefit('COUPON', {
    seq,
    title,
    icon: 'coupon',
    unit_type: 20,
    unit_base: won,
    kind: 10,
    worth: 1,
    content: [title, '정비 금액에서 차감해 드려요.'],
  });
};

const pickup = (seq: number | null, times: number) =>
  counted('PICKUP', {
    seq,
    title: '픽업 & 딜리버리',
    icon: '/sandbox/catalogue/pickup.svg',
    times,
    worth: 40_000,
    content: [`픽업 & 딜리버리 ${times}회`, '원하시는 곳에서 차량을 인수해 정비 후 가져다 드려요.'],
  });

const standard = [
  oilChange(1, '엔진오일과 오일 필터를 교환해 드려요.', '공임이 포함되어 있어요.'),
  discount(2, 15),
  coupon(3, 30_000),
  pickup(4, 2),
];

const premium = [
  oilChange(2, '엔진오일과 오일 필터를 교환해 드려요.'),
  counted('BRAKE', {
    seq: 2,
    title: '브레이크 오일 교환',
    icon: 'brake',
    times: 1,
    worth: 98_700,
    content: ['브레이크 오일 교환 1회', '점검 후 교환해 드려요.'],
  }),
  discount(3, 25),
  coupon(4, 70_000),
  counted('FILTER', {
    seq: 5,
    title: '에어컨 필터 교환',
    icon: 'filter',
    times: 1,
    worth: 55_000,
    content: ['에어컨 필터 교환 1회', '미세먼지 필터로 교환해 드려요.'],
  }),
  pickup(null, 4),
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
