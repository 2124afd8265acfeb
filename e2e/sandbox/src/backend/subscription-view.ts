import type { Queries } from '@shared/database/database';
import { subscriptionStates } from '@shared/domain/subscription-codes';
import { masked } from './masked';
import {
  type DocumentRow,
  isInsured,
  isTransferred,
  type SubscriptionRow,
  subscriptionsOfPerson,
} from './subscription-rows';

/** What `personId` may see of everything that is or was theirs. Source: API-006. */
export async function subscriptionsOf(queries: Queries, personId: string) {
  const rows = await subscriptionsOfPerson(queries, personId);
  return rows.map((row) => subscriptionView(row, personId));
}

/**
 * A membership on the wire, seen by one person. For the former owner of a transferred one it is over:
 * it reads expired since the day of the transfer, and its papers stay with the new owner.
 * Source: API-024, ENTITY-021…027.
 */
export function subscriptionView(row: SubscriptionRow, viewerId: string) {
  const isFormer = row.personId !== viewerId;
  return {
    ...periodView(row),
    ...(isFormer ? { state: subscriptionStates.codeOf('expired'), state_req: 10 } : {}),
    options: optionsView(row, isFormer),
    ...(isFormer ? noDocuments : documentsView(row.documents)),
    payments: paymentsView(row),
    recordPayments: row.payments.flatMap(({ state, paidOn }, index) =>
      state === PAID ? [{ id: orderNumber(row, index), date: paidOn }] : [],
    ),
    prodTypeInsurance: isInsured(row),
  };
}

const PAID = 50;

/** What the customer reads on the card page, too. The payment's own id opens that page, so it stays out of sight. Source: A-42. */
const orderNumber = ({ id, payments }: SubscriptionRow, index: number): string =>
  index === 0 ? id : `${id}-${payments.length - index}`;

const periodView = (row: SubscriptionRow) => ({
  id: row.id,
  state: row.state,
  // Until it is paid it asks for nothing: 10 and 30 together say that an extension is paid. Source: A-78.
  state_req: row.isPaid ? row.stateReq : 10,
  confirm: row.confirm,
  pkg: {
    id: row.packageId,
    title: row.packageTitle,
    group: row.group,
    is_assurance: row.isAssurance,
  },
  vehicle_num_id: row.vin,
  vehicle_num_reg: row.plate,
  date_start: row.startsOn,
  date_stop: row.stopsOn,
  date_start_insurance: row.insuranceStartsOn,
  date_state: row.stateOn,
  created_at: row.createdOn,
  parent_subsc_id: row.parentId,
  dealer_cdk_id: row.dealerId,
  dealer_advisor_cdk_id: row.advisorId,
  price_payment: row.price,
});

const optionsView = (row: SubscriptionRow, isFormer: boolean) => ({
  is_escalation: isTransferred(row),
  escalation: isTransferred(row)
    ? {
        state: row.transferState,
        name: masked(isFormer ? row.personName : (row.formerName ?? '')),
        date: row.transferOn,
      }
    : null,
  vehicleData: row.vehicleData,
  confirm: row.confirm,
  reason: row.rejectReason,
});

const noDocuments = { att_reg: null, att_insp: null, att_panel: null };

const documentsView = (documents: readonly DocumentRow[]) => ({
  att_reg: documentView(documents, 20),
  att_insp: documentView(documents, 40),
  att_panel: documentView(documents, 30),
});

function documentView(documents: readonly DocumentRow[], kind: DocumentRow['kind']) {
  const document = documents.find((one) => one.kind === kind);
  return document ? { options: { confirm: document.confirm, reason: document.reason } } : null;
}

function paymentsView({ payments: [payment] }: SubscriptionRow) {
  if (payment === undefined) return null;
  return {
    ...payment.details,
    state: payment.state,
    date: payment.paidOn,
    num: payment.num,
    price_payment: payment.amount,
    price_refund: payment.priceRefund,
    refund_data: payment.refundData,
  };
}
