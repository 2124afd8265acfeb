import type { Queries } from '@shared/database/database';
import { addresses } from '../addresses';
import type { Dialect } from '../literal/dialect';
import type { World } from '../world';
import { type Payment, paymentOf } from './payment';
import { personBy } from './person';
import { notFound } from './refusal';
import { solicitationRow } from './solicitation-rows';
import { subscriptionRow } from './subscription-rows';

const MESSAGE_WHEN_PAID = '결제가 완료되었습니다.';
const MESSAGE_WHEN_NOT = '결제가 완료되지 않았습니다.';

/**
 * Returns the address to which the card provider sends the browser back. Source, LAND-001, LAND-002.
 * @throws {Refused} 404
 */
export async function landingUrl(
  { database }: World,
  paymentId: string,
  dialect: Dialect,
): Promise<string> {
  const payment = await paymentOf(database, paymentId);
  if (payment === undefined) throw unknownPayment();
  const { solicitationHash: hash } = payment;
  if (hash !== null && dialect.extras.has('direct-link-return'))
    return `${addresses.app}/subscSolicitation/${hash}`;
  const isPaid = payment.state === 50;
  const query = new URLSearchParams({
    vtg_id: (await vtgIdOf(database, payment)) ?? '',
    state: isPaid ? '50' : '-50',
    msg: payment.message ?? (isPaid ? MESSAGE_WHEN_PAID : MESSAGE_WHEN_NOT),
    reqs: JSON.stringify(requestOf(payment, dialect)),
  });
  return `${addresses.app}/layover?${query}`;
}

const unknownPayment = () => notFound('결제 정보를 찾을 수 없습니다.');

/** Returns the customer's vtg_id, or undefined: a customer who pays by a dealer link may have no account. */
async function vtgIdOf(
  queries: Queries,
  { subscriptionId, solicitationHash }: Payment,
): Promise<string | null | undefined> {
  const row = await subscriptionRow(queries, subscriptionId ?? '');
  const link = await solicitationRow(queries, solicitationHash ?? '');
  const personId = row?.personId ?? link?.personId;
  return personId ? (await personBy(queries, 'id', personId))?.vtgId : undefined;
}

/** Returns the fields of the payment request, and the order id if this backend has the `landing-order-id` extension. */
function requestOf({ sent, subscriptionId, solicitationHash }: Payment, { extras }: Dialect) {
  const named = subscriptionId ? { subsc_id: subscriptionId } : { hash: solicitationHash };
  return { ...sent, ...(extras.has('landing-order-id') && named) };
}
