import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import type { Package } from '@shared/domain/package';
import { adviceOn } from './advice';

const standard: Package = {
  id: 'ST',
  title: '스탠다드',
  fullTitle: 'STANDARD 스탠다드',
  group: 'STANDARD',
  tier: 'plain',
  sort: 1,
  images: [],
  price: undefined,
  products: [],
  promotion: undefined,
  extensionPromotion: undefined,
  vehicleCategories: [
    {
      id: 'C1',
      title: '520d',
      seq: 1,
      group: 'D',
      default: -1,
      costs: [{ price: won(100_000), state: 'enable', unitMin: 61, unitMax: 72 }],
    },
  ],
};
const car = {
  id: '1',
  vin: 'WBA00000000000001',
  plate: '123가4567',
  registeredOn: plainDate('2021-03-15'),
  modelYear: '2021',
  categoryId: 'C1',
  model: '520d',
  modelDetail: '',
};
const facts = {
  vin: car.vin,
  planName: 'ServiceCare+ Standard',
  saved: won(60_000),
  car,
  packages: [standard],
  today: plainDate('2026-11-20'),
  pricing: { vatIncludedGroups: [], vatRounding: 'nearest' },
} as const;

describe('the advice beside an estimate', () => {
  it('is the yearly price of the chosen plan for this car, and how many such lists make it worth it [EST-009, PRICE-011]', () => {
    expect(adviceOn(facts)).toEqual({
      choice: { group: 'STANDARD', packageId: 'ST', vin: car.vin, pickedDay: undefined },
      yearly: 110_000,
      worth: { kind: 'after', times: 2 },
    });
  });

  it.each([
    [110_000, 0],
    [150_000, 40_000],
  ])('says that this list alone is worth it where it saves %i won', (saved, left) => {
    expect(adviceOn({ ...facts, saved: won(saved) }).worth).toEqual({ kind: 'at-once', left });
  });

  it.each([
    ['no plan is chosen', { planName: undefined }],
    ['the plan is none that is sold', { planName: 'ServiceCare+ Premium' }],
    ['the car is not known', { car: undefined }],
    ['the car is too young', { car: { ...car, registeredOn: plainDate('2025-01-01') } }],
    ['the model may not join', { car: { ...car, categoryId: 'C9' } }],
  ])('makes no price up where %s', (_, part) => {
    const { yearly, worth } = adviceOn({ ...facts, ...part });

    expect([yearly, worth]).toEqual([undefined, undefined]);
  });

  it('says nothing of worth where nothing is saved', () => {
    expect(adviceOn({ ...facts, saved: won(0) }).worth).toBeUndefined();
  });
});
