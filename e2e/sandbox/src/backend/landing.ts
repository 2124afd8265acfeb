import { addresses } from '../addresses';
import type { Queries } from '../database/database';
import type { Dialect } from '../literal/dialect';
import { personBy } from '../people/person';
import type { World } from '../world';
import { type Payment, paymentOf } from './payment';
import { notFound } from './refusal';
import { solicitationRow } from './solicitation-rows';
import { type SubscriptionRow, subscriptionRow } from './subscription-rows';

const MESSAGE_WHEN_PAID = '결제가 완료되었습니다.';
const MESSAGE_WHEN_NOT = '결제가 완료되지 않았습니다.';

/** Where the card provider returns the browser. Source, LAND-001, LAND-002. @throws {Refused} 404 */
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
    reqs: JSON.stringify(await requestOf(database, payment, dialect)),
  });
  return `${addresses.app}/layover?${query}`;
}

const unknownPayment = () => notFound('결제 정보를 찾을 수 없습니다.');

/** Who pays by a link of staff need not have an account. */
async function vtgIdOf(
  queries: Queries,
  { subscriptionId, solicitationHash }: Payment,
): Promise<string | null | undefined> {
  const row = await subscriptionRow(queries, subscriptionId ?? '');
  const link = await solicitationRow(queries, solicitationHash ?? '');
  const personId = row?.personId ?? link?.personId;
  return personId ? (await personBy(queries, 'id', personId))?.vtgId : undefined;
}

/** What was in the request that led to the card page, and what names the order where this backend says it. */
async function requestOf(
  queries: Queries,
  payment: Payment,
  { extras, isExtended }: Dialect,
): Promise<object> {
  if (isExtended) return knownRequest(queries, payment);
  const named = payment.subscriptionId
    ? { subsc_id: payment.subscriptionId }
    : { hash: payment.solicitationHash };
  return { ...payment.sent, ...(extras.has('landing-order-id') && named) };
}

async function knownRequest(queries: Queries, payment: Payment): Promise<object> {
  const row = await subscriptionRow(queries, payment.subscriptionId ?? '');
  if (row === undefined) throw unknownPayment();
  return shortened(row, payment.details, payment.amount);
}

/** The application as it was sent, without name and plate: an address ends up in histories. Source: LAND-006. */
const shortened = (row: SubscriptionRow, details: Record<string, unknown>, amount: number) => ({
  subsc_id: row.id,
  pkg_id: row.packageId,
  vehicle_num_id: row.chassisNumber,
  vehicle_cat_id: row.categoryId,
  state_req: row.stateReq,
  date_start: row.startsOn,
  parent_subsc_id: row.parentId,
  dealer_cdk_id: row.dealerId,
  dealer_advisor_cdk_id: row.advisorId,
  price_payment: amount,
  att_reg_url: documentUrl(row, 20),
  att_insp_url: documentUrl(row, 40),
  att_panel_url: documentUrl(row, 30),
  payments: {
    step: details['step'],
    price_pkg: details['price_pkg'],
    price_payment: amount,
    promo: details['promo'],
    promo_code: details['promo_code'],
    card_type: details['card_type'],
    termsPre: details['termsPre'],
    terms: details['terms'],
    terms_version: details['terms_version'],
  },
  options: {
    vehicleData: {
      model: row.vehicleData['model'],
      num_id: row.chassisNumber,
      date_reg: row.vehicleData['date_reg'],
      km: row.vehicleData['km'],
    },
  },
});

/** Short addresses only: a picture inside an address would not fit. */
const documentUrl = ({ documents }: SubscriptionRow, kind: number): string | null => {
  const url = documents.find((one) => one.kind === kind)?.url ?? '';
  return url === '' || url.startsWith('data:') ? null : url;
};
