/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

describe('backend settings', () => {
  it('are set for all browsers by a form and shown on the page [SBX-005]', async () => {
    await staff.press('backend', { extras: 'order-id', clothes: 'flags-Y-and-N' });

    const page = await staff.html('/sandbox/faults');
    expect(page).toContain('<option value="order-id" selected');
    expect(page).toContain('<option value="flags-Y-and-N" selected');
    expect(staff.services.dialects.usual()).toMatchObject({ clothing: 'flags Y and N' });
  });

  it('refuse an unknown name', async () => {
    const answer = await staff.post('backend', { extras: 'free-lunch' });

    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('free-lunch'),
    ]);
  });
});

describe('faults of the console', () => {
  const call = (path: string, init?: RequestInit) => staff.app.request(`/api/v1App${path}`, init);

  it.each([400, 401, 403, 409, 500])('forces the status %i on a call [SBX-005]', async (status) => {
    await staff.press('fault', {
      operation: 'getFilters',
      status: String(status),
      message: '시험',
    });

    const answer = await call('/getFilters');

    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ data: { msg: '시험' } });
  });

  it.each([5030, 5031, 5021, 5020, 5015, 5011])(
    'forces the status code %i on an order [SBX-005]',
    async (code) => {
      await staff.post('fault', { operation: 'createSubsc', status_code: code });

      const answer = await call('/subscs', { method: 'POST' });

      expect(await answer.json()).toEqual(expect.objectContaining({ status_code: code }));
    },
  );

  it('applies once if set to once, and otherwise to every call until it is switched off [SBX-005]', async () => {
    await staff.press('fault', { operation: 'getFilters', status: '500', once: 'on' });
    expect([(await call('/getFilters')).status, (await call('/getFilters')).status]).toEqual([
      500, 200,
    ]);

    await staff.press('fault', { operation: 'getFilters', status: '500' });
    expect([(await call('/getFilters')).status, (await call('/getFilters')).status]).toEqual([
      500, 500,
    ]);

    await staff.press('clear-fault', {});
    expect((await call('/getFilters')).status).toBe(200);
  });

  it('cuts the answer in the middle [SBX-005]', async () => {
    await staff.press('fault', { operation: 'getFilters', broken: 'on' });

    const answer = await call('/getFilters');

    await expect(answer.json()).rejects.toThrow('JSON');
  });

  it('refuses a call that does not exist', async () => {
    const answer = await staff.press('fault', {
      operation: 'getNothing',
      status: '500',
      back: '/sandbox/faults',
    });

    expect(staff.lineOf(answer).get('wrong')).toBe('getNothing: 없는 호출입니다.');
  });

  it('of a remote applies to the server of its files until it is removed', async () => {
    await staff.press('remote-fault', { app: 'apply', kind: 'hang' });
    expect([...staff.services.remoteFaults]).toEqual([['apply', 'hang']]);

    await staff.post('remote-fault', { app: 'apply', kind: 'none' });
    expect(staff.services.remoteFaults.size).toBe(0);
  });
});
