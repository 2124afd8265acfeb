import { plainDate } from '@shared/domain/calendar';
import { elapsed, periodText, shareText, subscriptionPeriod } from './period';
import { chosenVehicle } from './vehicle-choice';

const today = plainDate('2026-06-01');
const handedOn = {
  state: 'expired',
  request: 'none',
  startsOn: plainDate('2026-01-02'),
  stopsOn: plainDate('2027-01-01'),
  stateOn: plainDate('2026-05-20'),
  transfer: { date: plainDate('2026-05-19') },
} as const;
const ended = { ...handedOn, transfer: undefined };
const car = (id: string) => ({ id, vin: `VIN-${id}`, plate: '', model: '' });
const cars = [car('A'), car('B'), car('C')];
const of = (state: 'active' | 'expired', id: string) =>
  ({ state, request: 'none', vin: `VIN-${id}` }) as const;

describe('periodText', () => {
  it('keeps the last day when only that one is known [A-28]', () => {
    const stopsOn = plainDate('2027-01-01');

    expect(periodText({ startsOn: undefined, stopsOn })).toBe('2027-01-01까지');
  });
});

describe('subscriptionPeriod', () => {
  it.each([
    ['its transfer', handedOn, '2026-01-02 ~ 2026-05-19 (양도)'],
    ['the day of its last state', ended, '2026-01-02 ~ 2026-05-20'],
    ['no known day', { ...ended, stateOn: undefined }, '2026-01-02부터 이용 후 종료'],
    ['a day before its first', { ...ended, stateOn: plainDate('2026-01-01') }, '이용 전 종료'],
  ])('ends an expired membership early with %s [TRANS-007, STATE-001]', (_, one, period) => {
    expect(subscriptionPeriod(one, today)).toBe(period);
  });

  it('promises a rejected extension no days after an approval [A-29]', () => {
    const days = { startsOn: plainDate('2026-05-01'), stopsOn: plainDate('2027-04-30') };
    const late = { ...days, state: 'none', request: 'extension' } as const;

    expect(subscriptionPeriod({ ...late, confirm: 'waiting' }, today)).toMatch(/^승인 다음 날/);
    expect(subscriptionPeriod({ ...late, confirm: 'rejected' }, today)).not.toContain('승인');
  });

  it('keeps the whole period once its last day is over, and while it runs [STATE-001]', () => {
    const whole = '2026-01-02 ~ 2027-01-01';
    expect(subscriptionPeriod(handedOn, plainDate('2027-01-02'))).toBe(whole);
    expect(subscriptionPeriod({ ...handedOn, state: 'active' }, today)).toBe(whole);
  });
});

describe('elapsed', () => {
  it('returns the days left and the elapsed share of the period', () => {
    const days = { startsOn: plainDate('2026-01-01'), stopsOn: plainDate('2026-01-11') };

    expect(elapsed(days, plainDate('2026-01-04'))).toEqual({ daysLeft: 7, share: 0.3 });
  });
});

describe('shareText', () => {
  it('returns the share as a percentage', () => {
    expect(shareText(0.25)).toBe('25%');
  });
});

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
