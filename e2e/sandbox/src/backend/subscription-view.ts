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

/** Returns the current and former memberships of a person, as that person may see them. Source: API-006. */
export async function subscriptionsOf(queries: Queries, personId: string) {
  const rows = await subscriptionsOfPerson(queries, personId);
  return rows.map((row) => subscriptionView(row, personId));
}

/**
 * Returns a membership in the API format for one viewer. The former owner of a transferred membership sees it as
 * expired since the transfer day, without documents. Source: API-024, ENTITY-021…027.
 */
export function subscriptionView(row: SubscriptionRow, viewerId: string) {
  const isFormer = row.personId !== viewerId;
  return {
    ...row.wire,
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

/**
 * Returns the order number that the card page also shows. It must not be the payment id, because that id opens the card
 * page. Source: A-42.
 */
const orderNumber = ({ id, payments }: SubscriptionRow, index: number): string =>
  index === 0 ? id : `${id}-${payments.length - index}`;

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
