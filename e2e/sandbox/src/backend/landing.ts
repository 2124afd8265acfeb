import { addresses } from '../addresses';
import { personBy } from '../people/person';
import type { World } from '../world';
import { paymentOf } from './payment';
import { notFound } from './refusal';
import { type SubscriptionRow, subscriptionRow } from './subscription-rows';

const MESSAGE_WHEN_PAID = '결제가 완료되었습니다.';
const MESSAGE_WHEN_NOT = '결제가 완료되지 않았습니다.';

/**
 * Where the card provider returns the browser. A link of staff is its own landing: whoever pays there need not be a
 * customer, and its state says what happened. Source, LAND-001, LAND-002. @throws {Refused} 404
 */
export async function landingUrl({ database }: World, paymentId: string): Promise<string> {
  const payment = await paymentOf(database, paymentId);
  if (payment?.solicitationHash)
    return `${addresses.app}/subscSolicitation/${payment.solicitationHash}`;
  const subscription = payment && (await subscriptionRow(database, payment.subscriptionId ?? ''));
  if (payment === undefined || subscription === undefined)
    throw notFound('결제 정보를 찾을 수 없습니다.');
  const person = await personBy(database, 'id', subscription.personId);
  const isPaid = payment.state === 50;
  const query = new URLSearchParams({
    vtg_id: person?.vtgId ?? '',
    state: isPaid ? '50' : '-50',
    msg: payment.message ?? (isPaid ? MESSAGE_WHEN_PAID : MESSAGE_WHEN_NOT),
    reqs: JSON.stringify(requestOf(subscription, payment.details, payment.amount)),
  });
  return `${addresses.app}/layover?${query}`;
}

/** The application as it was sent, without name and plate: an address ends up in histories. Source: LAND-006. */
const requestOf = (row: SubscriptionRow, details: Record<string, unknown>, amount: number) => ({
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
