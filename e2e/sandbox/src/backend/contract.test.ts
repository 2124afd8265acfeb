/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { type Caller, openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';
import { readContract } from './contract';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => complaints.mockRestore());

let sandbox: SandboxUnderTest;
let caller: Caller;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.services.reset();
  caller = await sandbox.as('new-customer');
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
