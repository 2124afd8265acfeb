/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { openClock } from '../clock';
import { orderOf, placeOrder } from '../testing/orders';
import { NOON, sandboxOfFile } from '../testing/sandbox-under-test';
import { readContract } from './contract';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => complaints.mockRestore());

const { sandbox, caller } = sandboxOfFile();

describe('a fault', () => {
  it('ends after one call if it is set to once, and otherwise stays until it is cleared [SBX-005]', async () => {
    const { faults } = sandbox.services;
    await faults.set({ operationId: 'getDealers', status: 500, once: true });
    await faults.set({ operationId: '*', status: 503 });

    const first = await caller.get('/dealerCdks');
    const second = await caller.get('/dealerCdks');
    await faults.clear();
    const third = await caller.get('/dealerCdks');

    expect([first.status, second.status, third.status]).toEqual([500, 503, 200]);
  });

  it('can delay a call or leave it without an answer [SBX-005]', async () => {
    await sandbox.services.faults.set({ operationId: 'getDealers', delay: 30 });
    const started = performance.now();
    const late = await caller.get('/dealerCdks');
    await sandbox.services.faults.set({ operationId: 'getDealers', hang: true });
    const leaving = new AbortController();
    const hanging = sandbox.app.request('http://sandbox.test/api/v1App/dealerCdks', {
      signal: leaving.signal,
      headers: { Authorization: `Bearer ${caller.token}` },
    });
    const first = await Promise.race([hanging, caller.get('/vehicles/none').then(() => 'other')]);
    leaving.abort();

    expect(late.status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
    expect(first).toBe('other');
    expect((await hanging).status).toBe(504);
  });
});

describe('the clock', () => {
  it('survives a restart [SBX-008]', async () => {
    await sandbox.services.clock.freeze(new Date('2027-03-01T00:00:00+09:00'));

    const reopened = await openClock(sandbox.database, () => NOON);

    expect([reopened.today(), reopened.isFrozen()]).toEqual(['2027-03-01', true]);
  });
});

describe('the list of calls', () => {
  it('shows the caller and the call without personal data', async () => {
    await caller.get(`/vehicles/showByNumId/${caller.vin}?vtg_id=${caller.vtgId}`);

    const [latest] = sandbox.services.requestLog.list();

    expect(latest).toMatchObject({
      method: 'GET',
      operationId: 'showByNumId',
      status: 200,
      personKey: 'new-customer',
      fault: false,
      drift: undefined,
    });
    expect(JSON.stringify(latest)).not.toMatch(/VTG10005/);
  });

  it.each(['lost', 'unreadable'] as const)(
    'can take the answer away after the order was made: %s [SBX-005]',
    async (after) => {
      await sandbox.services.faults.set({ operationId: 'createSubsc', after, once: true });

      const answer = await placeOrder(caller);

      expect(answer.body).toEqual({});
      expect(await waitingOrders()).toBe(1);
    },
  );

  it('can run an order twice and send one answer [SBX-005]', async () => {
    await sandbox.services.faults.set({ operationId: 'createSubsc', after: 'double', once: true });

    const answer = await caller.post('/subscs', orderOf(caller));

    expect(answer.status).toBe(200);
    expect(await waitingOrders()).toBe(2);
  });

  const waitingOrders = async () => {
    const payments = await sandbox.services.payments();
    return payments.filter(({ status, amount }) => status === 'waiting' && amount === 433_620)
      .length;
  };
});

const pages = encodeURIComponent(JSON.stringify({ dates: { key: 'date' } }));

describe('contract check', () => {
  it.each([
    ['a body without a field', () => caller.post('/subscs', { pkg: 'PKG-STANDARD' })],
    [
      'a body of another type',
      () =>
        sandbox.send('/api/v1App/users/estimate-content', {
          method: 'POST',
          headers: { Authorization: `Bearer ${caller.token}`, 'content-type': 'text/plain' },
          body: '{"vehicleNo":"x"}',
        }),
    ],
    ['a missing header', () => sandbox.visitor.post('/users/storeToken', {})],
    [
      'a day that is none',
      () => caller.get('/subscs/getRefundPrice/S-pending?revoke_date=2026-02-30&type=app'),
    ],
  ])('answers 599 when the request has %s', async (_what, request) => {
    const { status, body } = await request();

    expect(status).toBe(599);
    expect(body['msg']).toMatch(/^contract drift in \w+: /);
  });

  it('reports each kind of drift in an answer with its own message', () => {
    const operation = readContract().find(({ id }) => id === 'getClientIp');

    expect(operation?.checkAnswer(200, 'application/json', { ip: 7 })).toBe(
      'answer: /ip must be string',
    );
    expect(operation?.checkAnswer(200, 'text/html', {})).toBe(
      'answer is text/html, the contract says application/json',
    );
    expect(operation?.checkAnswer(409, 'application/json', { data: { msg: 3 } })).toBe(
      'refusal: /data/msg must be string',
    );
  });

  it('answers 599 and logs the call when a database row breaks the contract', async () => {
    await sandbox.database.query('update promotion set type_rate = 40');

    const { status, body } = await sandbox.visitor.get(`/pkgs?filters=${pages}`);

    const [latest] = sandbox.services.requestLog.list();
    expect([status, body['msg']]).toEqual([
      599,
      expect.stringMatching(/^contract drift in getPkgs: answer: \/data\/0\/promo/),
    ]);
    expect(latest).toMatchObject({ operationId: 'getPkgs', drift: expect.any(String) });
  });
});
