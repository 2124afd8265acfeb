import { randomUUID } from 'node:crypto';
import { dataOf, paymentOf, placeOrder, subscsOf } from './orders';
import type { Caller, SandboxUnderTest } from './sandbox-under-test';

/** Tests repeated orders with one key, on every database, if the backend has that extension. */
export function keyedOrderSuite(current: () => SandboxUnderTest): void {
  describe('an order with a key, where keys are supported', () => {
    let caller: Caller;
    beforeEach(async () => {
      caller = await current().as('new-customer');
      current().services.dialects.choose('idempotency-key+order-id');
    });

    it('returns the same order for the same key and content, also on the next day [API-023]', async () => {
      const key = randomUUID();
      const send = (num: string, date: string) =>
        placeOrder(caller, { payments: { num, date } }, key);
      const first = await send('1120235959', '2026-11-20');
      const again = await send('1121000001', '2026-11-21');

      expect(again.body).toEqual(first.body);
    });

    it('is refused for the same key with other content', async () => {
      const key = randomUUID();
      await placeOrder(caller, {}, key);

      const other = await placeOrder(caller, { dealer_cdk_id: 'D03' }, key);

      expect(other.status).toBe(422);
    });

    it('is created once when the button is pressed five times at once', async () => {
      const key = randomUUID();

      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => placeOrder(caller, {}, key)));

      const ids = new Set(answers.map((answer) => dataOf(answer)['id']));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(ids.size).toBe(1);
    });

    it('can be paid with the same key after a refused card [SBX-002]', async () => {
      const key = randomUUID();
      const payment = paymentOf(await placeOrder(caller, {}, key));
      await current().services.settlePayment(payment, 'failure');
      const again = paymentOf(await placeOrder(caller, {}, key));

      const waiting = await current().services.payment(again);
      await current().services.settlePayment(again, 'success');

      expect([again, waiting?.status]).toEqual([payment, 'waiting']);
      expect(await subscsOf(caller)).toHaveLength(1);
    });
  });
}
