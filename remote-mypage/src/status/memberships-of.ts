import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';

/** What the customer has: an order that is not paid is no membership yet, nor one that is over. Source. */
export const membershipsOf = <Of extends Pick<UserData, 'subscriptions'>>(data: Of): Of => ({
  ...data,
  subscriptions: data.subscriptions.filter((one) => !isUnpaidOrder(one)),
});

const isUnpaidOrder = ({ state, request, confirm, orderNumber }: Subscription): boolean =>
  state === 'none' && request === 'none' && confirm === 'waiting' && orderNumber === undefined;
