/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { serverDatabase } from '@shared/database/testing/test-database';
import { applicationSuite } from '../testing/application-suite';
import { extensionSuite } from '../testing/extension-suite';
import { keyedOrderSuite } from '../testing/keyed-order-suite';
import { membershipSuite } from '../testing/membership-suite';
import { orderSuite, refusedOrderSuite } from '../testing/order-suite';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

/** Address of a PostgreSQL server that shall run the suites, too: `postgres://user@host/database`. */
const url = process.env['TEST_DATABASE_URL'];
const databases = ['embedded database', ...(url === undefined ? [] : [url])];

describe.each(databases)('on the %s', (where) => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await openSandbox(where === url ? await serverDatabase(url) : undefined);
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.services.reset());

  orderSuite(() => sandbox);
  refusedOrderSuite(() => sandbox);
  keyedOrderSuite(() => sandbox);
  applicationSuite(() => sandbox);
  membershipSuite(() => sandbox);
  extensionSuite(() => sandbox);
});
