import { cardsOf } from '../../journeys/steps/living';
import { expect, type Sandbox } from '../../journeys/test';

export type Payment = {
  id: string;
  status: 'waiting' | 'paid' | 'failed';
  /** Number of the application. */
  orderNumber: string;
};

/** Returns the ids of all orders, paid or not. Each order has one payment. */
export const paymentIds = async (sandbox: Sandbox): Promise<readonly string[]> =>
  ((await sandbox.ask('payments')) as Payment[]).map(({ id }) => id);

/**
 * Expects exactly one paid order since `before`, with one membership. `unpaid` is the number of orders that the
 * customer gave up. Then staff close the membership, so that the vehicle is free for the next trial.
 */
export async function expectOneOrder(
  sandbox: Sandbox,
  before: readonly string[],
  trial: string,
  unpaid = 0,
): Promise<void> {
  const all = (await sandbox.ask('payments')) as Payment[];
  const fresh = all.filter(({ id }) => !before.includes(id));
  expect(fresh.map(({ status }) => status).toSorted(), trial).toEqual([
    'paid',
    ...Array<string>(unpaid).fill('waiting'),
  ]);
  const open = (await cardsOf(sandbox, 'new-customer')).filter(({ state }) => state === 15);
  expect(open, trial).toHaveLength(1);
  await sandbox.staff('reject', { id: open[0]?.id, close: 'on' });
}
