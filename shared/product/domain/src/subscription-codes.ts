import { codeTable, type NameIn } from './code-table';

/** Source: STATE-001. */
export const subscriptionStates = /* @__PURE__ */ codeTable({
  'refund-confirmed': -60,
  refund: -50,
  revoked: -20,
  expired: -10,
  none: 10,
  pending: 15,
  active: 20,
});
export type SubscriptionState = NameIn<typeof subscriptionStates>;

/** Code of `state_req` without a request. A prerender needs only this one. */
export const NO_REQUEST = 10;

/** `state_req`: the current request. Source: STATE-002. */
export const requestStates = /* @__PURE__ */ codeTable({
  refund: -50,
  'revoke-confirmed': -40,
  'revoke-withdrawn': -30,
  revoke: -20,
  none: NO_REQUEST,
  extension: 30,
});
export type RequestState = NameIn<typeof requestStates>;

/** `confirm`: the decision of the staff about an application. Source: STATE-003. */
export const confirmStates = /* @__PURE__ */ codeTable({
  waiting: 10,
  approved: 20,
  rejected: -10,
});
export type ConfirmState = NameIn<typeof confirmStates>;

/** States of records that are not subscriptions: promotions, cost entries, payments. Source: STATE-005. */
export const generalStates = /* @__PURE__ */ codeTable({
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
export const cardTypes = /* @__PURE__ */ codeTable({ personal: 10, company: 20 });
export type CardType = NameIn<typeof cardTypes>;
