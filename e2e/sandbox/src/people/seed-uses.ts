import type { Queries } from '@shared/database/database';
import { attachmentConfirms, type DocumentKind } from '@shared/domain/attachment';
import { addDays, type PlainDate } from '@shared/domain/calendar';
import { documentCodes } from '../backend/documents';
import { refundDataOf, refundOf } from '../backend/refunds';
import { subscriptionRow } from '../backend/subscription-rows';
import { products } from './catalogue';
import type { SeedSubscription } from './people';

export const documentRows = ({ id, documents = {} }: SeedSubscription) =>
  (Object.keys(documents) as DocumentKind[]).map((kind) => {
    const seen = documents[kind] ?? 'unchecked';
    return {
      subscription_id: id,
      kind: documentCodes[kind],
      url: `/sandbox/documents/${kind}.png`,
      confirm: attachmentConfirms.codeOf(seen),
      reason: seen === 'retake' ? '사진이 흐려요. 다시 촬영해 주세요.' : null,
    };
  });

const CENTRE = { id: 'A001', slug: '한강-강남' };

export const confirmRows = ({ id, uses = [] }: SeedSubscription, today: PlainDate) =>
  uses.flatMap(({ claim, daysAgo }) =>
    claim === undefined
      ? []
      : [
          {
            id: confirmId(id),
            subscription_id: id,
            approved_on: addDays(today, -daysAgo),
            price_with_vat: claim,
            agent_id: CENTRE.id,
          },
        ],
  );

export const useRows = ({ id, uses = [] }: SeedSubscription, today: PlainDate) =>
  uses.map(({ product, units, daysAgo, claim }) => ({
    subscription_id: id,
    product_id: product,
    unit: units,
    used_on: addDays(today, -daysAgo),
    agent_slug: CENTRE.slug,
    worth: (products.find((one) => one.id === product)?.worth ?? 0) * units,
    confirm_id: claim === undefined ? null : confirmId(id),
  }));

const confirmId = (subscriptionId: string): string => `C${subscriptionId.slice(1)}`;

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
