import { addDays, plainDate } from './calendar';
import { parseRevokeReason, revokeReasons, takesText } from './revoke-reason';
import { subscriptionStates } from './subscription-codes';
import { awaitsNotice, offeredTransfer } from './transfer';

const TODAY = plainDate('2026-11-20');
const settings = { minDays: 30, minVehicles: 1 };
const subscription = { state: 'active', transferred: false, stopsOn: addDays(TODAY, 30) } as const;
const refused = (error: string) => ({ ok: false, error });

describe('transfers', () => {
  it('need 30 or more days of service [TRANS-010]', () => {
    const offered = [-1, 0, 29, 30, 31, 364].filter(
      (days) =>
        offeredTransfer({ ...subscription, stopsOn: addDays(TODAY, days) }, 1, TODAY, settings).ok,
    );
    expect(offered).toEqual([30, 31, 364]);
    const short = { ...subscription, stopsOn: addDays(TODAY, 29) };
    expect(offeredTransfer(short, 1, TODAY, settings)).toEqual(refused('too-few-days'));
  });

  it('need as many vehicles as configured [TRANS-005]', () => {
    const asked = (vehicleCount: number, minVehicles: number) =>
      offeredTransfer(subscription, vehicleCount, TODAY, { ...settings, minVehicles });
    expect(asked(0, 1)).toEqual(refused('too-few-vehicles'));
    expect(asked(1, 2)).toEqual(refused('too-few-vehicles'));
    expect([asked(1, 1).ok, asked(2, 2).ok, asked(0, 0).ok]).toEqual([true, true, true]);
  });

  it('are offered once, and only for an active subscription', () => {
    const of = (own: object) => offeredTransfer({ ...subscription, ...own }, 1, TODAY, settings);
    expect(of({ transferred: true })).toEqual(refused('already-transferred'));
    expect(of({ stopsOn: undefined })).toEqual(refused('not-active'));
    expect(subscriptionStates.names.filter((state) => of({ state }).ok)).toEqual(['active']);
  });

  it('notify the receiver until confirmed, in state 0 only [TRANS-007]', () => {
    const inState = (state: number) =>
      awaitsNotice({ transfer: { state, name: '', date: undefined } });
    expect([-1, 0, 1].filter(inState)).toEqual([0]);
    expect(awaitsNotice({ transfer: undefined })).toBe(false);
  });
});

describe('reason of a cancellation', () => {
  it('must be chosen [VALID-033]', () => {
    expect(parseRevokeReason(undefined, 'anything')).toEqual({ ok: false, error: 'no-reason' });
  });

  it('has free text only for other [VALID-034, REVOKE-002]', () => {
    expect(revokeReasons.names.filter(takesText)).toEqual(['other']);
    expect(takesText(undefined)).toBe(false);
    const texts = revokeReasons.names.map((reason) => {
      const parsed = parseRevokeReason(reason, ' too far ');
      return parsed.ok && parsed.value.written;
    });
    expect(texts).toEqual(['', '', '', '', 'too far']);
  });

  it('may have an empty text, or one of 500 characters', () => {
    expect(parseRevokeReason('other', '')).toEqual({
      ok: true,
      value: { reason: 'other', written: '' },
    });
    const long = parseRevokeReason('other', 'x'.repeat(501));
    expect(long).toEqual({ ok: true, value: { reason: 'other', written: 'x'.repeat(500) } });
  });
});
