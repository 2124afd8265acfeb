import type { AttachmentConfirm, DocumentKind } from './attachment';
import type { PlainDate } from './calendar';
import type { Won } from './money';
import type { ConfirmState, RequestState, SubscriptionState } from './subscription-codes';

/** The three state codes of a subscription. Screens use the functions below instead. */
export type Standing = {
  state: SubscriptionState | Unknown;
  request: RequestState | Unknown;
  confirm: ConfirmState | Unknown;
};

/** A code newer than these tables. Such a membership appears in the history without any action. Source: A-82. */
type Unknown = 'unknown';

/** Fields of a subscription that the rules use. A resource may have more. Source: ENTITY-021…027. */
export type SubscriptionFacts = Standing & {
  id: string;
  parentId: string | undefined;
  packageId: string | undefined;
  title: string;
  /** Includes the repair-cost warranty. Source: A-64. */
  insured: boolean;
  vin: string;
  plate: string;
  createdOn: PlainDate | undefined;
  /** First day of service. Undefined before approval. */
  startsOn: PlainDate | undefined;
  /** Last covered day. Source: A-28. */
  stopsOn: PlainDate | undefined;
  insuranceStartsOn: PlainDate | undefined;
  /** Undefined if the server does not send it. */
  paid: Won | undefined;
  /** `options.is_escalation`: transferred to a new owner. */
  transferred: boolean;
  transfer: Transfer | undefined;
  /** The insurance terms were accepted when applying (`payments.termsPre.insurance`). */
  insuranceAccepted: boolean;
  documents: Documents;
};

/** `options.escalation`. */
export type Transfer = { state: number; name: string; date: PlainDate | undefined };

/** Decision of the staff about each document, or `absent` if it was not uploaded. */
export type Documents = Readonly<Record<DocumentKind, AttachmentConfirm | 'absent'>>;

/** 0 no request, 1 cancellation requested, 2 complete, 3 refunded. */
export type RevokeBadge = 0 | 1 | 2 | 3;

/** Returns the badge: refund states first, then confirmed cancellations, then requests. Source: STATUS-011, A-45. */
export function revokeBadge({ state, request }: Pick<Standing, 'state' | 'request'>): RevokeBadge {
  if (state === 'refund' || state === 'refund-confirmed') return 3;
  if (request === 'revoke-confirmed' || request === 'refund' || state === 'revoked') return 2;
  return request === 'revoke' ? 1 : 0;
}

/**
 * Returns the button. Hidden after the cancellation, or if there is nothing to cancel. An extension that has not started is
 * withdrawn from, because there is nothing to cancel yet. Source: STATUS-010, A-99.
 */
export function revokeButton(standing: Pick<Standing, 'state' | 'request'>): RevokeButton {
  if (standing.state === 'unknown' || standing.request === 'unknown') return 'hidden';
  if (isWaitingExtension(standing)) return 'extension';
  const badge = revokeBadge(standing);
  if (badge === 1) return 'withdraw';
  return badge === 0 && isOpen(standing) ? 'apply' : 'hidden';
}
export type RevokeButton = 'apply' | 'withdraw' | 'extension' | 'hidden';

/** Returns whether the subscription is pending or active: paid and not over. */
export const isOpen = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'pending' || state === 'active';

/** Returns whether it may be chosen in the pop-up that asks which subscription to cancel. Source: REVOKE-013, A-46. */
export const mayBeRevoked = (
  subscription: Pick<SubscriptionFacts, 'state' | 'request' | 'transferred'>,
): boolean => revokeButton(subscription) === 'apply' && !subscription.transferred;

/** Returns true for a paid application that staff rejected and the customer has not cancelled. Source: STATE-003. */
export const isRejectedApplication = (standing: Standing): boolean =>
  standing.state === 'pending' && standing.confirm === 'rejected' && revokeBadge(standing) === 0;

