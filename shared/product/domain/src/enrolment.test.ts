import { isAlreadyBought, isEnrolled } from './enrolment';
import { subscriptionStates } from './subscription-codes';

const one = { id: 'S1', vin: 'WBA5A5C50FD520469', state: 'active' } as const;

describe('an enrolled vehicle', () => {
  it('has a pending or active subscription [VALID-019]', () => {
    const enrolled = subscriptionStates.names.filter((state) =>
      isEnrolled(one.vin, [{ ...one, state }], undefined),
    );
    expect(enrolled).toEqual(['pending', 'active']);
  });

  it('is the one of the VIN, not another [VALID-019]', () => {
    expect(isEnrolled('WBA5A5C50FD520470', [one], undefined)).toBe(false);
    expect(isEnrolled(one.vin, [], undefined)).toBe(false);
  });

  it('may be extended by its own subscription, not beside another [VALID-019]', () => {
    expect(isEnrolled(one.vin, [one], 'S1')).toBe(false);
    expect(isEnrolled(one.vin, [one, { ...one, id: 'S2' }], 'S1')).toBe(true);
  });
});

describe('isAlreadyBought', () => {
  const membership = { ...one, request: 'none' } as const;
  const waiting = { ...membership, id: 'S2', state: 'none', request: 'extension' } as const;
  const unpaid = { ...waiting, request: 'none' } as const;
  const order = { vehicle: { vin: one.vin }, parentId: undefined };
  const extension = { ...order, parentId: 'S1' };

  it.each([
    ['a new order for a car with a membership', order, [membership], true],
    ['a new order beside an order that was never paid', order, [unpaid], false],
    ['a new order for another car', { ...order, vehicle: { vin: 'OTHER' } }, [waiting], false],
    ['the first extension', extension, [membership], false],
    ['a second extension', extension, [membership, waiting], true],
  ])('judges %s [VALID-019]', (_, bought, subscriptions, expected) => {
    expect(isAlreadyBought(bought, subscriptions)).toBe(expected);
  });
});
