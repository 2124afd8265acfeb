import { won } from '@shared/domain/money';
import type { CostEntry, Package, Promotion } from '@shared/domain/package';
import { costs as bands, category, pkg } from '@shared/domain/testing/sample-package';
import { queryClient } from '@shared/query';
import { member } from '@shared/testing/arrive';

/** Returns one price per band, in won. Bands that are not sold are disabled. */
export const costs = (
  prices: readonly number[],
  enabled: readonly number[],
): readonly CostEntry[] =>
  bands.map(({ unitMin, unitMax }, band) => ({
    price: won(prices[band] ?? 0),
    state: enabled.includes(band) ? 'enable' : 'disable',
    unitMin,
    unitMax,
  }));

const promotion = (title: string, rate: number): Promotion => ({
  title,
  content: '',
  state: 'enable',
  discount: { kind: 'percent', rate, rounding: 'down', unit: 10 },
});

/** Net prices from 100,000 won, 20,000 won more per band from the third band on. */
const net = [0, 0, 100_000, 120_000, 140_000, 160_000, 180_000, 200_000];
const care = [2, 3, 4, 5, 6, 7];

export const standard = pkg({
  id: 'ST',
  title: '스탠다드',
  fullTitle: 'STANDARD 스탠다드',
  group: 'STANDARD',
  promotion: promotion('신규 가입 10% 할인', 10),
  extensionPromotion: promotion('연장 20% 할인', 20),
  vehicleCategories: [
    category({ title: '520d', costs: costs(net, care) }),
    category({ id: 'C2', title: 'X5', costs: costs(net, care) }),
  ],
});

/** STANDARD whose models may join at any age, but without a price. */
export const priceless: Package = {
  ...standard,
  vehicleCategories: standard.vehicleCategories.map((one) => ({
    ...one,
    costs: one.costs.map((entry) => ({ ...entry, price: undefined })),
  })),
};

/** STANDARD as the server sends it, with one net price. */
export function servedStandard(year: number) {
  const costs = [{ year, state: 10, unit_min: 49, unit_max: 999_999 }];
  const category = { id: 'C1', title: '520d', default: 1, costs };
  return { id: 'ST', title: '스탠다드', group: 'STANDARD', vehicle_cats: [category] };
}

const doubled = net.map((one) => one * 2);

export const premium = pkg({
  id: 'PR',
  title: '프리미엄',
  fullTitle: 'PREMIUM 프리미엄',
  group: 'PREMIUM',
  vehicleCategories: [category({ title: '520d', costs: costs(doubled, care) })],
});

/** Gross prices, only for 61 to 96 months. */
export const powerTrain = pkg({
  id: 'PT',
  tier: 'insurance',
  title: '파워트레인',
  fullTitle: 'POWER TRAIN 파워트레인',
  group: 'POWER TRAIN',
  vehicleCategories: [
    category({ title: '520d', costs: costs([0, 0, 550_000, 660_000, 770_000], [2, 3, 4]) }),
  ],
});

export const FIVE_SERIES = 'WBA00000000000001';
export const NO_DATE = 'WBA00000000000002';

const vehicle = {
  id: '1',
  plate: '123가4567',
  modelYear: '2020',
  model: '520d',
  modelDetail: '520d M 스포츠',
  categoryId: 'C1',
};

/** Six years and eight months old on 20 November 2026, that is 81 months. */
export const fiveSeries = {
  ...vehicle,
  vin: FIVE_SERIES,
  registeredOn: '2020-03-15',
};
/** A vehicle whose record has no first registration date. */
export const undated = {
  ...vehicle,
  id: '2',
  vin: NO_DATE,
  plate: '234나5678',
  registeredOn: undefined,
};

/** Fills the two queries of the session. All other data is loaded again. */
export function stockShop({
  packages = [standard, premium, powerTrain],
  vehicles = [fiveSeries, undated],
  subscriptions = [],
}: {
  packages?: readonly Package[];
  vehicles?: readonly object[];
  subscriptions?: readonly object[];
} = {}): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'packages' });
  queryClient.setQueryData(['session', 'packages'], packages);
  queryClient.setQueryData(['session', 'user', member.id], { vehicles, subscriptions });
}
