import type { AttachmentConfirm, DocumentKind } from './attachment';
import type { PlainDate } from './calendar';
import type { Won } from './money';
import type { ConfirmState, RequestState, SubscriptionState } from './subscription-codes';

/** Where a subscription stands; screens read the answers below, never the three values. */
export type Standing = {
  state: SubscriptionState | Unknown;
  request: RequestState | Unknown;
  confirm: ConfirmState | Unknown;
};

/** A code that came after these tables: such a membership is shown in the history, and nothing is done to it. Source: A-82. */
type Unknown = 'unknown';

/** What the rules know of a subscription; a resource may carry more. Source: ENTITY-021…027. */
export type SubscriptionFacts = Standing & {
  id: string;
  parentId: string | undefined;
  packageId: string | undefined;
  /** Name of the membership. */
  title: string;
  /** Includes the repair-cost warranty. Source: A-64. */
  insured: boolean;
  vin: string;
  plate: string;
  createdOn: PlainDate | undefined;
  /** First day of service. Before approval there are no days. */
  startsOn: PlainDate | undefined;
  /** Last covered day. Source: A-28. */
  stopsOn: PlainDate | undefined;
  insuranceStartsOn: PlainDate | undefined;
  /** Not known where the server does not say. */
  paid: Won | undefined;
  /** `options.is_escalation`: handed on to a new owner. */
  transferred: boolean;
  transfer: Transfer | undefined;
  /** The insurance terms were accepted when applying (`payments.termsPre.insurance`). */
  insuranceAccepted: boolean;
  documents: Documents;
};

/** `options.escalation`. */
export type Transfer = { state: number; name: string; date: PlainDate | undefined };

/** What staff said about each document; `absent` where none was uploaded. */
export type Documents = Readonly<Record<DocumentKind, AttachmentConfirm | 'absent'>>;

/** 0 nothing asked, 1 cancellation requested, 2 complete, 3 refunded. */
export type RevokeBadge = 0 | 1 | 2 | 3;

/** Refund states first, then what was confirmed, then what is only asked for. Source: STATUS-011, A-45. */
export function revokeBadge({ state, request }: Pick<Standing, 'state' | 'request'>): RevokeBadge {
  if (state === 'refund' || state === 'refund-confirmed') return 3;
  if (request === 'revoke-confirmed' || request === 'refund' || state === 'revoked') return 2;
  return request === 'revoke' ? 1 : 0;
}

/** Source: STATUS-010; hidden once the cancellation is through, or where there is nothing to cancel. */
export function revokeButton(standing: Pick<Standing, 'state' | 'request'>): RevokeButton {
  if (standing.state === 'unknown' || standing.request === 'unknown') return 'hidden';
  const badge = revokeBadge(standing);
  if (badge === 1) return 'withdraw';
  return badge === 0 && isOpen(standing) ? 'apply' : 'hidden';
}
export type RevokeButton = 'apply' | 'withdraw' | 'hidden';

/** Pending or active: paid for and not over. */
export const isOpen = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'pending' || state === 'active';

/** May be chosen in the pop-up that asks which subscription to cancel. Source: REVOKE-013, A-46. */
export const mayBeRevoked = (
  subscription: Pick<SubscriptionFacts, 'state' | 'request' | 'transferred'>,
): boolean => revokeButton(subscription) === 'apply' && !subscription.transferred;

/** A paid extension waiting for its first day. Source: A-29. */
export const isWaitingExtension = ({
  state,
  request,
}: Pick<Standing, 'state' | 'request'>): boolean => state === 'none' && request === 'extension';

type Lists<T> = { active: readonly T[]; history: readonly T[] };

/** Pending, active and revoke-requested are active, a waiting extension comes first; all else is history. Source: STATUS-013…015. */
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

/** Key of the status text. `none`: nothing is said about it. */
export type StatusKey =
  | 'joined'
  | ConfirmState
  | 'cancellation-requested'
  | 'expired'
  | 'revocation-complete'
  | 'refund-complete'
  | 'application-rejected'
  | 'none';

const badgeKeys = {
  1: 'cancellation-requested',
  2: 'revocation-complete',
  3: 'refund-complete',
} as const satisfies Record<Exclude<RevokeBadge, 0>, StatusKey>;

/** A cancellation under way speaks first, then the state. Source: STATUS-006…009, A-45. */
export function statusKey(standing: Standing): StatusKey {
  if (standing.state === 'unknown') return 'none';
  const badge = revokeBadge(standing);
  if (badge !== 0) return badgeKeys[badge];
  if (standing.state === 'active') return 'joined';
  if (standing.state === 'pending') return said(standing.confirm);
  if (standing.state === 'expired') return 'expired';
  if (standing.confirm === 'rejected') return 'application-rejected';
  return isWaitingExtension(standing) ? said(standing.confirm) : 'none';
}

const said = (confirm: Standing['confirm']): StatusKey =>
  confirm === 'unknown' ? 'none' : confirm;
