import type { UserData } from '@shared/api/user';
import { isUnpaidOrder } from '@shared/domain/subscription';

/**
 * Returns the user data without the orders that were never paid, because they cannot be cancelled. Source.
 */
export const membershipsOf = <Of extends Pick<UserData, 'subscriptions'>>(data: Of): Of => ({
  ...data,
  subscriptions: data.subscriptions.filter((one) => !isUnpaidOrder(one)),
});
