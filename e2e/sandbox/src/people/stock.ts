import type { SeedVehicle } from './scenario';
import { model } from './scenario';

type StockVehicle = SeedVehicle & {
  vin: string;
  inDealerSystem?: boolean;
  dealerRefusal?: string;
  plusCode?: string;
  plusHasSubsc?: boolean;
};

/** Vehicles on no account, for the VIN look-up. Source: A-58. */
export const stock = {
  /** Anyone can register it. */
  free: { vin: 'MRDC3K29000000100', age: 71, ...model.C3, plate: '90가9001' },
  alsoFree: { vin: 'MRDV3K29000000200', age: 89, ...model.V3, plate: '90나9002' },
  /** Vehicle of the link for a visitor without an account. */
  forLink: { vin: 'MRDC5K29000000300', age: 74, ...model.C5, plate: '90다9003' },
  /** The dealer system refuses it. */
  refused: {
    vin: 'MRDC5K29000000400',
    age: 66,
    ...model.C5,
    dealerRefusal: '렌터카로 등록된 차량은 등록할 수 없습니다.',
  },
  /** The plus service does not find it. */
  unknownToPlus: { vin: 'MRDC3K29000000500', age: 66, ...model.C3, plusCode: '500' },
  /** The plus service has a membership on it. */
  enrolledAtPlus: { vin: 'MRDC3K29000000600', age: 66, ...model.C3, plusHasSubsc: true },
  /** The dealer system does not know it. */
  unknownToDealer: { vin: 'MRDC3K29000000700', age: 66, ...model.C3, inDealerSystem: false },
  /** Another brand of the maker. Source: A-43. */
  otherBrand: { vin: 'WMNC3K29000000800', age: 66, model: '컨트리 쿠퍼', make: 'MINI' },
} as const satisfies Record<string, StockVehicle>;

export type Stock = Readonly<Record<string, StockVehicle>>;
