import { serverDatabase } from '@shared/database/testing/test-database';
import { applicationSuite } from '../testing/application-suite';
import { keyedOrderSuite } from '../testing/keyed-order-suite';
import { membershipSuite } from '../testing/membership-suite';
import { orderSuite } from '../testing/order-suite';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

/** Set by the test runner when a PostgreSQL server is available. */
const url = process.env['TEST_DATABASE_URL'] ?? '';
const onServer = url === '' ? describe.skip : describe;

onServer('on a PostgreSQL server', () => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await openSandbox(await serverDatabase(url));
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.services.reset());

  orderSuite(() => sandbox);
  keyedOrderSuite(() => sandbox);
  applicationSuite(() => sandbox);
  membershipSuite(() => sandbox);
});
