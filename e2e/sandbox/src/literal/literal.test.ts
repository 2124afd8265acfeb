/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import type { ExtraName } from '@shared/config/backend-extras';
import { linkHash } from '../people/link-hash';
import { dataOf, orderOf, paymentOf } from '../testing/orders';
import { jpegOf } from '../testing/pictures';
import { sandboxOfFile } from '../testing/sandbox-under-test';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => complaints.mockRestore());

const { sandbox, caller } = sandboxOfFile();

const on = (...extras: readonly ExtraName[]) => sandbox.services.dialects.choose(extras.join('+'));
const landingOf = async (payment: string) =>
  new URL(await sandbox.services.landingUrl(payment), 'http://sandbox.test');
const reqsOf = (landing: URL) => JSON.parse(landing.searchParams.get('reqs') ?? '');

describe('a backend with the strict contract', () => {
  it.each([
    ['the old name of the package', { pkg_id: 'PKG-STANDARD' }],
    ['the account', { vtg_id: 'VTG10005' }],
    [
      'a name inside a part',
      { payments: { card_type: 10, terms: {}, step: 3, terms_version: {} } },
    ],
  ])('refuses an order with %s and logs the call and the name', async (_what, more) => {
    const answer = await caller.post('/subscs', { ...orderOf(caller), ...more });

    expect(answer.status).toBe(400);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining('createSubsc: not named'));
    expect(sandbox.services.requestLog.list()[0]?.drift).toContain('not named');
  });

  it('refuses a path that is in no document and logs it in the list of calls', async () => {
    const answers = [await caller.get('/subscs/history/S1'), await caller.put('/users/U1', {})];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining('(core §7, second §7)'));
    expect(sandbox.services.requestLog.list()[0]?.drift).toContain('no table names PUT');
  });

  it('refuses a header that is in no document', async () => {
    const headers = { 'Idempotency-Key': 'one-press-one-key' };

    expect((await caller.post('/subscs', orderOf(caller), headers)).status).toBe(400);
    on('idempotency-key');
    expect((await caller.post('/subscs', orderOf(caller), headers)).status).toBe(200);
  });

  it('refuses a plate that is not sent as a form', async () => {
    expect((await caller.post('/vehicles/numRegCheck', { num_reg: '12가3456' })).status).toBe(400);
  });

  it('takes the bare map of terms, and term versions only with the extension [API-030]', async () => {
    const path = `/subscSolicitations/${linkHash('member')}/apply`;
    const terms = { service_agreement: true, personal_info_agree: true };
    const wrapped = { terms, terms_version: { service_agreement: '2026-01' } };

    expect((await sandbox.visitor.post(path, wrapped)).status).toBe(400);
    expect(await sandbox.visitor.post(path, terms)).toMatchObject({
      status: 200,
      body: { data: { redirect: null } },
    });
  });

  it('returns the browser with the order’s fields, and with its number only as an extension [LAND-001, LAND-002]', async () => {
    const order = orderOf(caller);
    const payment = paymentOf(await caller.post('/subscs', order));
    await sandbox.services.settlePayment(payment, 'success');

    const landing = await landingOf(payment);
    on('landing-order-id');
    const named = await landingOf(payment);

    expect([landing.pathname, landing.searchParams.get('state')]).toEqual(['/app/layover', '50']);
    expect(reqsOf(landing)).toEqual(order);
    expect(reqsOf(named)).toEqual({ ...order, subsc_id: expect.stringMatching(/^S\d+$/) });
  });

  it('takes the newest photos of the account because an order names none', async () => {
    const { uploads } = sandbox.services;
    const store = (type: 0 | 1 | 2) =>
      uploads.store(caller.person.id, type, new Uint8Array(jpegOf()));
    const registration = await store(0);
    await store(1);
    const inspection = await store(1);
    const payment = paymentOf(await caller.post('/subscs', orderOf(caller)));
    await sandbox.services.settlePayment(payment, 'success');

    const [card] = await sandbox.services.applications.list('new-customer');

    expect(card?.documents).toMatchObject([
      { kind: 'registration', url: registration.url },
      { kind: 'inspection', url: inspection.url },
    ]);
  });

  it.each([
    ['order-id', async () => caller.post('/subscs', orderOf(caller)), 'id'],
    [
      'vehicle-model-id',
      async () => caller.get(`/vehicles/showByNumId/${caller.vin}?vtg_id=${caller.vtgId}`),
      'vehicle_cat_id',
    ],
    [
      'notice-subscription-id',
      async () => (await sandbox.as('transfer-in')).get('/subscs/showEscalation/S-transferred'),
      'subsc_id',
    ],
  ] as const)('has the extension %s only when it is on', async (extra, ask, field) => {
    const without = dataOf(await ask());
    on(extra);
    const withIt = dataOf(await ask());

    expect(without).not.toHaveProperty(field);
    expect(withIt).toHaveProperty(field);
  });
});
