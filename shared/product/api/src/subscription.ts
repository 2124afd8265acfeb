import { listsExtra } from '@shared/config/lists-extra';
import { type RevokeReason, revokeReasons } from '@shared/domain/revoke-reason';
import { requestStates } from '@shared/domain/subscription-codes';
import type { TermKey } from '@shared/domain/term-keys';
import * as v from 'valibot';
import { accepted } from './accepted';
import { api } from './address';
import type { ApiClient } from './client';
import {
  type NewSubscription,
  type OrderedVehicle,
  orderWire,
  photosWire,
  vehicleWire,
} from './order';
import { inData } from './read/part';
import { maybeId } from './read/scalar';
import { type Subscription, subscription } from './subscription-shape';

export type { Attachment } from './attachment-shape';
export type { NewSubscription, OrderedPayment, OrderedVehicle } from './order';
export type { PaidVipCode, Payments } from './payments-shape';
export type { SubscribedVehicle, Subscription } from './subscription-shape';

/** Fetches one membership. Source: API-024. */
export const fetchSubscription = (call: ApiClient, subscriptionId: string): Promise<Subscription> =>
  call({ method: 'GET', path: api`/subscs/${subscriptionId}`, answer: inData(subscription) });

/**
 * A new order. `redirect` is the page of the card provider. Check it with `safeAddress` before you open it. `id` is an
 * optional extension.
 */
export type Created = { id: string | undefined; redirect: string };

const created = inData(
  v.object({
    id: maybeId,
    redirect: v.pipe(v.string(), v.minLength(1)),
  }),
);

/**
 * Creates one order per call. Only a backend with the extension `idempotency-key` treats the same `intentKey` as the
 * same order. Source: API-023, A-77.
 */
export const createSubscription = (
  call: ApiClient,
  order: NewSubscription,
  intentKey: string,
): Promise<Created> =>
  call({
    method: 'POST',
    path: api`/subscs`,
    ...(listsExtra('idempotency-key') && { headers: { 'Idempotency-Key': intentKey } }),
    body: orderWire(order),
    answer: created,
  });

/**
 * Changes a membership. Any 2xx means "accepted". The page reads the result later from the membership. Source: A-77.
 */
const change = (call: ApiClient, subscriptionId: string, body: object): Promise<void> =>
  call({ method: 'PUT', path: api`/subscs/${subscriptionId}`, body, answer: accepted });

export type RevokeRequest = {
  reason: RevokeReason;
  /** The label of the reason that the customer saw. */
  label: string;
  /** The customer's text for the reason `other`. */
  written: string;
};

/** Requests a cancellation. Source: API-026, ENTITY-029, A-46. */
export const requestRevoke = (
  call: ApiClient,
  subscriptionId: string,
  { reason, label, written }: RevokeRequest,
): Promise<void> =>
  change(call, subscriptionId, {
    state_req: requestStates.codeOf('revoke'),
    app_options: {
      revoke_reason_key: revokeReasons.codeOf(reason),
      revoke_reason_text: label,
      revoke_reason_write: written === '' ? null : written,
    },
  });

/** Withdraws the request for a cancellation. Source: API-027. */
export const withdrawRevoke = (call: ApiClient, subscriptionId: string): Promise<void> =>
  change(call, subscriptionId, { state_req: requestStates.codeOf('revoke-withdrawn') });

/**
 * Withdraws consents. Only backends with the extension `consent-withdrawal` accept it. Source: LAW-008, A-76.
 */
export const withdrawConsents = (
  call: ApiClient,
  subscriptionId: string,
  keys: readonly TermKey[],
): Promise<void> =>
  change(call, subscriptionId, { terms: Object.fromEntries(keys.map((key) => [key, false])) });

/** The data of a resubmission. Only the given fields change. */
export type Resubmission = {
  vehicle?: OrderedVehicle;
  km?: number;
  photos?: NewSubscription['photos'];
};

/** Sends corrected data of an application again. Source: API-025, A-47. */
export const resubmit = (
  call: ApiClient,
  subscriptionId: string,
  { vehicle, km, photos = {} }: Resubmission,
): Promise<void> =>
  change(call, subscriptionId, {
    options: {
      ...(vehicle && { vehicleData: vehicleWire(vehicle) }),
      ...(km !== undefined && { km }),
    },
    ...photosWire(photos),
  });
