import fc from 'fast-check';
import { addDays, type PlainDate, plainDate } from './calendar';
import {
  daysUsed,
  extensionWithdrawableUntil,
  isInCoolingOff,
  isPenaltyFree,
  isWithdrawn,
  lastFreeDay,
} from './cooling-off';
import { confirmStates, requestStates, subscriptionStates } from './subscription-codes';

const settings = { freeDays: 14 };
const today = plainDate('2026-11-20');

describe('lastFreeDay', () => {
  it('returns the last day that has no penalty [LAW-005, CONST-021]', () => {
    const last = lastFreeDay(today, settings);
    const isFree = (day: PlainDate) => isPenaltyFree(daysUsed(today, day), settings);

    expect(last).toBe('2026-12-03');
    expect([last, addDays(last, 1)].map(isFree)).toEqual([true, false]);
  });
});

describe('isInCoolingOff', () => {
  it('agrees with the states and the calendar on every day of every state [LAW-006]', () => {
    const standing = fc.record({
      state: fc.constantFrom(...subscriptionStates.names, 'unknown' as const),
      request: fc.constantFrom(...requestStates.names, 'unknown' as const),
      confirm: fc.constantFrom(...confirmStates.names, 'unknown' as const),
      transferred: fc.boolean(),
      startsOn: fc.option(
        fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)),
        { nil: undefined },
      ),
    });
    const isAsked: readonly string[] = ['revoke', 'revoke-confirmed', 'refund', 'unknown'];
    const freeStarts = Array.from({ length: 15 }, (_, days) => addDays(today, -days + 1));
    const isFreeStart = (day: string | undefined) =>
      day !== undefined && (day > today || freeStarts.some((one) => one === day));

    fc.assert(
      fc.property(standing, (one) => {
        const isWaiting = one.state === 'pending' && one.confirm !== 'rejected';
        const isNew = one.state === 'active' && isFreeStart(one.startsOn);
        const expected = (isWaiting || isNew) && !isAsked.includes(one.request) && !one.transferred;
        expect(isInCoolingOff(one, today, settings)).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('extensionWithdrawableUntil', () => {
  it('returns the last free day of the extension, unless the approval is later [A-99]', () => {
    const until = (startsOn: PlainDate | undefined) =>
      extensionWithdrawableUntil({ startsOn }, today, settings);

    expect(until(plainDate('2026-12-11'))).toBe('2026-12-24');
    expect([13, 14].map((days) => until(addDays(today, -days)))).toEqual([today, undefined]);
    expect(until(undefined)).toBeUndefined();
  });
});

describe('isWithdrawn', () => {
  const cancelled = {
    state: 'active',
    startsOn: plainDate('2026-11-07'),
    parentId: undefined,
    stateOn: undefined,
    daysUsed: undefined,
  } as const;
  const is = (own: Partial<Parameters<typeof isWithdrawn>[0]>, on = today) =>
    isWithdrawn({ ...cancelled, ...own }, on, settings);

  it('returns true until the last free day when the day of the request is unknown [LAW-007]', () => {
    const approval = { stateOn: plainDate('2026-11-06') };

    expect([is({}), is(approval)]).toEqual([true, true]);
    expect([is({}, addDays(today, 1)), is(approval, addDays(today, 1))]).toEqual([false, false]);
  });

  it('decides by the day of the request on later days [LAW-007]', () => {
    const later = plainDate('2027-01-01');

    expect(is({ stateOn: cancelled.startsOn }, later)).toBe(true);
    expect(is({ stateOn: plainDate('2026-11-20') }, later)).toBe(true);
    expect(is({ stateOn: plainDate('2026-11-21') }, later)).toBe(false);
  });

  it('decides by today when an extension has not changed since its first day [LAW-007, A-29]', () => {
    const begun = { parentId: 'S0', stateOn: cancelled.startsOn };

    expect([today, addDays(today, 1)].map((day) => is(begun, day))).toEqual([true, false]);
    expect(is({ ...begun, stateOn: plainDate('2026-11-08') }, addDays(today, 1))).toBe(true);
  });

  it('decides by the days of use of the server before any date [LAW-007]', () => {
    const stateOn = plainDate('2026-12-01');

    expect([14, 15].map((daysUsed) => is({ daysUsed, stateOn }, stateOn))).toEqual([true, false]);
  });

  it('returns true for an application, also when it was cancelled before a first day [LAW-007]', () => {
    const before = (['pending', 'revoked', 'refund'] as const).map((state) =>
      is({ state, startsOn: undefined }),
    );

    expect(before).toEqual([true, true, true]);
    expect(is({ startsOn: undefined })).toBe(false);
  });
});
