import { createHash } from 'node:crypto';
import type { Queries } from '@shared/database/database';
import { addresses } from '../addresses';
import type { World } from '../world';
import { bodyOf, type Call, customer, type Handler } from './call';
import { landingUrl } from './landing';
import type { NewSubscription } from './order-body';
import { settlePayment } from './payment';
import type { Person } from './person';
import { type Placed, placeOrder } from './place-order';
import { Refused } from './refusal';

/**
 * Creates an order. If the backend supports idempotency keys, the same key with the same content returns the same
 * order, and the same key with other content is an error. An order with price 0 skips the card provider. Source:
 * API-023, A-72, A-76.
 */
export const createSubsc: Handler = async (call, world) => {
  const person = customer(call);
  const order = bodyOf<NewSubscription>(call);
  const key = keyOf(call);
  const created = await world.database.transaction(async (tx) => {
    const now = world.clock.now();
    const content = contentOf(order);
    const earlier = key && (await earlierOrder(tx, { person, key, content, now }));
    if (earlier) return earlier;
    const fresh = await placeOrder(tx, world, person, order);
    await tx.query('update payment set sent = $2::jsonb where id = $1', [
      fresh.paymentId,
      JSON.stringify(call.body),
    ]);
    if (key === undefined) return fresh;
    await tx.query(
      'update idempotency set subscription_id = $3, payment_id = $4 where person_id = $1 and key = $2',
      [person.id, key, fresh.subscriptionId, fresh.paymentId],
    );
    return fresh;
  });
  return { data: { id: created.subscriptionId, redirect: await redirectOf(world, created, call) } };
};

/** @throws {Refused} 400 if the length of the key is outside 8 to 200. */
function keyOf(call: Call): string | undefined {
  const key = call.header('Idempotency-Key');
  if (key !== undefined && (key.length < 8 || key.length > 200))
    throw new Refused(400, '주문 키가 올바르지 않습니다.');
  return key;
}

async function redirectOf(
  world: World,
  { paymentId, amount }: Placed,
  { dialect }: Call,
): Promise<string> {
  if (amount > 0) return `${addresses.cardPage}${paymentId}`;
  await settlePayment(world, paymentId, 'success');
  return landingUrl(world, paymentId, dialect);
}

/** Hashes the content that must not change under one key. Leaves out time and day of sending. */
function contentOf({ payments, ...order }: NewSubscription): string {
  const { num: _stamp, date: _day, ...rest } = payments;
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...order, payments: rest })))
    .digest('hex');
}

/** Sorts the keys of an object, at every level, so that equal content has equal text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, it]) => [name, sorted(it)]));
}

/** Stores the key, or returns the order that already has it. A second request waits here for the first. */
async function earlierOrder(
  tx: Queries,
  { person, key, content, now }: { person: Person; key: string; content: string; now: Date },
): Promise<Placed | undefined> {
  const taken = await tx.query(
    `insert into idempotency (person_id, key, request_hash) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [person.id, key, content],
  );
  if (taken.length > 0) return undefined;
  const [row] = await tx.query<Placed & { content: string }>(
    `select idempotency.request_hash as content, payment.subscription_id as "subscriptionId",
       payment.id as "paymentId", payment.amount
     from idempotency join payment on payment.id = payment_id
     where person_id = $1 and key = $2`,
    [person.id, key],
  );
  if (row === undefined || row.content !== content)
    throw new Refused(422, '이미 다른 내용으로 접수된 주문입니다. 처음부터 다시 신청해 주세요.');
  // Reopen a failed payment: the customer may try again with the same order.
  await tx.query('update payment set state = -40, created_at = $2 where id = $1 and state = -50', [
    row.paymentId,
    now.toISOString(),
  ]);
  return row;
}
