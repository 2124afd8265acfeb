import { isOpen, isWaitingExtension, type SubscriptionFacts } from './subscription';

type Enrolled = Pick<SubscriptionFacts, 'id' | 'state' | 'vin'>;

/**
 * Returns whether the vehicle has a pending or active subscription other than the parent of an extension.
 * Source: VALID-019, A-57.
 */
export const isEnrolled = (
  vin: string,
  subscriptions: readonly Enrolled[],
  parentId: string | undefined,
): boolean => subscriptions.some((one) => one.vin === vin && isOpen(one) && one.id !== parentId);

type Purchase = { vehicle: { vin: string }; parentId: string | undefined };

/**
 * Returns true if the customer already has what is about to be ordered: an open membership of this car that the order
 * does not extend, or a paid extension that waits for its first day. A rejected one blocks only another extension of its
 * parent, or of any membership of its car if it names none. Source: VALID-019, EXT-005, A-29, A-57, A-77.
 */
export const isAlreadyBought = (
  { vehicle, parentId }: Purchase,
  subscriptions: readonly (Enrolled &
    Pick<SubscriptionFacts, 'request' | 'confirm' | 'parentId'>)[],
): boolean =>
  isEnrolled(vehicle.vin, subscriptions, parentId) ||
  subscriptions.some(
    (one) =>
      one.vin === vehicle.vin &&
      isWaitingExtension(one) &&
      (one.confirm !== 'rejected' ||
        (parentId !== undefined && (one.parentId ?? parentId) === parentId)),
  );
