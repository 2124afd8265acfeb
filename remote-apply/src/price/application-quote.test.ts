import type { Application } from '@shared/application';
import { plainDate } from '@shared/domain/calendar';
import { costs, standard } from '../../testing/shop';
import { applicationQuote } from './application-quote';

jest.mock('@shared/session', () => ({}));

const today = plainDate('2026-11-20');
const small = {
  ...(standard.vehicleCategories[0] as never as object),
  id: 'C1',
  costs: costs([0, 0, 100_000], [2]),
};
const large = { ...small, id: 'C2', title: 'X5', costs: costs([0, 0, 300_000], [2]) };
const pkg = {
  ...standard,
  promotion: undefined,
  vehicleCategories: [small, large],
} as never;
const application = {
  packageId: 'ST',
  vin: 'LARGE',
  registeredOn: plainDate('2021-03-15'),
  stateRequest: 'none',
} as Application;
const pricing = { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' } as const;
type Vehicle = { vin: string; categoryId: string | undefined; model: string };
const total = (vehicles: readonly Vehicle[]) =>
  applicationQuote(application, [pkg], { today, pricing, vehicles })?.quote;

describe('price of an application before its vehicle is confirmed', () => {
  it('uses the vehicle chosen on home, so that no later page costs more [PRICE-011, HOME-005]', () => {
    expect(total([{ vin: 'LARGE', categoryId: 'C2', model: '' }])).toMatchObject({
      value: { bill: { total: 330_000 } },
    });
  });

  it('uses the title of the model when there is no id [PRICE-011]', () => {
    expect(total([{ vin: 'LARGE', categoryId: undefined, model: 'x5' }])).toMatchObject({
      value: { bill: { total: 330_000 } },
    });
  });

  it('uses the usual model while the model is not known [PRICE-011]', () => {
    expect(total([{ vin: 'LARGE', categoryId: undefined, model: '' }])).toMatchObject({
      value: { bill: { total: 110_000 } },
    });
  });
});
