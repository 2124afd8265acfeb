/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { consoleOfFile } from './testing/console-under-test';

const staff = consoleOfFile();

const member = async () => (await staff.services.people.list()).find(({ vtgId }) => vtgId)!;
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const open = (query: string, cookie = '') =>
  staff.app.request(`/sandbox/open?${query}`, { headers: { cookie } });

describe('opening the app as a person', () => {
  it('deletes stored product data of another person and keeps it for the same person', async () => {
    const { key } = await member();
    const { cookie } = await staff.services.accounts.signIn(key);

    const other = await open(`person=${key}&as=ios`);
    const same = await open(`person=${key}&as=ios`, `sandbox_account=${cookie.value}`);

    expect(other.headers.get('clear-site-data')).toBe('"storage"');
    expect(cookiesOf(other)).toContain('app_token=');
    expect(same.headers.get('clear-site-data')).toBeNull();
  });
});

const openWith = (path: string, scenario: string) =>
  staff.app.request(`/app${path}?${new URLSearchParams({ isHead: 'Y', scenario })}`);

describe('?scenario= of a page', () => {
  it('applies the scenario, opens the page and does not apply it again on a reload', async () => {
    const answer = await openWith(
      '/subscStatus',
      'active-standard,ios,card:failure,photo:bad,clock:2026-12-01,fault:createSubsc:5021,remote:apply:404',
    );

    const address = new URL(answer.headers.get('location') ?? '', 'http://nowhere.invalid');
    expect(address.pathname).toBe('/app/subscStatus');
    expect(address.searchParams.get('isHead')).toBe('Y');
    expect(address.searchParams.get('vtg_id')).toMatch(/^VTG/);
    expect(address.searchParams.has('scenario')).toBe(false);
    expect(cookiesOf(answer)).toContain('sandbox_device=ios');
    expect(cookiesOf(answer)).toContain('sandbox_outcomes=card%3Afailure.photo%3Abad');
    expect(staff.services.clock.today()).toBe('2026-12-01');
    expect(staff.services.faults.list()).toEqual([
      { operationId: 'createSubsc', statusCode: 5021 },
    ]);
    expect([...staff.services.remoteFaults]).toEqual([['apply', '404']]);
    staff.services.remoteFaults.clear();
  });

  it.each([
    ['fault:getPkgs:hang', { operationId: 'getPkgs', hang: true }],
    ['fault:getPkgs:slow', { operationId: 'getPkgs', delay: 20_000 }],
    ['fault:putSubsc:lost', { operationId: 'putSubsc', after: 'lost' }],
  ])('reads %s', async (scenario, fault) => {
    await openWith('/', scenario);

    expect(staff.services.faults.list()).toEqual([fault]);
  });

  it('resets faults, outcomes, backend settings and the clock of an earlier scenario', async () => {
    await openWith(
      '/',
      'active-standard,ios,card:failure,days:9,fault:createSubsc:5021,remote:apply:404,clothes:flags-1-and-0',
    );

    const answer = await openWith('/', 'active-standard,android');

    expect(staff.services.faults.list()).toEqual([]);
    expect([...staff.services.remoteFaults]).toEqual([]);
    expect(staff.services.clock.today()).toBe('2026-11-20');
    expect(cookiesOf(answer)).toEqual(
      expect.arrayContaining(['sandbox_outcomes=', 'sandbox_extras=', 'sandbox_clothes=']),
    );
  });

  it('sets the extensions of the backend for this browser only', async () => {
    const answer = await openWith('/', 'active-standard,extras:order-id+coupon-id');

    expect(cookiesOf(answer)).toContain('sandbox_extras=order-id%2Bcoupon-id');
    const dressed = await openWith('/', 'clothes:flags-1-and-0');
    expect(cookiesOf(dressed)).toContain('sandbox_clothes=flags-1-and-0');
    expect(staff.lineOf(await openWith('/', 'extras:free-lunch')).get('wrong')).toContain(
      'free-lunch',
    );
  });

  it('keeps the person when none is named, and signs out for a visitor', async () => {
    const { cookie } = await staff.services.accounts.signIn('many');
    const headers = { cookie: `sandbox_account=${cookie.value}` };

    const kept = await staff.app.request('/app/?scenario=android', { headers });
    const left = await staff.app.request('/app/?scenario=visitor', { headers });

    expect(kept.headers.get('location')).toContain('vtg_id=VTG10032');
    expect(left.headers.get('location')).toBe('/app/');
  });

  it('changes nothing when a word is unknown', async () => {
    const answer = await openWith('/', 'active-standard,days:3,weather:rain');

    expect(staff.lineOf(answer).get('wrong')).toBe('시나리오를 읽을 수 없습니다: weather:rain');
    expect(staff.services.clock.today()).toBe('2026-11-20');
    expect(cookiesOf(answer)).toEqual([]);
  });
});

describe('the clock of the console', () => {
  const dateHeader = async () =>
    (await staff.app.request('/api/v1App/getFilters')).headers.get('date');

  it('reads a time of the form as Korean time [SBX-008]', async () => {
    await staff.press('clock', { set: '2027-01-01T00:30' });

    expect(await dateHeader()).toBe('Thu, 31 Dec 2026 15:30:00 GMT');
    expect(staff.services.clock.today()).toBe('2027-01-01');
    expect(await staff.html('/sandbox/clock')).toContain('2027-01-01 00:30:00');
  });

  it('does not move when the time is invalid', async () => {
    const body = JSON.stringify({ set: 'soon' });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body, headers };
    const { status } = await staff.app.request('/sandbox/api/clock', init);

    expect([status, staff.services.clock.today()]).toEqual([400, '2026-11-20']);
  });
});

describe('a form of the console', () => {
  it.each<[string, Record<string, string>, string]>([
    ['outcome', { of: 'card', choice: 'explode' }, 'card explode: 없는 결과입니다.'],
    ['do/backend', { extras: 'free-lunch' }, 'free-lunch'],
    ['do/fault', { operation: 'getNothing', status: '500' }, 'getNothing: 없는 호출입니다.'],
  ])('refuses an unknown name: %s', async (form, fields, sentence) => {
    const body = new URLSearchParams({ ...fields, back: '/sandbox/' });
    const answer = await staff.app.request(`/sandbox/${form}`, { method: 'POST', body });

    expect(staff.lineOf(answer).get('wrong')).toContain(sentence);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
