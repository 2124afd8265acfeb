/** @jest-environment ./e2e/sandbox/src/testing/pglite-environment.ts */
import { applicationSuite } from '../testing/application-suite';
import { membershipSuite } from '../testing/membership-suite';
import { orderSuite } from '../testing/order-suite';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

describe('on the embedded database', () => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await openSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.services.reset(), 60_000);

  orderSuite(() => sandbox);
  applicationSuite(() => sandbox);
  membershipSuite(() => sandbox);
});
