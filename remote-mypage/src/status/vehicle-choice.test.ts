import { chosenVehicle } from './vehicle-choice';

const car = (id: string) => ({ id, vin: `VIN-${id}`, plate: '', model: '' });
const cars = [car('A'), car('B'), car('C')];
const of = (state: 'active' | 'expired', id: string) =>
  ({ state, request: 'none', vin: `VIN-${id}` }) as const;

describe('chosenVehicle', () => {
  it.each([
    ['the vehicle of the address before one with a membership', 'C', [of('active', 'B')], 'C'],
    [
      'the first vehicle with an open membership when the address names none',
      undefined,
      [of('active', 'C'), of('active', 'B')],
      'B',
    ],
    ['the first vehicle when every membership has ended', undefined, [of('expired', 'B')], 'A'],
    ['the first vehicle when the address names an unknown one', 'X', [], 'A'],
  ])('returns %s [STATUS-004]', (_, asked, subscriptions, id) => {
    expect(chosenVehicle(cars, asked, { subscriptions })?.id).toBe(id);
  });

  it('returns nothing for a customer without a vehicle [STATUS-004]', () => {
    expect(chosenVehicle([], 'A', { subscriptions: [of('active', 'A')] })).toBeUndefined();
  });
});
