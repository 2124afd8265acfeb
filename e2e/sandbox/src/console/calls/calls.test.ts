/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from '../testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

const call = (path: string, init?: RequestInit) => staff.app.request(`/api/v1App${path}`, init);
const shown = async (query = '') =>
  [...(await staff.html(`/sandbox/calls${query}`)).matchAll(/data-number="(\d+)"/g)].map(
    ([, number]) => Number(number),
  );

describe('the list of calls', () => {
  it('lists the latest call first and returns only newer calls to the page itself', async () => {
    await call('/getFilters');
    await call('/getFilters?again=1');
    const [second = 0, first = 0] = await shown();

    expect(second).toBe(first + 1);
    expect(await shown(`?after=${first}`)).toEqual([second]);
    expect(await shown(`?after=${second}`)).toEqual([]);
  });

  it('can be searched by words, failures and broken contracts', async () => {
    await call('/getFilters');
    await call('/users/U1031');

    expect(await shown('?q=getfilters 200')).toHaveLength(1);
    expect(await shown('?q=getfilters 401')).toEqual([]);
    expect(await shown('?only=failed')).toHaveLength(1);
    expect(await shown('?only=failed&q=getUser 401')).toHaveLength(1);
    expect(await shown('?only=failed&q=getFilters')).toEqual([]);
    expect(await shown('?only=drift')).toEqual([]);
  });
});

describe('the report', () => {
  it('contains builds, person, device, calls of this browser, and a link that restores them [SBX-005]', async () => {
    const { cookie } = await staff.services.accounts.signIn('many');
    await call('/getFilters');
    const headers = {
      cookie: `sandbox_account=${cookie.value}; sandbox_device=ios; sandbox_outcomes=card:failure`,
    };

    const page = await (await staff.app.request('/sandbox/report', { headers })).text();

    expect(page).toMatch(
      /release [0-9a-f]{32}\n {2}apply@1\.0\.0\n[\s\S]*\n {2}host@1\.0\.0\n[\s\S]*person many · ios/,
    );
    expect(page).toContain('/app/?scenario=many,ios,card:failure,clock:2026-11-20');
    expect(page).toMatch(/ getFilters 200 \d+ms/);
  });
});

describe('one call', () => {
  it('shows the request, the answer, the duration and the problem', async () => {
    await staff.press('fault', { operation: 'getFilters', status: '409', message: '이미 했어요' });
    await call('/getFilters?group=STANDARD');
    const [number] = await shown();

    const page = await staff.html(`/sandbox/calls/${number}`);

    expect(page).toContain('GET /api/v1App/getFilters');
    expect(page).toMatch(/<dd>\d+ms<\/dd>/);
    expect(page).toContain('&quot;group&quot;: &quot;STANDARD&quot;');
    expect(page).toContain('&quot;msg&quot;: &quot;이미 했어요&quot;');
    expect(page).toContain('<dt>넣은 오류</dt><dd>있음</dd>');
    expect(page).toContain('href="/sandbox/faults?operation=getFilters#new"');
  });

  it('does not show a token', async () => {
    const begun = await call('/auth/initSession', { method: 'POST' });
    const { data } = (await begun.json()) as { data: { pre_auth_token: string } };
    const [number] = await shown();

    const page = await staff.html(`/sandbox/calls/${number}`);

    expect(page).toContain('&quot;pre_auth_token&quot;: &quot;***&quot;');
    expect(page).not.toContain(data.pre_auth_token);
  });

  it('links to the faults page with the call preselected', async () => {
    const page = await staff.html('/sandbox/faults?operation=createSubsc');

    expect(page).toMatch(/<option value="createSubsc" selected/);
  });

  it('shows a message when the call is no longer stored', async () => {
    const answer = await staff.app.request('/sandbox/calls/999');

    expect(staff.lineOf(answer).get('wrong')).toBe('이 호출은 더 이상 기록에 없습니다.');
  });
});
