import { isEnrolled } from './enrolment';
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
