import { OTHER_VIN, VIN } from './vehicles';

/** The estimate in the backend format: the worked example of the specification. */
type Wire = Record<string, unknown>;

export const vehicle = (own: Wire = {}): Wire => ({
  solChassisNo: VIN,
  solRegistrationNumber: '12가3456',
  solViewVehicleName: '520d Luxury',
  solMakeName: 'MERIDIAN',
  ...own,
});

export const otherVehicle = vehicle({
  solChassisNo: OTHER_VIN,
  solRegistrationNumber: '34나5678',
  solViewVehicleName: 'X3 20d',
});

const config = {
  BSI_USE_YN: 'Y',
  VEHICLE_YEAR_USE_YN: 'Y',
  MILEAGE_USE_YN: 'Y',
  NOTICE: '예상 견적은 참고용이에요.',
};

type Start = { config?: Wire } & Wire;

export const start = ({ config: ownConfig, ...own }: Start = {}): Wire => ({
  configList: { ...config, ...ownConfig },
  vehicleList: [vehicle(), otherVehicle],
  vehicleEstimatePriceYn: 'Y',
  serviceCarePlusList: [
    { code: 0, name: '선택 안 함' },
    { code: 1, name: 'ServiceCare+ Standard' },
    { code: 2, name: 'ServiceCare+ Premium' },
  ],
  campaignList: [{ title: '겨울 점검 캠페인' }],
  bsiList: [
    { code: 'BSI', name: 'BSI 가입' },
    { code: 'NONE', name: 'BSI 미가입' },
  ],
  mileageMaintenanceList: [
    { mileage: 40_000, maintenance_nos: [1, 2, 3] },
    { mileage: 20_000, maintenance_nos: [1] },
  ],
  ...own,
});

export const item = (no: number, name: string, price: number): Wire => ({
  estimate_maintenance_no: no,
  estimate_maintenance_name: name,
  price,
});

export const items = [
  item(1, '엔진오일', 180_000),
  item(2, '에어컨 필터', 55_000),
  item(3, '에어 클리너', 72_300),
  item(4, '브레이크 오일', 98_700),
  item(6, '앞 브레이크 패드', 310_000),
  item(7, '앞 브레이크 디스크', 450_000),
  item(8, '뒤 브레이크 패드', 280_000),
  item(9, '뒤 브레이크 디스크', 420_000),
  item(11, '와이퍼 블레이드', 65_500),
  item(12, '점화 플러그', 33_333),
  item(13, '기본 점검', 0),
];

export const content = (own: Wire = {}): Wire => ({
  configList: { BASIC_VEHICLE_SERVICE_COST: 88_000 },
  maintenancePriceList: items,
  ...own,
});

const rule = (kinds: 'PERCENT' | 'BONUS', mainMaintenanceNo: unknown, discount: number): Wire => ({
  kinds,
  mainMaintenanceNo,
  discount,
});

export const plans: Record<string, Wire> = {
  1: {
    service_care_plus_name: 'ServiceCare+ Standard',
    discount_info: [rule('PERCENT', [1], 100), rule('PERCENT', '2,3,12', 15)],
  },
  2: {
    service_care_plus_name: 'ServiceCare+ Premium',
    discount_info: [
      rule('PERCENT', [1], 100),
      rule('PERCENT', [4], 100),
      rule('PERCENT', [11], 100),
      rule('PERCENT', [2, 3, 12], 25),
      rule('BONUS', [6, 8], 0),
      rule('BONUS', [7, 9], 0),
    ],
  },
};
