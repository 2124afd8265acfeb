import type { PlainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import type { Subscription as Ruled } from '@shared/domain/subscription';
import {
  confirmStates,
  requestStates,
  subscriptionStates,
} from '@shared/domain/subscription-codes';
import type { Group } from '@shared/domain/tier';
import * as v from 'valibot';
import { type Attachment, attachment } from './attachment-shape';
import { group } from './packages';
import { type Payments, payments } from './payments-shape';
import { known } from './product-shape';
import { day, id, list, maybe, maybeDay, maybeWon, shownText, text } from './wire';

/** A membership: what the rules know of it, and what its pages show. Source: ENTITY-021…027. */
export type Subscription = Ruled & {
  package: { id: string | undefined; title: string; group: Group | undefined };
  /** Day of the last change of state. */
  stateOn: PlainDate | undefined;
  sellerId: string | undefined;
  advisorId: string | undefined;
  vehicle: SubscribedVehicle;
  attachments: {
    registration: Attachment | undefined;
    inspection: Attachment | undefined;
    panel: Attachment | undefined;
  };
  /** Why staff rejected it, where they said. */
  rejectedBecause: string | undefined;
  payments: Payments | undefined;
  /** The first record's id. Source: ENTITY-026. */
  orderNumber: string | undefined;
};

/** The vehicle as it was when applying. Source: ENTITY-022. */
export type SubscribedVehicle = {
  chassisNumber: string;
  plate: string;
  registeredOn: PlainDate | undefined;
  modelType: string;
  modelYear: string;
  km: number | undefined;
};

const vehicleData = v.object({
  model: maybe(v.object({ type: shownText, year: shownText })),
  num_id: text,
  date_reg: maybeDay,
  num_reg: text,
  km: v.nullish(v.pipe(v.number(), v.integer())),
});

const NOT_KNOWN_TO_WAIT = 1;
const transfer = v.pipe(
  v.object({ state: v.nullish(v.number()), name: shownText, date: maybeDay }),
  v.transform(({ state, name, date }) => ({ state: state ?? NOT_KNOWN_TO_WAIT, name, date })),
);

const options = v.object({
  is_escalation: v.nullish(v.boolean()),
  escalation: maybe(transfer),
  vehicleData: maybe(vehicleData),
  confirm: maybe(v.object({ reason: text })),
});

/** An object, or only the title. Source: ENTITY-027, A-64. */
const packageOf = v.union([
  v.object({ id: v.optional(id), title: shownText, group: v.optional(group) }),
  v.pipe(
    v.string(),
    v.transform((title) => ({ id: undefined, title, group: undefined })),
  ),
]);

const wire = v.object({
  id: v.optional(id),
  subscId: v.optional(id),
  state: known(subscriptionStates.nameOf),
  state_req: known(requestStates.nameOf),
  confirm: known(confirmStates.nameOf),
  pkg: maybe(packageOf),
  vehicle_num_id: shownText,
  vehicle_num_reg: shownText,
  date_start: maybeDay,
  date_stop: maybeDay,
  date_start_insurance: maybeDay,
  date_state: maybeDay,
  created_at: v.optional(day),
  parent_subsc_id: text,
  dealer_cdk_id: text,
  dealer_advisor_cdk_id: text,
  price_payment: maybeWon,
  options: maybe(options),
  att_reg: attachment,
  att_insp: attachment,
  att_panel: attachment,
  payments: maybe(payments),
  recordPayments: list(v.object({ id })),
  prodTypeInsurance: v.nullish(v.boolean()),
  prodInsurance: v.nullish(v.boolean()),
});
type Wire = v.InferOutput<typeof wire>;

/** Both documents' names become one. Source: ENTITY-021…027, A-64. */
export const subscription = v.pipe(
  wire,
  v.check((from) => (from.id ?? from.subscId) !== undefined, 'a subscription has an id'),
  v.transform(
    (from): Subscription => ({
      ...standingOf(from),
      parentId: from.parent_subsc_id,
      packageId: from.pkg?.id,
      title: from.pkg?.title ?? '',
      package: { id: from.pkg?.id, title: from.pkg?.title ?? '', group: from.pkg?.group },
      insured: isInsured(from),
      vin: from.vehicle_num_id,
      plate: from.vehicle_num_reg,
      ...daysOf(from),
      paid: from.price_payment ?? from.payments?.total ?? won(0),
      transferred: from.options?.is_escalation === true,
      transfer: from.options?.escalation,
      insuranceAccepted: from.payments?.insuranceAccepted === true,
      ...documentsOf(from),
      sellerId: from.dealer_cdk_id,
      advisorId: from.dealer_advisor_cdk_id,
      vehicle: vehicleOf(from),
      rejectedBecause: from.options?.confirm?.reason,
      payments: from.payments,
      orderNumber: from.recordPayments[0]?.id,
    }),
  ),
);

const standingOf = (from: Wire) => ({
  id: from.id ?? from.subscId ?? '',
  state: from.state,
  request: from.state_req,
  confirm: from.confirm,
});

const daysOf = (from: Wire) => ({
  createdOn: from.created_at,
  startsOn: from.date_start,
  stopsOn: from.date_stop,
  insuranceStartsOn: from.date_start_insurance,
  stateOn: from.date_state,
});

const isInsured = ({ prodTypeInsurance, prodInsurance, pkg }: Wire): boolean =>
  prodTypeInsurance === true || prodInsurance === true || pkg?.group === 'POWER TRAIN';

const documentsOf = ({ att_reg, att_insp, att_panel }: Wire) => ({
  attachments: { registration: att_reg, inspection: att_insp, panel: att_panel },
  documents: {
    registration: att_reg?.confirm ?? ('absent' as const),
    inspection: att_insp?.confirm ?? ('absent' as const),
    panel: att_panel?.confirm ?? ('absent' as const),
  },
});

const vehicleOf = ({
  options: from,
  vehicle_num_id,
  vehicle_num_reg,
}: Wire): SubscribedVehicle => ({
  chassisNumber: from?.vehicleData?.num_id ?? vehicle_num_id,
  plate: from?.vehicleData?.num_reg ?? vehicle_num_reg,
  registeredOn: from?.vehicleData?.date_reg,
  modelType: from?.vehicleData?.model?.type ?? '',
  modelYear: from?.vehicleData?.model?.year ?? '',
  km: from?.vehicleData?.km ?? undefined,
});
