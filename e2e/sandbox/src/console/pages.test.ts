/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

describe('the console', () => {
  it.each([
    ['/sandbox/people', '/sandbox/'],
    ['/sandbox/application/', '/sandbox/applications'],
    ['/sandbox/clock/', '/sandbox/clock'],
    ['/sandbox/call', '/sandbox/calls'],
  ])('leads from %s to %s [SBX-006]', async (near, page) => {
    const answer = await staff.app.request(near);
    expect(answer.headers.get('location')).toBe(page);
  });

  it('names the codes of a membership and the device of this browser [SBX-003, SBX-006]', async () => {
    const all = await staff.html('/sandbox/applications?show=all&person=active-standard');
    expect(all).toContain('state 20 이용 중 · req 10 없음 · confirm 20 승인완료');

    const headers = { cookie: 'sandbox_device=ios' };
    const people = await (await staff.app.request('/sandbox/', { headers })).text();
    expect(people).toContain('iOS · 지금');
    expect(people).not.toContain('웹 · 지금');
  });
});

describe('page of a person', () => {
  it('lists memberships and all screens with the person’s own ids [SBX-003]', async () => {
    const page = await staff.html('/sandbox/people/power-train-claim');

    expect(page).toContain('류하은');
    expect(page).toContain('POWER TRAIN · 이용 중');
    expect(page).toContain('value="/app/subscStatus/subscs/S-power-train-claim"');
    expect(page).toContain('value="/app/guide/insurance/C-power-train-claim"');
    expect(page).toContain('value="/app/transfer/S-power-train-claim"');
    expect(page).toContain('value="/app/estimate/guide"');
    expect(page).not.toContain('value="/app/:');
  });

  it('shows a message for an unknown person and exists for a visitor', async () => {
    const answer = await staff.app.request('/sandbox/people/nobody');

    expect(staff.lineOf(answer).get('wrong')).toBe('nobody: 없는 사람입니다.');
    expect(await staff.html('/sandbox/people/visitor')).toContain('value="/app/termInfo/service"');
  });
});

describe('a link', () => {
  it('contains the present situation in its address on request [SBX-003, SBX-005]', async () => {
    await staff.press('fault', { operation: 'getUser', hang: 'on' });
    await staff.press('remote-fault', { app: 'guides', kind: '404' });
    await staff.press('clock', { set: '2026-12-01' });
    const cookie =
      'sandbox_outcomes=card:failure.photo:bad; sandbox_extras=order-id; sandbox_clothes=flags-Y-and-N';
    const link = '/sandbox/link?person=many&as=ios&to=/app/subscStatus?isHead=Y&situation=now';
    const page = await (await staff.app.request(link, { headers: { cookie } })).text();
    await staff.press('reset');

    const [, address = ''] = /readonly="" value="([^"]+)"/.exec(page) ?? [];
    expect(address.replaceAll('&amp;', '&')).toBe(
      'http://localhost/app/subscStatus?isHead=Y&scenario=many,ios,card:failure,photo:bad,clock:2026-12-01,fault:getUser:hang,remote:guides:404,extras:order-id,clothes:flags-Y-and-N',
    );
  });

  it('can only lead into the product', async () => {
    const page = await staff.html('/sandbox/link?person=many&as=ios&to=https://evil.example/app/');

    expect(page).toContain('to=%2Fapp%2F"');
    expect(page).not.toContain('evil.example');
  });

  it('explains how a phone can open it when only this computer can', async () => {
    const here = await staff.html('/sandbox/link?person=many');
    const inNetwork = await (
      await staff.app.request('http://192.168.0.7:4100/sandbox/link?person=many')
    ).text();

    expect(here).toContain('npm start -- --host 0.0.0.0');
    expect(inNetwork).not.toContain('--host');
    expect(inNetwork).toContain('value="http://192.168.0.7:4100/sandbox/open?person=many');
  });
});

const call = (path: string, init?: RequestInit) => staff.app.request(`/api/v1App${path}`, init);
const numbers = async (query = '') =>
  [...(await staff.html(`/sandbox/calls${query}`)).matchAll(/data-number="(\d+)"/g)].map(
    ([, number]) => Number(number),
  );

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
  it('does not show a token', async () => {
    const begun = await call('/auth/initSession', { method: 'POST' });
    const { data } = (await begun.json()) as { data: { pre_auth_token: string } };
    const [number] = await numbers();

    const page = await staff.html(`/sandbox/calls/${number}`);

    expect(page).toContain('&quot;pre_auth_token&quot;: &quot;***&quot;');
    expect(page).not.toContain(data.pre_auth_token);
  });
});

const carsOf = async (key: string) => {
  const person = await staff.services.people.byKey(key);
  const cars = await staff.services.people.vehiclesOf(person?.id ?? '');
  return cars.map(({ vin }) => vin);
};

describe('the sale of a car', () => {
  it('puts the car on the account of the buyer once [SBX-006]', async () => {
    const [car] = await carsOf('active-standard');
    const sale = { id: 'S-active-standard', to: 'new-customer' };

    await staff.press('sell-car', sale);
    await staff.press('sell-car', sale);

    expect((await carsOf('new-customer')).filter((one) => one === car)).toEqual([car]);
  });

  it('is refused when the buyer already owns the car [SBX-006]', async () => {
    const answer = await staff.press('sell-car', {
      id: 'S-active-standard',
      to: 'active-standard',
      back: '/sandbox/transfers',
    });

    expect(staff.lineOf(answer).get('wrong')).toBe('이미 이 사람의 차량입니다.');
  });
});
