/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { consoleOfFile } from './testing/console-under-test';

const staff = consoleOfFile();

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

describe('a link', () => {
  const linkOf = async (cookie = '', to = '/app/') => {
    const path = `/sandbox/link?person=many&as=ios&to=${to}&situation=now`;
    const page = await (await staff.app.request(path, { headers: { cookie } })).text();
    const [, address = ''] = /readonly="" value="([^"]+)"/.exec(page) ?? [];
    return { page, address: address.replaceAll('&amp;', '&') };
  };

  it('contains the present situation in its address on request [SBX-003, SBX-005]', async () => {
    await staff.press('fault', { operation: 'getUser', hang: 'on' });
    await staff.press('remote-fault', { app: 'guides', kind: '404' });
    await staff.press('clock', { set: '2026-12-01' });
    const cookie =
      'sandbox_outcomes=card:failure.photo:bad; sandbox_extras=order-id; sandbox_clothes=flags-Y-and-N';
    const { address } = await linkOf(cookie, '/app/subscStatus?isHead=Y');
    await staff.press('reset');

    expect(address).toBe(
      'http://localhost/app/subscStatus?isHead=Y&scenario=many,ios,card:failure,photo:bad,clock:2026-12-01T12:00,fault:getUser:hang,remote:guides:404,extras:order-id,clothes:flags-Y-and-N',
    );
  });

  it('restores time, faults and backend settings that it contains [SBX-003, SBX-005]', async () => {
    const { faults, clock } = staff.services;
    await staff.press('fault', { operation: 'createSubsc', status_code: '5021' });
    await staff.press('fault', { operation: 'getPkgs', delay: '2000' });
    await staff.press('fault', { operation: 'getUser', status: '503' });
    await staff.press('clock', { set: '2026-12-01T23:50', freeze: 'on' });
    const before = faults.list();
    const { page, address } = await linkOf('sandbox_extras=order-id%2Bcoupon-id');
    await staff.press('reset');
    await staff.press('clock', { reset: 'on' });
    const opened = await staff.app.request(address);

    expect(faults.list()).toEqual(before);
    expect(clock.now().toISOString()).toBe('2026-12-01T14:50:00.000Z');
    expect(clock.isFrozen()).toBe(true);
    expect(address).toContain('extras:order-id+coupon-id');
    expect(opened.headers.getSetCookie().join()).toContain('sandbox_extras=order-id%2Bcoupon-id');
    expect(page).not.toContain('담지 못한');
  });

  it('names the faults that it cannot contain as they are, and leaves them out [SBX-005]', async () => {
    await staff.press('fault', { operation: 'getUser', status: '409', code: 'E1', once: 'on' });
    await staff.press('fault', { operation: 'getPkgs', message: '점검 중' });
    await staff.press('fault', { operation: 'putSubsc', hang: 'on' });

    const lost = '담지 못한 오류: getUser (409 · E1 · 한 번), getPkgs (계속)';
    const { page, address } = await linkOf();
    expect(page).toContain(lost);
    expect(address).not.toContain('fault:getUser');
    expect(address).toContain('fault:putSubsc:hang');
    expect(await staff.html('/sandbox/report')).toContain(lost);
  });

  it('can only lead into the product', async () => {
    const page = await staff.html('/sandbox/link?person=many&as=ios&to=https://evil.example/app/');

    expect(page).toContain('to=%2Fapp%2F"');
    expect(page).not.toContain('evil.example');
  });
});

const call = (path: string, init?: RequestInit) => staff.app.request(`/api/v1App${path}`, init);
describe('the report', () => {
  it('lists builds, person, device, the last 50 calls and a link that restores them [SBX-005]', async () => {
    const own = await staff.as('many');
    const other = await staff.as('pending');
    const { cookie } = await staff.services.accounts.signIn('many');
    for (let calls = 0; calls < 60; calls += 1) await call('/getFilters');
    await staff.press('fault', { operation: 'numRegCheck', status: '503' });
    await own.post('/vehicles/numRegCheck', { num_reg: '12가3456' });
    jest.spyOn(console, 'error').mockImplementation();
    await call('/unknown');
    await own.get(`/users/${own.person.id}`);
    await other.get('/subscs/S-pending');
    const headers = {
      cookie: `sandbox_account=${cookie.value}; sandbox_device=ios; sandbox_outcomes=card:failure`,
    };

    const page = await (await staff.app.request('/sandbox/report', { headers })).text();

    expect(page).toMatch(
      /release [0-9a-f]{32}\n {2}apply@1\.0\.0\n[\s\S]*\n {2}host@1\.0\.0\n[\s\S]*person many · ios/,
    );
    expect(page).toContain('/app/?scenario=many,ios,card:failure,clock:2026-11-20');
    const [, calls = ''] = page.split('calls (50, latest first)\n');
    expect(calls.split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(/^ {2}\S+ getUser 200 \d+ms$/),
      expect.stringMatching(/^ {2}\S+ \S+\/unknown 404 0ms \(contract: no table names GET .+\)$/),
      expect.stringMatching(/^ {2}\S+ numRegCheck 503 \d+ms \(fault\)$/),
      expect.stringMatching(/^ {2}\S+ getFilters 200 \d+ms$/),
    ]);
    expect(calls.match(/ getFilters /g)).toHaveLength(47);
    expect(calls).not.toContain('12가');
  });
});

describe('delivery in the console', () => {
  it('is the delivery console of the served store, below its own path', async () => {
    const ask = (path: string) =>
      staff.app.request(`http://localhost/sandbox/delivery${path}`, {
        headers: { host: 'localhost' },
      });
    const opened = await ask('');
    expect(opened.headers.get('location')).toBe('/sandbox/delivery/sandbox');

    const page = await (await ask('/sandbox')).text();
    expect(page).toContain('<base href="/sandbox/delivery/"/>');
    expect(page).toContain('>apply 1.0.0</h3>');
    expect((await ask('/style.css')).status).toBe(200);
  });
});

describe('the sale of a car', () => {
  it('is refused when the buyer already owns the car [SBX-006]', async () => {
    const answer = await staff.press('sell-car', {
      id: 'S-active-standard',
      to: 'active-standard',
      back: '/sandbox/transfers',
    });

    expect(staff.lineOf(answer).get('wrong')).toBe('이미 이 사람의 차량입니다.');
  });
});
