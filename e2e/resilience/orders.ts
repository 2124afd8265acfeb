import { expect, type Sandbox } from '../journeys/test';

export type Payment = {
  id: string;
  status: 'waiting' | 'paid' | 'failed';
  /** Of the application. */
  orderNumber: string;
};
type Card = { id: string; person: { key: string }; state: number };

/** Every order there is, paid or not: each has one payment. */
export const paymentIds = async (sandbox: Sandbox): Promise<readonly string[]> =>
  ((await sandbox.ask('payments')) as Payment[]).map(({ id }) => id);

/**
 * Exactly one order since `before`, paid, and one membership from it; `unpaid` others are a gateway's doing. The
 * membership is then closed by staff, so that the vehicle is free for the next trial.
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
  const cards = (await sandbox.ask('subscriptions')) as Card[];
  const open = cards.filter(({ person, state }) => person.key === 'new-customer' && state === 15);
  expect(open, trial).toHaveLength(1);
  await sandbox.staff('reject', { id: open[0]?.id, close: 'on' });
}