/** Returns whether it is a paid extension that waits for its first day. Source: A-29. */
export const isWaitingExtension = ({
  state,
  request,
}: Pick<Standing, 'state' | 'request'>): boolean => state === 'none' && request === 'extension';

/**
 * Returns whether it extends another membership. Another request replaces that of the extension, so its parent counts
 * too. Source: EXT-006, EXT-008.
 */
export const isExtension = ({
  request,
  parentId,
}: Pick<SubscriptionFacts, 'request' | 'parentId'>): boolean =>
  request === 'extension' || parentId !== undefined;

/** Returns true if the membership is in use: active, and no cancellation is confirmed. */
export const isRunning = (standing: Pick<Standing, 'state' | 'request'>): boolean =>
  standing.state === 'active' && revokeBadge(standing) < 2;

/** Returns true if the membership is active and has no cancellation request. */
export const isInUse = (standing: Pick<Standing, 'state' | 'request'>): boolean =>
  standing.state === 'active' && revokeBadge(standing) === 0;

/** Returns true if a cancellation is confirmed and its refund is not finished. Source: STATE-001, STATE-002. */
export const isRefundOpen = (standing: Pick<Standing, 'state' | 'request'>): boolean =>
  standing.state !== 'refund-confirmed' && revokeBadge(standing) >= 2;

type Lists<T> = { active: readonly T[]; history: readonly T[] };

/**
 * Returns the two lists. Pending, active and revoke-requested are active, with a waiting extension first. All others
 * are history. Source: STATUS-013…015.
 */
export function placed<T extends Pick<Standing, 'state' | 'request'>>(
  subscriptions: readonly T[],
): Lists<T> {
  const extensions = subscriptions.filter(isWaitingExtension);
  const others = subscriptions.filter((one) => !isWaitingExtension(one));
  const isActive = (one: T) => one.state !== 'unknown' && (isOpen(one) || revokeBadge(one) === 1);
  return {
    active: [...extensions, ...others.filter(isActive)],
    history: others.filter((one) => !isActive(one)),
  };
}

/** Key of the status text. `none` means that there is no text. */
export type StatusKey =
  | 'joined'
  | ConfirmState
  | 'cancellation-requested'
  | 'expired'
  | 'revocation-complete'
  | 'refund-in-progress'
  | 'refund-complete'
  | 'unpaid'
  | 'application-rejected'
  | 'none';

const badgeKeys = {
  1: 'cancellation-requested',
  2: 'revocation-complete',
  3: 'refund-complete',
} as const satisfies Record<Exclude<RevokeBadge, 0>, StatusKey>;

/** Fields that determine the status text. The order number is the first recorded payment. */
export type StatusFacts = Standing & { orderNumber: string | undefined };

/**
 * Returns the key of the status text. A cancellation comes before the state. A refund is complete only in state -60.
 * Source: STATUS-006…009, A-45, A-91.
 */
export function statusKey(standing: StatusFacts): StatusKey {
  if (standing.state === 'unknown') return 'none';
  if (standing.state === 'refund') return 'refund-in-progress';
  const badge = revokeBadge(standing);
  if (badge !== 0) return badgeKeys[badge];
  if (standing.state === 'active') return 'joined';
  if (standing.state === 'pending') return said(standing.confirm);
  if (standing.state === 'expired') return 'expired';
  if (standing.confirm === 'rejected') return 'application-rejected';
  if (isWaitingExtension(standing)) return said(standing.confirm);
  return isUnpaidOrder(standing) ? 'unpaid' : 'none';
}

/** Returns true for an order that was never paid: state none, no request, no payment on record. Source: A-91. */
export const isUnpaidOrder = ({ state, request, confirm, orderNumber }: StatusFacts): boolean =>
  state === 'none' && request === 'none' && confirm !== 'rejected' && orderNumber === undefined;

const said = (confirm: Standing['confirm']): StatusKey =>
  confirm === 'unknown' ? 'none' : confirm;
