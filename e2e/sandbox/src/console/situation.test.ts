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

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const choose = (of: string, choice: string, cookie = '') =>
  staff.app.request('/sandbox/outcome', {
    method: 'POST',
    body: new URLSearchParams({ of, choice }),
    headers: { cookie },
  });

describe('outcomes chosen in advance', () => {
  it('keeps several choices for this browser and shows them on every page', async () => {
    const card = await choose('card', 'failure');
    const both = await choose('photo', 'bad', cookieOf(card));

    expect(cookieOf(both)).toBe('sandbox_outcomes=card%3Afailure.photo%3Abad');
    expect(staff.lineOf(card).get('done')).toBe("카드 결제: 이제부터 '실패'(으)로 끝납니다.");
    const page = await staff.app.request('/sandbox/clock', { headers: { cookie: cookieOf(both) } });
    expect(await page.text()).toContain('카드 결제 실패 · 촬영 · 문자 인식 흐린 사진, 잘못 읽힘');
  });

  it('removes a choice when a person selects the outcome again', async () => {
    const asked = await choose('card', 'ask', 'sandbox_outcomes=card:failure');

    expect(cookieOf(asked)).toBe('sandbox_outcomes=');
  });

  it('refuses unknown outcomes', async () => {
    const answer = await choose('card', 'explode');

    expect(staff.lineOf(answer).get('wrong')).toBe('card explode: 없는 결과입니다.');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('clears them on a reset', async () => {
    const answer = await staff.press('reset');

    expect(cookieOf(answer)).toBe('sandbox_outcomes=');
  });
});

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

      expect(answer.status).toBe(400);
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
