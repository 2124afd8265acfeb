import type { Agreement } from '@shared/domain/required-terms';
import * as v from 'valibot';
import { accepted, agreementWire } from './accepted';
import { api } from './address';
import type { ApiClient } from './client';
import { type TransferNotice, transferNoticeShape } from './notice-shape';
import { inData } from './read/part';
import { maybeId } from './read/scalar';

export type { TransferNotice } from './notice-shape';

/** Fetches the notice of a transfer. Source: API-029. */
export const fetchEscalation = (call: ApiClient, subscriptionId: string): Promise<TransferNotice> =>
  call({
    method: 'GET',
    path: api`/subscs/showEscalation/${subscriptionId}`,
    answer: inData(transferNoticeShape(subscriptionId)),
  });

/** Requests a transfer as the new owner. Source: API-030, A-48. */
export const requestTransfer = (
  call: ApiClient,
  subscriptionId: string,
  agreement: Agreement,
): Promise<void> =>
  call({
    method: 'POST',
    path: api`/subscs/escalation/${subscriptionId}`,
    body: agreementWire(agreement),
    answer: accepted,
  });

/** Confirms a transfer. Source: API-031. */
export const confirmTransfer = (call: ApiClient, subscriptionId: string): Promise<void> =>
  call({
    method: 'POST',
    path: api`/subscs/confirmEscalation/${subscriptionId}`,
    answer: accepted,
  });

/** The open membership on a VIN and its owner. Source: API-032. */
export type TransferCheck = { userId: string | undefined; subscriptionId: string | undefined };

const check = v.pipe(
  v.object({ user_id: maybeId, subsc_id: maybeId }),
  v.transform((wire): TransferCheck => ({ userId: wire.user_id, subscriptionId: wire.subsc_id })),
);

export const checkEscalation = (
  call: ApiClient,
  { vtgId, vin }: { vtgId: string; vin: string },
): Promise<TransferCheck> =>
  call({
    method: 'POST',
    path: api`/vehicles/escalationCheck`,
    body: { vtg_id: vtgId, num_id: vin },
    answer: inData(check),
  });
