import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { category, pkg } from '@shared/domain/testing/sample-package';
import { adviceOn } from './advice';
import { type Held, membershipOf } from './plan-choices';
import { registrationYear, selectorsOf } from './vehicle-details';

const hidden = { bsi: false, year: false, mileage: false };
const offered = {
  bsi: [{ code: '1', name: 'BSI' }],
  mileages: [{ km: 10_000, nos: [1] }] as never,
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
const costs = [{ price: won(100_000), state: 'enable', unitMin: 61, unitMax: 72 }] as const;
const facts = {
  vin: car.vin,
  planName: 'ServiceCare+ Standard',
  car,
  packages: [pkg({ id: 'STANDARD', vehicleCategories: [category({ costs })] })],
  today: plainDate('2026-11-20'),
  pricing: { vatIncludedGroups: [], vatRounding: 'nearest' },
} as const;

describe('selectorsOf', () => {
  it.each([
    ['bsi', { ...offered, bsi: [] }],
    ['mileage', { ...offered, mileages: [] }],
  ] as const)(
    'offers %s only when it is switched on and has a choice [EST-002, EST-004]',
    (name, empty) => {
      const shows = { ...hidden, [name]: true };

      expect(selectorsOf({ shows, ...offered })).toEqual(shows);
      expect(selectorsOf({ shows, ...empty })).toEqual(hidden);
      expect(selectorsOf({ shows: hidden, ...offered })).toEqual(hidden);
    },
  );
});

describe('registrationYear', () => {
  const cars = [
    { vin: 'V1', registeredOn: plainDate('2020-03-01') },
    { vin: 'V2', registeredOn: undefined },
  ];

  it.each([
    ['the year of first registration when the list offers it', 'V1', [2019, 2020], '2020'],
    ['nothing when the list ends before it', 'V1', [2019], ''],
    ['nothing for a vehicle without a date', 'V2', [2020], ''],
    ['nothing for a vehicle of somebody else', 'V3', [2020], ''],
  ])('returns %s [EST-003, EST-005]', (_, vin, years, year) => {
    expect(registrationYear(cars, vin, years)).toBe(year);
  });
});

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

describe('plan of a membership', () => {
  const plans = [
    { code: '0', name: '선택 안 함' },
    { code: '1', name: 'ServiceCare+ Standard' },
    { code: '2', name: 'ServiceCare+ Premium' },
  ];
  const held = (name: string, isInForce = true, vin = 'V1'): Held => ({ vin, name, isInForce });

  it.each([
    ['its plan while it is in force', [held('PREMIUM')], { name: 'PREMIUM', planCode: '2' }],
    ['no plan before it begins', [held('PREMIUM', false)], { name: 'PREMIUM', planCode: '0' }],
    [
      'no plan when none is named alike',
      [held('POWER TRAIN')],
      { name: 'POWER TRAIN', planCode: '0' },
    ],
    [
      'the plan that can be used today when there are several',
      [held('POWER TRAIN'), held('PREMIUM', false), held('STANDARD')],
      { name: 'STANDARD', planCode: '1' },
    ],
    ['nothing when it is of another car', [held('PREMIUM', true, 'V2')], undefined],
  ])('is %s [EST-008]', (_, memberships, expected) => {
    expect(membershipOf(memberships, 'V1', plans)).toEqual(expected);
  });

  it('is no plan when the list of plans cannot be read [EST-008, A-82]', () => {
    expect(membershipOf([held('PREMIUM')], 'V1', undefined)?.planCode).toBe('0');
  });
});
