/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { applicationSuite } from '../testing/application-suite';
import { keyedOrderSuite } from '../testing/keyed-order-suite';
import { membershipSuite } from '../testing/membership-suite';
import { orderSuite, refusedOrderSuite } from '../testing/order-suite';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

// The titles of the suites contain more ids. This list has the ids that no other title contains.
describe('on the embedded database [STATE-006, STATE-007, STATE-008, STATE-009, STATE-010, REVOKE-021, REVOKE-022, SBX-006, SBX-008]', () => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.services.reset());

  orderSuite(() => sandbox);
  refusedOrderSuite(() => sandbox);
  keyedOrderSuite(() => sandbox);
  applicationSuite(() => sandbox);
  membershipSuite(() => sandbox);
});
