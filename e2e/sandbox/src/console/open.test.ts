/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());

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
