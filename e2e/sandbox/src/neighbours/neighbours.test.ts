/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { Hono } from 'hono';
import { dataOf } from '../testing/orders';
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
