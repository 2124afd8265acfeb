import { lookedUp, parseTypedVin, plusProblem } from './vin-lookup';

const refused = (error: string) => ({ ok: false, error });

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
