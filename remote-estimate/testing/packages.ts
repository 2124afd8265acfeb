import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import type { Package } from '@shared/domain/package';

export const car = {
  id: '1',
  vin: 'WBA00000000000001',
  plate: '123가4567',
  registeredOn: plainDate('2021-03-15'),
  modelYear: '2021',
  categoryId: 'C1',
  model: '520d',
  modelDetail: '',
};

/** Returns a package that is sold for `car` at this price. */
export const packageOf = (group: Package['group'], price: number): Package => ({
  id: group,
  title: group,
  fullTitle: group,
  group,
  tier: 'plain',
  images: [],
  products: [],
  promotion: undefined,
  extensionPromotion: undefined,
  vehicleCategories: [
    {
      id: car.categoryId,
      title: car.model,
      seq: 1,
      default: -1,
      costs: [{ price: won(price), state: 'enable', unitMin: 61, unitMax: 72 }],
    },
  ],
});
