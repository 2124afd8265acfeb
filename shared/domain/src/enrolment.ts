import { isOpen, type SubscriptionFacts } from './subscription';

type Enrolled = Pick<SubscriptionFacts, 'id' | 'state' | 'vin'>;

/** A pending or active subscription holds its vehicle; an extension may follow its parent. Source: VALID-019, A-57. */
export const isEnrolled = (
  vin: string,
  subscriptions: readonly Enrolled[],
  parentId: string | undefined,
): boolean => subscriptions.some((one) => one.vin === vin && isOpen(one) && one.id !== parentId);
