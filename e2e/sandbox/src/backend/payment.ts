import { isDuplicate, type Queries } from '@shared/database/database';
import { numberStamp } from '@shared/domain/number-stamp';
import { record } from '../log';
import type { World } from '../world';
import { notFound } from './refusal';
import { refundInFull } from './revoke';
import { solicitationRow } from './solicitation-rows';
import { isWaitingExtension, subscriptionRow } from './subscription-rows';

export type PaymentOutcome = 'success' | 'failure' | 'cancelled';

export type Payment = {
  id: string;
  subscriptionId: string | null;
  solicitationHash: string | null;
  state: 50 | -40 | -50;
  amount: number;
  message: string | null;
  /** Time when the card page was opened for this payment, in milliseconds since the epoch. */
  openedAt: number;
  details: Record<string, unknown>;
  /** The request that led to the card page, unchanged. */
  sent: Record<string, unknown> | null;
};

const select = `select id, subscription_id as "subscriptionId",
  solicitation_hash as "solicitationHash", state, amount, message, details, sent,
  (extract(epoch from created_at) * 1000)::float8 as "openedAt" from payment`;

export async function paymentOf(queries: Queries, id: string): Promise<Payment | undefined> {
  const [payment] = await queries.query<Payment>(`${select} where id = $1`, [id]);
  return payment;
}

export const allPayments = (queries: Queries): Promise<Payment[]> =>
  queries.query<Payment>(`${select} order by created_at desc, id`);

const failures: Record<Exclude<PaymentOutcome, 'success'>, string> = {
  failure: '카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도해 주세요.',
  cancelled: '결제를 취소하셨습니다.',
};
const ENROLLED_MEANWHILE = '이미 가입된 차량입니다. 결제는 취소되었습니다.';

/**
 * Applies the result from the card provider. A paid or failed payment does not change. Source: STATE-006, STATE-007,
 * SBX-002, A-96.
 * @throws {Refused} 404
 */
export async function settlePayment(
  world: World,
  id: string,
  outcome: PaymentOutcome,
): Promise<Payment> {
  try {
    return await settle(world, id, outcome);
  } catch (error) {
    // Fail this payment when two orders for one vehicle were open and the other one was paid first.
    if (outcome === 'success' && isDuplicate(error)) return fail(world, id, ENROLLED_MEANWHILE);
    throw error;
  }
}

const settle = (world: World, id: string, outcome: PaymentOutcome): Promise<Payment> =>
  world.database.transaction(async (tx) => {
    const payment = await waiting(tx, id);
    if (payment.state !== -40) return payment;
    if (outcome !== 'success') return failed(tx, world, payment, failures[outcome]);
    const now = world.clock.now();
    await tx.query(
      `update payment set state = 50, num = coalesce(num, $2), paid_on = $3, message = null where id = $1`,
      [id, numberStamp(now), world.clock.today()],
    );
    const subscriptionId = payment.subscriptionId ?? (await enrolSolicited(tx, world, payment));
    await tx.query(
      `update subscription set is_paid = true, state = case state_req when 30 then 10 else 15 end,
         confirm = 10, state_on = $2 where id = $1`,
      [subscriptionId ?? null, world.clock.today()],
    );
    const subject = subscriptionId ?? id;
    await record(tx, world, { kind: 'paid', subject, said: `${payment.amount}원` });
    await refundOrphan(tx, world, subscriptionId);
    return { ...payment, state: 50 as const, message: null };
  });

/**
 * Refunds a paid extension whose membership was cancelled or transferred, because it would never start. Source: A-29.
 */
async function refundOrphan(tx: Queries, world: World, id: string | undefined): Promise<void> {
  const row = id === undefined ? undefined : await subscriptionRow(tx, id);
  if (row === undefined || row.parentId === null || !isWaitingExtension(row)) return;
  const parent = await subscriptionRow(tx, row.parentId);
  const isCancelled = parent === undefined || [-20, -50, -60].includes(parent.state);
  if (!isCancelled && parent.personId === row.personId) return;
  await refundInFull(tx, world, row, { state: -60 });
  await record(tx, world, { kind: 'refunded', subject: row.id, said: row.packageTitle });
}

const fail = (world: World, id: string, message: string): Promise<Payment> =>
  world.database.transaction(async (tx) => failed(tx, world, await waiting(tx, id), message));

async function waiting(tx: Queries, id: string): Promise<Payment> {
  const [payment] = await tx.query<Payment>(`${select} where id = $1 for update`, [id]);
  if (payment === undefined) throw notFound('결제 정보를 찾을 수 없습니다.');
  return payment;
}

async function failed(
  tx: Queries,
  world: World,
  payment: Payment,
  message: string,
): Promise<Payment> {
  await tx.query('update payment set state = -50, message = $2 where id = $1', [
    payment.id,
    message,
  ]);
  const subject = payment.subscriptionId ?? payment.id;
  await record(tx, world, { kind: 'payment-failed', subject, said: message });
  return { ...payment, state: -50, message };
}

/**
 * Creates the customer's application from a paid dealer link and returns the membership id. A visitor without an
 * account gets none, and the link shows that it is paid. Source: SOLIC-003, A-49.
 */
async function enrolSolicited(
  tx: Queries,
  { clock }: World,
  payment: { id: string; solicitationHash: string | null },
): Promise<string | undefined> {
  const row = await solicitationRow(tx, payment.solicitationHash ?? '', true);
  if (row === undefined) return undefined;
  await tx.query('update solicitation set state = 60 where hash = $1', [row.hash]);
  if (row.personId === null) return undefined;
  const { offer } = row;
  const [subscription] = await tx.query<{ id: string }>(
    `insert into subscription (id, person_id, package_id, chassis_number, plate, category_id, state,
       state_req, confirm, created_at, dealer_id, price, vehicle_data)
     values ('S' || nextval('subscription_number'), $1, $2, $3, $4, $5, 10, 10, 10, $6, $7, $8, $9::jsonb)
     returning id`,
    [
      row.personId,
      offer.packageId,
      offer.vin,
      offer.plate,
      offer.categoryId,
      clock.now().toISOString(),
      offer.dealerId,
      offer.price,
      JSON.stringify({
        model: { type: offer.model, year: null },
        num_id: offer.vin,
        date_reg: offer.registeredOn,
        num_reg: offer.plate,
        km: null,
      }),
    ],
  );
  await tx.query('update payment set subscription_id = $2 where id = $1', [
    payment.id,
    subscription?.id ?? null,
  ]);
  return subscription?.id;
}
