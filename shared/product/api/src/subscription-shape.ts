import type { PlainDate } from '@shared/domain/calendar';
import { membershipName } from '@shared/domain/names';
import type { SubscriptionFacts } from '@shared/domain/subscription';
import {
  confirmStates,
  requestStates,
  subscriptionStates,
} from '@shared/domain/subscription-codes';
import type { Group } from '@shared/domain/tier';
import * as v from 'valibot';
import { type Attachment, attachment } from './attachment-shape';
import { packageOf } from './package-of';
import { type Payments, payments } from './payments-shape';
import { maybeDay } from './read/day';
import { list, maybe } from './read/part';
import { codeOr, id, maybeCount, maybeId, maybeWon, shownText, text, yes } from './read/scalar';

/** A membership with the facts for the rules and the data for its pages. Source: ENTITY-021…027. */
export type Subscription = SubscriptionFacts & {
  package: { title: string; group: Group | undefined };
  /** Day of the last change of state. */
  stateOn: PlainDate | undefined;
  vehicle: SubscribedVehicle;
  attachments: {
    registration: Attachment | undefined;
    inspection: Attachment | undefined;
    panel: Attachment | undefined;
  };
  /** Why staff rejected it. Only backends with the extension `refusal-reason` send it. */
  rejectedBecause: string | undefined;
  payments: Payments | undefined;
  /** Id of the dealer who sold it. Source: ENTITY-021. */
  dealerId: string | undefined;
  /** Id of the first payment record. Source: ENTITY-026. */
  orderNumber: string | undefined;
};

const vehicleData = v.object({
  model: maybe(v.object({ type: shownText, year: shownText })),
  num_id: text,
  date_reg: maybeDay,
  num_reg: text,
  km: maybeCount,
});

const NOT_KNOWN_TO_WAIT = 1;
const transfer = v.pipe(
  v.object({ state: maybeCount, name: shownText, date: maybeDay }),
  v.transform(({ state, name, date }) => ({ state: state ?? NOT_KNOWN_TO_WAIT, name, date })),
);

const options = v.object({
  is_escalation: yes,
  escalation: maybe(transfer),
  vehicleData: maybe(vehicleData),
  reason: text,
});

const UNKNOWN = 'unknown' as const;

/** The fields of a membership. An unknown code of a newer backend keeps the membership in the list. Source: A-82. */
const wire = v.object({
  id: maybeId,
  subscId: maybeId,
  state: codeOr(subscriptionStates.nameOf, UNKNOWN),
  state_req: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((code) => code ?? requestStates.codeOf('none')),
    codeOr(requestStates.nameOf, UNKNOWN),
  ),
  confirm: codeOr(confirmStates.nameOf, UNKNOWN),
  pkg: maybe(packageOf),
  vehicle_num_id: shownText,
  vehicle_num_reg: shownText,
  date_start: maybeDay,
  date_stop: maybeDay,
  date_start_insurance: maybeDay,
  date_state: maybeDay,
  created_at: maybeDay,
  parent_subsc_id: maybeId,
  dealer_cdk_id: maybeId,
  price_payment: maybeWon,
  options: maybe(options),
  att_reg: attachment,
  att_insp: attachment,
  att_panel: attachment,
  payments: maybe(payments),
  recordPayments: list(v.object({ id })),
  prodTypeInsurance: yes,
  prodInsurance: yes,
});
type SubscriptionWire = v.InferOutput<typeof wire>;

/** Reads a membership with the field names of either document. Source: ENTITY-021…027, A-64. */
export const subscription = v.pipe(
  wire,
  v.check((from) => (from.id ?? from.subscId) !== undefined, 'no id'),
  v.transform(
    (from): Subscription => ({
      ...standingOf(from),
      parentId: from.parent_subsc_id,
      packageId: from.pkg?.id,
      title: from.pkg ? membershipName(from.pkg) : '',
      package: { title: from.pkg?.title ?? '', group: from.pkg?.group },
      insured: isInsured(from),
      vin: from.vehicle_num_id,
      plate: from.vehicle_num_reg,
      ...daysOf(from),
      paid: from.price_payment ?? from.payments?.total,
      transferred: from.options?.is_escalation === true,
      transfer: from.options?.escalation,
      insuranceAccepted: from.payments?.insuranceAccepted === true,
      ...documentsOf(from),
      vehicle: vehicleOf(from),
      rejectedBecause: from.options?.reason,
      payments: from.payments,
      dealerId: from.dealer_cdk_id,
      orderNumber: from.recordPayments[0]?.id,
    }),
  ),
);

const standingOf = (from: SubscriptionWire) => ({
  id: from.id ?? from.subscId ?? '',
  state: from.state,
  request: from.state_req,
  confirm: from.confirm,
});

const daysOf = (from: SubscriptionWire) => ({
  createdOn: from.created_at,
  startsOn: from.date_start,
  stopsOn: from.date_stop,
  insuranceStartsOn: from.date_start_insurance,
  stateOn: from.date_state,
});

const isInsured = ({ prodTypeInsurance, prodInsurance, pkg }: SubscriptionWire): boolean =>
  prodTypeInsurance || prodInsurance || pkg?.group === 'POWER TRAIN';

const documentsOf = ({ att_reg, att_insp, att_panel }: SubscriptionWire) => ({
  attachments: { registration: att_reg, inspection: att_insp, panel: att_panel },
  documents: {
    registration: att_reg?.confirm ?? ('absent' as const),
    inspection: att_insp?.confirm ?? ('absent' as const),
    panel: att_panel?.confirm ?? ('absent' as const),
  },
});

const vehicleOf = ({ options: from, vehicle_num_id, vehicle_num_reg }: SubscriptionWire) => ({
  vin: from?.vehicleData?.num_id ?? vehicle_num_id,
  plate: from?.vehicleData?.num_reg ?? vehicle_num_reg,
  registeredOn: from?.vehicleData?.date_reg,
  modelType: from?.vehicleData?.model?.type ?? '',
  modelYear: from?.vehicleData?.model?.year ?? '',
  km: from?.vehicleData?.km,
});
/** The vehicle at the time of the application. Source: ENTITY-022. */
export type SubscribedVehicle = ReturnType<typeof vehicleOf>;
