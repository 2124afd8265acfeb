import { membershipName } from '@shared/domain/names';
import type { Agreement } from '@shared/domain/required-terms';
import * as v from 'valibot';
import { accepted, agreementWire } from './accepted';
import { api } from './address';
import type { ApiClient } from './client';
import { packageOf } from './package-of';
import { maybeDay } from './read/day';
import { inData, maybe } from './read/part';
import { renamed } from './read/renamed';
import { maybeCount, maybeId, shownText, text, yes } from './read/scalar';

const handedOn = v.object({ state: maybeCount, name: text, date: maybeDay });

/**
 * The fields of a transfer notice. The documents do not define them, so this reads all known field names of a
 * membership.
 */
const wire = v.object({
  subsc_id: maybeId,
  options: maybe(v.object({ is_escalation: yes, escalation: maybe(handedOn) })),
  pkg: maybe(packageOf),
  prodTypeInsurance: yes,
  prodInsurance: yes,
  vehicle_num_id: shownText,
  vehicle_num_reg: shownText,
  date_start: maybeDay,
  date_stop: maybeDay,
});
type NoticeWire = v.InferOutput<typeof wire>;

/** Reads a transfer notice. If it contains no id, it belongs to the requested membership. */
const noticeOf = (askedId: string) =>
  v.pipe(
    wire,
    v.transform((from) => ({
      subscriptionId: from.subsc_id ?? askedId,
      /** 0 until the receiver confirms the transfer. */
      state: transferState(from),
      name: from.options?.escalation?.name ?? '',
      on: from.options?.escalation?.date,
      membership: from.pkg ? membershipName(from.pkg) : '',
      insured: isInsured(from),
      vin: from.vehicle_num_id,
      plate: from.vehicle_num_reg,
      startsOn: from.date_start,
      stopsOn: from.date_stop,
    })),
  );
/** The data that the new owner sees before and after a transfer. Source: API-029, TRANS-013. */
export type TransferNotice = v.InferOutput<ReturnType<typeof noticeOf>>;

const CONFIRMED = 1;

/** Returns the state of the transfer. The top-level `state` belongs to the membership, so it is not used. */
const transferState = ({ options }: NoticeWire): number | undefined =>
  options?.escalation?.state ?? (options?.is_escalation ? CONFIRMED : undefined);

const isInsured = ({ prodTypeInsurance, prodInsurance, pkg }: NoticeWire): boolean =>
  prodTypeInsurance || prodInsurance || pkg?.group === 'POWER TRAIN';

/** Fetches the notice of a transfer. Source: API-029. */
export const fetchEscalation = (call: ApiClient, subscriptionId: string): Promise<TransferNotice> =>
  call({
    method: 'GET',
    path: api`/subscs/showEscalation/${subscriptionId}`,
    answer: inData(noticeOf(subscriptionId)),
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

const check = renamed({ userId: ['user_id', maybeId], subscriptionId: ['subsc_id', maybeId] });
/** The open membership on a VIN and its owner. Source: API-032. */
export type TransferCheck = v.InferOutput<typeof check>;

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
