/** Price list of the estimate, from the example in the specification. Source: A-33…A-37. */
export const estimateItems = [
  { no: 1, name: '엔진오일', price: 180_000 },
  { no: 2, name: '에어컨 필터', price: 55_000 },
  { no: 3, name: '에어 클리너', price: 72_300 },
  { no: 4, name: '브레이크 오일', price: 98_700 },
  { no: 6, name: '앞 브레이크 패드', price: 310_000 },
  { no: 7, name: '앞 브레이크 디스크', price: 450_000 },
  { no: 8, name: '뒤 브레이크 패드', price: 280_000 },
  { no: 9, name: '뒤 브레이크 디스크', price: 420_000 },
  { no: 11, name: '와이퍼 블레이드', price: 65_500 },
  { no: 12, name: '점화 플러그', price: 33_333 },
  { no: 13, name: '기본 점검', price: 0 },
] as const;

const STANDARD = '1';
const PREMIUM = '2';

const rule = (
  position: number,
  plan_code: string,
  kind: 'PERCENT' | 'BONUS',
  main_maintenance_no: readonly number[],
  discount: number,
) => ({ position, plan_code, kind, main_maintenance_no, discount });

export const estimateRules = [
  rule(1, PREMIUM, 'PERCENT', [1], 100),
  rule(2, PREMIUM, 'PERCENT', [4], 100),
  rule(3, PREMIUM, 'PERCENT', [11], 100),
  rule(4, PREMIUM, 'PERCENT', [2, 3, 12], 25),
  rule(5, PREMIUM, 'BONUS', [6, 8], 0),
  rule(6, PREMIUM, 'BONUS', [7, 9], 0),
  rule(7, STANDARD, 'PERCENT', [1], 100),
  rule(8, STANDARD, 'PERCENT', [2, 3, 12], 15),
];

export const estimateSettings = [
  {
    key: 'config',
    value: {
      BSI_USE_YN: 'Y',
      VEHICLE_YEAR_USE_YN: 'Y',
      MILEAGE_USE_YN: 'Y',
      NOTICE: '예상 견적은 참고용이며, 실제 정비 금액은 차량 상태에 따라 달라질 수 있어요.',
    },
  },
  {
    key: 'plans',
    value: [
      { code: '0', name: '선택 안 함' },
      { code: STANDARD, name: 'ServiceCare+ Standard' },
      { code: PREMIUM, name: 'ServiceCare+ Premium' },
    ],
  },
  {
    key: 'campaigns',
    value: [{ title: '겨울 점검 캠페인: 배터리와 타이어를 무상으로 점검해 드려요.' }],
  },
  {
    key: 'bsi',
    value: [
      { code: 'BSI', name: 'BSI 가입' },
      { code: 'NONE', name: 'BSI 미가입' },
    ],
  },
  {
    key: 'mileage',
    value: [
      { mileage: 20_000, maintenance_nos: [1, 2] },
      { mileage: 40_000, maintenance_nos: [1, 2, 3, 4] },
      { mileage: 60_000, maintenance_nos: [1, 2, 3, 4, 6, 8, 12] },
      { mileage: 100_000, maintenance_nos: [1, 2, 3, 4, 6, 7, 8, 9, 11, 12] },
    ],
  },
  {
    key: 'basic_cost',
    value: {
      'CAT-C1': 77_000,
      'CAT-C3': 82_500,
      'CAT-C5': 88_000,
      'CAT-C7': 99_000,
      'CAT-V1': 82_500,
      'CAT-V3': 88_000,
      'CAT-V5': 93_500,
      other: 88_000,
    },
  },
];
