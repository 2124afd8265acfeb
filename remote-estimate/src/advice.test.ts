import { plainDate } from '@shared/domain/calendar';
import { car, packageOf } from '../testing/packages';
import { adviceOn } from './advice';

const facts = {
  vin: car.vin,
  planName: 'ServiceCare+ Standard',
  car,
  packages: [packageOf('STANDARD', 100_000)],
  today: plainDate('2026-11-20'),
  pricing: { vatIncludedGroups: [], vatRounding: 'nearest' },
} as const;

describe('adviceOn', () => {
  it('returns the yearly price of the chosen plan for this car [EST-009, PRICE-011]', () => {
    expect(adviceOn(facts)).toEqual({
      choice: { group: 'STANDARD', packageId: 'STANDARD', vin: car.vin, pickedDay: undefined },
      yearly: 110_000,
    });
  });

  it.each([
    ['no plan is chosen', { planName: undefined }],
    ['the plan is not sold', { planName: 'ServiceCare+ Premium' }],
    ['the car is not known', { car: undefined }],
    ['the car is too young', { car: { ...car, registeredOn: plainDate('2025-01-01') } }],
    ['the model may not join', { car: { ...car, categoryId: 'C9' } }],
  ])('returns no price when %s', (_, part) => {
    expect(adviceOn({ ...facts, ...part }).yearly).toBeUndefined();
  });
});
