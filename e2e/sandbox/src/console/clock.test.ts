/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

describe('the clock of the console', () => {
  const today = async () => (await staff.read<{ today: string }>('clock')).today;
  const dateHeader = async () =>
    (await staff.app.request('/api/v1App/getFilters')).headers.get('date');

  it('moves the date by days and back [SBX-008]', async () => {
    await staff.press('clock', { days: '30' });
    expect(await today()).toBe('2026-12-20');
    expect(await dateHeader()).toBe('Sun, 20 Dec 2026 03:00:00 GMT');

    await staff.press('clock', { reset: 'on' });
    expect(await today()).toBe('2026-11-20');
  });

  it('reads a time of the form as Korean time [SBX-008]', async () => {
    await staff.press('clock', { set: '2027-01-01T00:30' });

    expect(await dateHeader()).toBe('Thu, 31 Dec 2026 15:30:00 GMT');
    expect(await today()).toBe('2027-01-01');
    expect(await staff.html('/sandbox/clock')).toContain('2027-01-01 00:30:00');
  });

  it('can be frozen at a given day for a test [SBX-008]', async () => {
    const answer = await staff.post('clock', { set: '2027-03-01', freeze: true });

    expect(await answer.json()).toEqual(
      expect.objectContaining({
        data: expect.objectContaining({ today: '2027-03-01', frozen: true }),
      }),
    );
  });

  it('does not move when the time is invalid', async () => {
    const answer = await staff.post('clock', { set: 'soon' });

    expect([answer.status, await today()]).toEqual([400, '2026-11-20']);
  });
});
