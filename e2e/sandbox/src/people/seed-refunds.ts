import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import { refundDataOf, refundOf } from '../backend/refunds';
import { subscriptionRow } from '../backend/subscription-rows';

/** Stores the refunds of cancelled memberships, computed with the rules for the day on which they ended. */
export async function seedRefunds(tx: Queries, today: PlainDate): Promise<void> {
  const ended = await tx.query<{ id: string }>(
    `select id from subscription where state in (-20, -50, -60) or (state = 10 and confirm = -10)`,
  );
  for (const { id } of ended) {
    const row = await subscriptionRow(tx, id);
    if (row === undefined) continue;
    const stateThen = row.startsOn === null ? 15 : 20;
    const day = row.stateOn ?? today;
    const { refund, claimed } = await refundOf(tx, { ...row, state: stateThen }, day);
    if (refund.kind === 'not-allowed') throw new RangeError(`${id} cannot have been refunded`);
    await tx.query(
      'update payment set price_refund = $2, refund_data = $3::jsonb where subscription_id = $1',
      [id, refund.amount, JSON.stringify(refundDataOf(refund, claimed))],
    );
  }
}
