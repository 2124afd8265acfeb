import { addDays, daysBetween, type PlainDate } from './calendar';
import { fail, ok, type Result } from './result';
import { isOpen, isWaitingExtension, revokeBadge, type SubscriptionFacts } from './subscription';

type Extendable = Pick<
  SubscriptionFacts,
  'id' | 'state' | 'request' | 'parentId' | 'startsOn' | 'stopsOn' | 'vin'
>;

/** An extension: its parent, and the first day of its service. Source: EXT-006…008. */
export type Extension = { request: 'extension'; parentId: string; startsOn: PlainDate };

export type WhyNoExtension =
  | 'not-active'
  | 'outside-window'
  | 'already-extended'
  | 'revoke-under-way';

/**
 * Returns the extension to offer on `today`, or the reason for none.
 * The subscription must be active with 0…`windowDays` days left (both included), without an extension and without a
 * cancellation. Source: EXT-003…008, A-29.
 */
export function offeredExtension(
  subscription: Extendable,
  others: readonly Extendable[],
  today: PlainDate,
  windowDays: number,
): Result<Extension, WhyNoExtension> {
  const { state, stopsOn } = subscription;
  if (state !== 'active' || stopsOn === undefined) return fail('not-active');
  const daysLeft = daysBetween(today, stopsOn);
  if (daysLeft < 0 || daysLeft > windowDays) return fail('outside-window');
  if (others.some((other) => isOpenExtensionOf(subscription, other)))
    return fail('already-extended');
  if (revokeBadge(subscription) !== 0) return fail('revoke-under-way');
  return ok({ request: 'extension', parentId: subscription.id, startsOn: addDays(stopsOn, 1) });
}

/**
 * Returns whether the parent of an ordered extension still offers it with the same first day. The customer may have
 * cancelled the parent since the application began. Source: EXT-003…008, A-29.
 */
export function isStillOffered(
  { parentId, startsOn }: Pick<Extendable, 'parentId' | 'startsOn'>,
  subscriptions: readonly Extendable[],
  today: PlainDate,
  windowDays: number,
): boolean {
  const parent = subscriptions.find(({ id }) => id === parentId);
  const offer = parent && offeredExtension(parent, subscriptions, today, windowDays);
  return offer?.ok === true && offer.value.startsOn === startsOn;
}

/**
 * Returns whether it is a paid extension that waits for approval or for its first day. One without a parent extends the
 * membership of its car while it waits for approval. Source: EXT-005.
 */
const isOpenExtensionOf = (parent: Extendable, one: Extendable): boolean => {
  const isOfParent =
    one.parentId === undefined
      ? one.state === 'none' && one.vin !== '' && one.vin === parent.vin
      : one.parentId === parent.id;
  return isOfParent && one.request === 'extension' && (one.state === 'none' || isOpen(one));
};

/** Returns whether it is a paid extension of the membership that may still begin. */
export const mayBeginAfter = (parent: Extendable, one: Extendable & Confirmed): boolean =>
  one.state === 'none' && one.confirm !== 'rejected' && isOpenExtensionOf(parent, one);

type Confirmed = Partial<Pick<SubscriptionFacts, 'confirm'>>;

/**
 * Returns whether an extension still waits for approval on its first day. Service begins on the day after the approval,
 * so the days of the extension cannot hold any more. Source: CONST-002, A-29.
 */
export const hasMissedItsDay = (
  one: Pick<SubscriptionFacts, 'state' | 'request' | 'startsOn'> & Confirmed,
  today: PlainDate,
): boolean =>
  isWaitingExtension(one) &&
  one.confirm === 'waiting' &&
  one.startsOn !== undefined &&
  one.startsOn <= today;

/** Behaviour outside the app: ask first, or refuse. Source: EXT-009, 010; A-09. */
export type OutsideApp = 'warn' | 'block';

export const extensionAnswer = (isInApp: boolean, outsideApp: OutsideApp) =>
  isInApp ? 'go' : outsideAppAnswer[outsideApp];

const outsideAppAnswer = { warn: 'SUBSC_EXTEND_WARNING', block: 'only-in-app' } as const;
