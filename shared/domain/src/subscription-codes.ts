import { codeTable, type NameIn } from './code-table';

/** Source: STATE-001. */
export const subscriptionStates = codeTable({
  'refund-confirmed': -60,
  refund: -50,
  revoked: -20,
  expired: -10,
  none: 10,
  pending: 15,
  active: 20,
});
export type SubscriptionState = NameIn<typeof subscriptionStates>;

/** `state_req`: what is being asked for. Source: STATE-002. */
export const requestStates = codeTable({
  refund: -50,
  'revoke-confirmed': -40,
  'revoke-withdrawn': -30,
  revoke: -20,
  none: 10,
  extension: 30,
});
export type RequestState = NameIn<typeof requestStates>;

/** `confirm`: what staff decided about an application. Source: STATE-003. */
export const confirmStates = codeTable({ waiting: 10, approved: 20, rejected: -10 });
export type ConfirmState = NameIn<typeof confirmStates>;

/** States of records that are not subscriptions: promotions, cost entries, payments. Source: STATE-005. */
export const generalStates = codeTable({
  abnormal: -50,
  pending: -40,
  disable: -10,
  none: 1,
  enable: 10,
  progress: 20,
  normal: 50,
});
export type GeneralState = NameIn<typeof generalStates>;

/** Source: PAY-004. */
export const cardTypes = codeTable({ personal: 10, company: 20 });
export type CardType = NameIn<typeof cardTypes>;
