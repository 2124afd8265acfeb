import type { PlainDate } from '@shared/domain/calendar';
import type { Agreement } from '@shared/domain/required-terms';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { id, inData, maybeDay, shownText, text } from './wire';

/** What the new owner is shown before and after a transfer. Source: API-029, TRANS rows. */
export type TransferNotice = {
  subscriptionId: string;
  /** 0: the receiver has not confirmed it yet. */
  state: number | undefined;
  name: string;
  on: PlainDate | undefined;
  title: string;
  insured: boolean;
  chassisNumber: string;
  plate: string;
  startsOn: PlainDate | undefined;
  stopsOn: PlainDate | undefined;
};

const notice = v.pipe(
  v.object({
    subsc_id: id,
    state: v.nullish(v.number()),
    name: shownText,
    date: maybeDay,
    pkg: shownText,
    insured: v.nullish(v.boolean()),
    vehicle_num_id: shownText,
    vehicle_num_reg: shownText,
    date_start: maybeDay,
    date_stop: maybeDay,
  }),
  v.transform(
    (wire): TransferNotice => ({
      subscriptionId: wire.subsc_id,
      state: wire.state ?? undefined,
      name: wire.name,
      on: wire.date,
      title: wire.pkg,
      insured: wire.insured === true,
      chassisNumber: wire.vehicle_num_id,
      plate: wire.vehicle_num_reg,
      startsOn: wire.date_start,
      stopsOn: wire.date_stop,
    }),
  ),
);

const answer = inData(notice);

/** Source: API-029. */
export const fetchEscalation = (call: ApiClient, subscriptionId: string): Promise<TransferNotice> =>
  call({ method: 'GET', path: api`/subscs/showEscalation/${subscriptionId}`, answer });

/** Filed by the new owner. Source: API-030, A-48. */
export const requestTransfer = (
  call: ApiClient,
  subscriptionId: string,
  { answers, versions }: Agreement,
): Promise<TransferNotice> =>
  call({
    method: 'POST',
    path: api`/subscs/escalation/${subscriptionId}`,
    body: { terms: answers, terms_version: versions },
    answer,
  });

/** Source: API-031. */
export const confirmTransfer = (call: ApiClient, subscriptionId: string): Promise<TransferNotice> =>
  call({ method: 'POST', path: api`/subscs/confirmEscalation/${subscriptionId}`, answer });

/** An open membership on this chassis number, and whose it is. Source: API-032. */
export type TransferCheck = { userId: string | undefined; subscriptionId: string | undefined };

const check = v.pipe(
  v.object({ user_id: text, subsc_id: text }),
  v.transform((wire): TransferCheck => ({ userId: wire.user_id, subscriptionId: wire.subsc_id })),
);

export const checkEscalation = (
  call: ApiClient,
  { vtgId, chassisNumber }: { vtgId: string; chassisNumber: string },
): Promise<TransferCheck> =>
  call({
    method: 'POST',
    path: api`/vehicles/escalationCheck`,
    body: { vtg_id: vtgId, num_id: chassisNumber },
    answer: inData(check),
  });
