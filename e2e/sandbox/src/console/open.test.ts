/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

const member = async () => (await staff.services.people.list()).find(({ vtgId }) => vtgId)!;
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const open = (query: string, cookie = '') =>
  staff.app.request(`/sandbox/open?${query}`, { headers: { cookie } });

describe('opening the app as a person', () => {
  it.each(['android', 'ios', 'developer'])(
    'makes this browser an %s device for a person [SBX-003]',
    async (device) => {
      const { key, vtgId } = await member();

      const answer = await open(`person=${key}&as=${device}`);

      const address = answer.headers.get('location') ?? '';
      expect(address).toMatch(new RegExp(`^/app/\\?vtg_id=${vtgId}&connInfo=.`));
      expect(cookiesOf(answer)).toContain(`sandbox_device=${device}`);
      expect(cookiesOf(answer)).toContainEqual(expect.stringMatching(/^sandbox_account=.+/));
    },
  );

  it('makes this browser a plain browser for the web', async () => {
    const answer = await open(`person=${(await member()).key}&as=web`, 'sandbox_device=ios');

    expect(cookiesOf(answer)).toContain('sandbox_device=');
  });

  it('opens the requested page, but only inside the app', async () => {
    const { key, vtgId } = await member();

    const inside = await open(`person=${key}&as=ios&to=${encodeURIComponent('/app/subscStatus')}`);
    const outside = await open(
      `person=${key}&as=ios&to=${encodeURIComponent('//evil.example/app/')}`,
    );

    expect(inside.headers.get('location')).toMatch(
      new RegExp(`^/app/subscStatus\\?vtg_id=${vtgId}&`),
    );
    expect(outside.headers.get('location')).toMatch(/^\/app\/\?/);
  });

  it('deletes stored product data of another person and keeps it for the same person', async () => {
    const { key } = await member();
    const { cookie } = await staff.services.accounts.signIn(key);

    const other = await open(`person=${key}&as=ios`);
    const same = await open(`person=${key}&as=ios`, `sandbox_account=${cookie.value}`);

    expect(other.headers.get('clear-site-data')).toBe('"storage"');
    expect(cookiesOf(other)).toContain('app_token=');
    expect(same.headers.get('clear-site-data')).toBeNull();
  });

  it('signs out for a visitor', async () => {
    const { key } = await member();
    const { cookie } = await staff.services.accounts.signIn(key);

    const answer = await open('person=&as=android', `sandbox_account=${cookie.value}`);

    expect(answer.headers.get('location')).toBe('/app/');
    expect(cookiesOf(answer)).toContain('sandbox_account=');
    expect(await staff.services.accounts.personOf(cookie.value)).toBeUndefined();
  });

  it('shows a message when there is no such person', async () => {
    const answer = await open('person=nobody&as=ios');

    expect(staff.lineOf(answer).get('wrong')).toBe('등록되지 않은 계정입니다.');
    expect(cookiesOf(answer)).toEqual([]);
  });

  it('is offered for each person in the console, and to tests as JSON', async () => {
    const { key, name, vtgId } = await member();

    const page = await staff.html('/sandbox/');
    const answer = await staff.post('person', { person: key, as: 'android' });

    expect(page).toContain(name);
    expect(page).toMatch(/name="to" value="\/app\/subscStatus\?vtg_id=/);
    expect(page.match(/name="as" value="android"/g)?.length).toBeGreaterThan(10);
    expect(await answer.json()).toEqual(expect.objectContaining({ vtgId }));
    expect(cookiesOf(answer)).toContain('sandbox_device=android');
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
    ['fault:createSubsc:409', { operationId: 'createSubsc', status: 409 }],
    ['fault:getPkgs:hang', { operationId: 'getPkgs', hang: true }],
    ['fault:getPkgs:2000ms', { operationId: 'getPkgs', delay: 2000 }],
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
