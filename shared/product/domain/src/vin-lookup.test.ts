import { isAlreadyBought, isEnrolled } from './enrolment';
import { subscriptionStates } from './subscription-codes';
import { lookedUp, parseTypedVin, plusProblem } from './vin-lookup';

const refused = (error: string) => ({ ok: false, error });
const one = { id: 'S1', vin: 'WBA5A5C50FD520469', state: 'active' } as const;

describe('parseTypedVin', () => {
  it.each(['', '   ', '--'])('requires text: %p [VALID-022]', (typed) => {
    expect(parseTypedVin(typed)).toEqual(refused('enter-vin'));
  });

  it.each(['W', 'WBA5A5C50FD52046', 'WBA5A5C50FD5204699'])(
    'requires all 17 characters: %s [VALID-023]',
    (typed) => {
      expect(parseTypedVin(typed)).toEqual(refused('enter-all-17'));
    },
  );

  it('cleans the text before it counts characters [VALID-023]', () => {
    expect(parseTypedVin(' wba-5a5c5 0fd520469 ')).toEqual({
      ok: true,
      value: 'WBA5A5C50FD520469',
    });
  });

  it('refuses other letters', () => {
    expect(parseTypedVin('WBA5A5C50FD52046가')).toEqual(refused('cannot-be-looked-up'));
  });
});

describe('lookup answers', () => {
  it('of the plus service are refused unless 200, then for an enrolled vehicle', () => {
    expect(plusProblem({ errCode: '404', hasSubscription: true })).toBe('cannot-be-looked-up');
    expect(plusProblem({ errCode: '', hasSubscription: false })).toBe('cannot-be-looked-up');
    expect(plusProblem({ errCode: '200', hasSubscription: true })).toBe('already-enrolled');
    expect(plusProblem({ errCode: '200', hasSubscription: false })).toBeUndefined();
  });

  it('of the dealer system return the vehicle, or the first reason for none [VALID-024]', () => {
    const found = { registered: false, accepted: true, vehicles: ['520d', '530d'] };
    expect(lookedUp(found)).toEqual({ ok: true, value: '520d' });
    expect(lookedUp({ ...found, vehicles: [] })).toEqual(refused('no-registered-vehicle'));
    expect(lookedUp({ ...found, accepted: false, vehicles: [] })).toEqual(
      refused('cannot-be-registered'),
    );
    expect(lookedUp({ ...found, accepted: false, registered: true })).toEqual(
      refused('already-registered'),
    );
  });
});

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
  const fresh = { request: 'none', confirm: 'waiting', parentId: undefined } as const;
  const membership = { ...one, ...fresh };
  const extended = { id: 'S2', state: 'none', request: 'extension', parentId: 'S1' } as const;
  const waiting = { ...membership, ...extended };
  const rejected = { ...waiting, confirm: 'rejected' } as const;
  const orphan = { ...rejected, parentId: undefined };
  const unpaid = { ...waiting, request: 'none' } as const;
  const order = { vehicle: { vin: one.vin }, parentId: undefined };
  const extension = { ...order, parentId: 'S1' };

  it.each([
    ['a new order for a car with a membership', order, [membership], true],
    ['a new order beside an order that was never paid', order, [unpaid], false],
    ['a new order for another car', { ...order, vehicle: { vin: 'OTHER' } }, [waiting], false],
    ['the first extension', extension, [membership], false],
    ['a second extension', extension, [membership, waiting], true],
    ['an extension after a rejected one', extension, [membership, rejected], true],
    ['an extension of another membership', { ...order, parentId: 'S3' }, [rejected], false],
    ['an extension after a rejected one without parent', extension, [membership, orphan], true],
    ['a new order after a rejected extension', order, [rejected], false],
    ['a new order after a rejected one without parent', order, [orphan], false],
  ])('judges %s [VALID-019, EXT-005, A-29]', (_, bought, subscriptions, expected) => {
    expect(isAlreadyBought(bought, subscriptions)).toBe(expected);
  });
});
