import type { PlainDate } from '@shared/domain/calendar';
import { membershipName } from '@shared/domain/names';
import * as v from 'valibot';
import { packageOf } from './package-of';
import { maybeDay } from './read/day';
import { maybe } from './read/part';
import { maybeCount, maybeId, shownText, text, yes } from './read/scalar';

/** The data that the new owner sees before and after a transfer. Source: API-029, TRANS-013. */
export type TransferNotice = {
  subscriptionId: string;
  /** 0 until the receiver confirms the transfer. */
  state: number | undefined;
  name: string;
  on: PlainDate | undefined;
  membership: string;
  insured: boolean;
  vin: string;
  plate: string;
  startsOn: PlainDate | undefined;
  stopsOn: PlainDate | undefined;
};

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
export const transferNoticeShape = (askedId: string) =>
  v.pipe(
    wire,
    v.transform(
      (from): TransferNotice => ({
        subscriptionId: from.subsc_id ?? askedId,
        state: transferState(from),
        name: from.options?.escalation?.name ?? '',
        on: from.options?.escalation?.date,
        membership: from.pkg ? membershipName(from.pkg) : '',
        insured: isInsured(from),
        vin: from.vehicle_num_id,
        plate: from.vehicle_num_reg,
        startsOn: from.date_start,
        stopsOn: from.date_stop,
      }),
    ),
  );

const CONFIRMED = 1;

/** Returns the state of the transfer. The top-level `state` belongs to the membership, so it is not used. */
const transferState = ({ options }: NoticeWire): number | undefined =>
  options?.escalation?.state ?? (options?.is_escalation ? CONFIRMED : undefined);

const isInsured = ({ prodTypeInsurance, prodInsurance, pkg }: NoticeWire): boolean =>
  prodTypeInsurance || prodInsurance || pkg?.group === 'POWER TRAIN';
