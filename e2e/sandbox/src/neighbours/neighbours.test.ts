/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { Hono } from 'hono';
import { dataOf, paymentOf, placeOrder } from '../testing/orders';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';
import { neighbours } from './neighbours';

let sandbox: SandboxUnderTest;
let app: Hono;

beforeAll(async () => {
  sandbox = await openSandbox();
  app = new Hono();
  app.route('/', sandbox.app);
  app.route('/', neighbours(sandbox.services));
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.services.reset());

const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
const addressOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://nowhere.invalid');

it('serves all pictures of packages and products [ENTITY-001, ENTITY-005]', async () => {
  type Pictured = { atts: string[]; products: { icon: string }[] };
  const filters = encodeURIComponent(JSON.stringify({ dates: {} }));
  const packages = dataOf<Pictured[]>(await sandbox.visitor.get(`/pkgs?filters=${filters}`));
  const named = packages.flatMap(({ atts, products }) => [
    ...atts,
    ...products.map(({ icon }) => icon),
  ]);
  const addresses = [...new Set(named.filter((one) => one.includes('/')))];
  const types = await Promise.all(
    addresses.map(async (address) => (await app.request(address)).headers.get('content-type')),
  );

  expect(addresses).toHaveLength(5);
  expect(types).toEqual(addresses.map(() => 'image/svg+xml'));
});

describe('an order at the card provider', () => {
  it.each([
    ['quick', '50', 'paid'],
    ['failure', '-50', 'failed'],
    ['cancelled', '-50', 'failed'],
  ])(
    'returns to the landing after %s with vtg_id, state %s, msg and reqs [SBX-002]',
    async (outcome, state, status) => {
      const customer = await sandbox.as('new-customer');
      const placed = await placeOrder(customer);
      const { redirect } = dataOf<{ redirect: string }>(placed);
      expect((await app.request(redirect)).status).toBe(200);

      const landing = addressOf(await post(redirect, { outcome }));

      expect(landing.pathname).toBe('/app/layover');
      expect(landing.searchParams.get('vtg_id')).toBe(customer.vtgId);
      expect(landing.searchParams.get('state')).toBe(state);
      expect(landing.searchParams.has('msg')).toBe(true);
      expect(JSON.parse(landing.searchParams.get('reqs') ?? '')).toEqual(
        expect.objectContaining({ payments: expect.objectContaining({ step: 3 }) }),
      );
      expect((await sandbox.services.payment(paymentOf(placed)))?.status).toBe(status);
    },
  );
});

describe('identity check at its service', () => {
  const nonMember = async () => {
    const links = await sandbox.services.solicitations.list();
    return links.find(({ isMember, isIdentified }) => !isMember && !isIdentified)!;
  };
  const encDataOf = async (hash: string) =>
    String((await sandbox.visitor.get(`/encData?hash=${hash}`)).body['encData']);

  it.each([
    ['success', '/app/nice/success/', true],
    ['failure', '/app/nice/fail/', false],
  ])(
    'with %s returns to %s after the backend knows the result [IDENT-006]',
    async (outcome, path, isIdentified) => {
      const { hash } = await nonMember();
      const EncodeData = await encDataOf(hash);
      expect((await post('/identity/check', { EncodeData })).status).toBe(200);

      const answer = await post('/identity/result', { EncodeData, outcome });

      expect(addressOf(answer).pathname).toBe(path);
      const after = (await sandbox.services.solicitations.list()).find((it) => it.hash === hash);
      expect(after?.isIdentified).toBe(isIdentified);
    },
  );
});

describe('photos of the seeded people', () => {
  it('can be opened', async () => {
    const subscriptions = await sandbox.services.applications.list('pending-retake');

    const answers = await Promise.all(
      subscriptions.flatMap(({ documents }) => documents).map(({ url }) => app.request(url)),
    );

    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
      'image/png',
      'image/png',
      'image/png',
    ]);
  });
});
