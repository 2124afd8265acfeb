import { createClock } from './clock';

describe('createClock', () => {
  const device = Date.parse('2026-11-20T14:50:00Z');

  it('returns device time before the first answer [STATE-014]', () => {
    const clock = createClock(() => device);

    expect(clock.now()).toEqual(new Date(device));
    expect(clock.today()).toBe('2026-11-20');
  });

  it('returns server time after the first answer, and the day in Korea [STATE-014]', () => {
    let elapsed = 0;
    const clock = createClock(() => device + elapsed);
    clock.heard(new Date('2026-11-20T15:00:00Z'));
    elapsed = 60_000;

    expect(clock.now()).toEqual(new Date('2026-11-20T15:01:00Z'));
    expect(clock.today()).toBe('2026-11-21');
  });

  it('follows the server again after the clock of the device was changed [STATE-014]', () => {
    let changed = 0;
    const clock = createClock(() => device + changed);
    clock.heard(new Date(device));
    changed = -3_600_000;
    clock.heard(new Date(device + 60_000));

    expect(clock.now()).toEqual(new Date(device + 60_000));
  });

  it('uses only the first answer, so that the day does not change under a page [STATE-014]', () => {
    const clock = createClock(() => device);
    clock.heard(new Date('2026-11-20T15:00:00Z'));
    clock.heard(new Date('2026-12-24T15:00:00Z'));

    expect(clock.today()).toBe('2026-11-21');
  });
});
