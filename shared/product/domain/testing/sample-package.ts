import { won } from '../src/money';
import type { CostEntry, Package, Product, VehicleCategory } from '../src/package';

/** Yearly prices in the order of the bands. The first two bands are disabled. */
export const costs: readonly CostEntry[] = [
  { unitMin: 0, unitMax: 48, price: won(500_000), state: 'disable' },
  { unitMin: 49, unitMax: 60, price: won(550_000), state: 'disable' },
  { unitMin: 61, unitMax: 72, price: won(600_005), state: 'enable' },
  { unitMin: 73, unitMax: 84, price: won(700_000), state: 'enable' },
  { unitMin: 85, unitMax: 96, price: won(800_000), state: 'enable' },
  { unitMin: 97, unitMax: 108, price: won(900_000), state: 'disable' },
  { unitMin: 109, unitMax: 120, price: won(1_000_000), state: 'enable' },
  { unitMin: 121, unitMax: 999_999, price: won(1_100_000), state: 'enable' },
];

export const category = (own: Partial<VehicleCategory>): VehicleCategory => ({
  id: 'C1',
  seq: 1,
  title: '3 Series',
  default: -1,
  costs,
  ...own,
});

export const product = (own: Partial<Product>): Product => ({
  id: 'D1',
  title: 'Oil',
  seq: 99,
  icon: '',
  kind: 'care',
  unitType: 'count',
  unit: 1,
  unitBase: 1,
  content: [],
  isOn: true,
  ...own,
});

export const pkg = (own: Partial<Package>): Package => ({
  id: 'P1',
  title: 'Standard',
  fullTitle: 'STANDARD Standard',
  group: 'STANDARD',
  tier: 'plain',
  promotion: undefined,
  extensionPromotion: undefined,
  images: [],
  products: [],
  vehicleCategories: [category({})],
  ...own,
});
