import type { Application } from '@shared/application';
import { addMonths, plainDate } from '@shared/domain/calendar';
import { fittingPackages } from '@shared/domain/fitting-packages';
import { category } from '@shared/domain/testing/sample-package';
import { costs, powerTrain, premium, priceless, standard } from '../../testing/shop';
import { applicationQuote, pricedVehicle } from './application-quote';

jest.mock('@shared/session', () => ({}));

const today = plainDate('2026-11-30');

const model = (id: string, title: string, price: number) =>
  category({ id, title, costs: costs([0, 0, price], [2]) });
const pkg = {
  ...standard,
  promotion: undefined,
  vehicleCategories: [model('C1', '520d', 100_000), model('C2', 'X5', 300_000)],
};
const application = {
  packageId: 'ST',
  vin: 'LARGE',
  registeredOn: plainDate('2021-03-15'),
  stateRequest: 'none',
} as Application;
const pricing = { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' } as const;
const given = { today, pricing };
type Vehicle = { vin: string; categoryId: string | undefined; model: string };
const total = (vehicles: readonly Vehicle[]) =>
  applicationQuote(application, [pkg], { ...given, vehicles })?.quote;

describe('price of an application before its vehicle is confirmed', () => {
  it.each([
    ['the vehicle chosen on home, so that no later page costs more', 'C2', '', 330_000],
    ['the title of the model when there is no id', undefined, 'x5', 330_000],
    ['the usual model while the model is not known', undefined, '', 110_000],
  ])('uses %s [PRICE-011, HOME-005]', (_, categoryId, model, amount) => {
    expect(total([{ vin: 'LARGE', categoryId, model }])).toMatchObject({
      value: { bill: { total: amount } },
    });
  });
});

describe('packages of an extension', () => {
  const gap = {
    ...standard,
    id: 'GAP',
    vehicleCategories: [
      category({ title: '520d', costs: costs([0, 0, 9, 9], [2]) }),
      ...standard.vehicleCategories.slice(1),
    ],
  };
  const packages = [standard, premium, powerTrain, gap, { ...priceless, id: 'NO' }];
  const models = [
    { categoryId: 'C1' },
    { categoryId: 'C2' },
    { categoryId: 'C9' },
    { categoryTitle: 'X5' },
    { categoryTitle: 'M8' },
  ];

  it('can be paid when they are offered, for every model in 200 months, and no others [A-98]', () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (let month = 0; month < 200; month += 1) {
      for (const model of models) {
        const vehicle = { vin: 'V', plate: '', modelType: '', modelYear: '', ...model };
        const extended = {
          ...application,
          stateRequest: 'extension',
          vehicle: { ...vehicle, registeredOn: addMonths(today, -month) },
        } as Application;
        const priced = { ...extended.vehicle, ...pricedVehicle(extended, []) };
        const offered = fittingPackages(packages, priced, today, pricing).map(({ id }) => id);
        for (const { id: packageId } of packages) {
          const order = { ...extended, packageId };
          const quote = applicationQuote(order, packages, { ...given, vehicles: [] })?.quote;
          if (quote?.ok !== offered.includes(packageId)) wrong.push(`${month} ${packageId}`);
          seen.add(`${packageId} ${offered.includes(packageId)}`);
        }
      }
    }

    expect(wrong).toEqual([]);
    expect(seen.size).toBe(2 * packages.length - 1);
  });
});
