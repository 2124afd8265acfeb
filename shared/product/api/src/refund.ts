import type { PlainDate } from '@shared/domain/calendar';
import type { Won } from '@shared/domain/money';
import * as v from 'valibot';
import { oldApi } from './address';
import type { ApiClient } from './client';
import { maybe } from './read/part';
import { wonAmount } from './read/scalar';
import { type RefundUsage, refundUsage } from './refund-shape';

export type { RefundUsage } from './refund-shape';

/** The amount with which the server says "cannot be cancelled". No other file uses this number. Source: CONST-017. */
const NOT_ALLOWED = -99_999_999;

export type ExpectedRefund =
  | { kind: 'not-allowed' }
  | { kind: 'allowed'; amount: Won; usage: RefundUsage | undefined };

/** Reads a refund. Any other negative amount is an error. */
const answer = v.pipe(
  v.object({
    price_refund: v.pipe(
      wonAmount,
      v.check((amount) => amount >= 0 || amount === NOT_ALLOWED, 'negative refund'),
    ),
    refund_data: maybe(refundUsage),
  }),
  v.transform(
    ({ price_refund, refund_data }): ExpectedRefund =>
      price_refund === NOT_ALLOWED
        ? { kind: 'not-allowed' }
        : { kind: 'allowed', amount: price_refund, usage: refund_data },
  ),
);

/** Fetches the expected refund. It is the only call under the older prefix. Source: API-028, A-40. */
export const fetchRefund = (
  call: ApiClient,
  subscriptionId: string,
  revokedOn: PlainDate,
): Promise<ExpectedRefund> =>
  call({
    method: 'GET',
    path: oldApi`/subscs/getRefundPrice/${subscriptionId}`,
    query: { revoke_date: revokedOn, type: 'app' },
    answer,
  });
