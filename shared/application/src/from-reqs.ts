import { payments } from '@shared/api/payments-shape';
import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import type { TermAnswers } from '@shared/domain/required-terms';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { requestStates } from '@shared/domain/subscription-codes';
import type { Group, Tier } from '@shared/domain/tier';
import * as v from 'valibot';
import type { Application, PaymentAnswer } from './application';
import { applicationShape } from './shape';

/** What is for sale: the order names only the package's id. */
export type Sold = { id: string; group: Group; tier: Tier };

const text = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(2048)), null),
  v.transform((value): string | undefined => value || undefined),
);
const day = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value): PlainDate | undefined =>
    typeof value === 'string' && isCalendarDay(value) ? value : undefined,
  ),
);

/** The order as it was sent, come back through an address: every part may be missing or forged. */
const reqs = v.object({
  pkg_id: v.pipe(v.string(), v.minLength(1)),
  vehicle_cat_id: text,
  vehicle_num_id: v.pipe(v.string(), v.minLength(1)),
  vehicle_num_reg: text,
  state_req: v.optional(v.unknown()),
  date_start: day,
  parent_subsc_id: text,
  dealer_cdk_id: text,
  dealer_advisor_cdk_id: text,
  att_reg_url: text,
  att_insp_url: text,
  att_panel_url: text,
  payments: v.fallback(v.optional(v.nullable(payments), null), null),
  options: v.fallback(
    v.object({
      vehicleData: v.object({
        model: v.optional(v.object({ type: text, year: text })),
        date_reg: day,
        km: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null),
      }),
    }),
    { vehicleData: { model: undefined, date_reg: undefined, km: null } },
  ),
});
type Reqs = v.InferOutput<typeof reqs>;

/**
 * The application in the order a card provider sent back. Only what the customer entered is taken; prices and the
 * owner's rights are the server's. `undefined` when it is no order of ours. Source: LAND-002, 006, 007; SEC-008.
 */
export function fromReqs(
  value: unknown,
  sold: readonly Sold[],
  intentKey: string,
): Application | undefined {
  const read = v.safeParse(reqs, value);
  if (!read.success) return undefined;
  const order = read.output;
  const membership = sold.find(({ id }) => id === order.pkg_id) ?? guessed(order);
  const restored = v.safeParse(applicationShape, { ...partsOf(order), ...membership, intentKey });
  return restored.success ? restored.output : undefined;
}

/** A package that is no longer sold: the insurance terms tell its tier, which is all that matters here. */
const guessed = ({ payments: paid }: Reqs): { group: Group; tier: Tier } =>
  paid?.insuranceAccepted
    ? { group: 'POWER TRAIN', tier: 'insurance' }
    : { group: 'STANDARD', tier: 'plain' };

function partsOf(order: Reqs) {
  const { vehicleData } = order.options;
  const agreed = order.payments?.terms ?? {};
  return {
    packageId: order.pkg_id,
    chassisNumber: order.vehicle_num_id,
    registeredOn: vehicleData.date_reg,
    months: SERVICE_MONTHS,
    stateRequest: requestStates.nameOf(order.state_req) === 'extension' ? 'extension' : 'none',
    parentId: order.parent_subsc_id,
    startsOn: order.date_start,
    terms: agreed,
    termVersions: order.payments?.termVersions,
    survey: pick(agreed, ['insurance_survey']),
    insuranceTerms: pick(agreed, [
      'insurance',
      'insurance_personal_info_agree',
      'insurance_marketing',
    ]),
    vehicle: {
      chassisNumber: order.vehicle_num_id,
      plate: order.vehicle_num_reg ?? '',
      registeredOn: vehicleData.date_reg,
      modelType: vehicleData.model?.type ?? '',
      modelYear: vehicleData.model?.year ?? '',
      categoryId: order.vehicle_cat_id,
    },
    ...documentsOf(order),
    payment: paymentOf(order),
  };
}

const pick = (agreed: TermAnswers, keys: readonly (keyof TermAnswers)[]) => {
  const found = keys.filter((key) => agreed[key] !== undefined);
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map((key) => [key, agreed[key]]));
};

const photo = (url: string | undefined) => (url === undefined ? undefined : { url });

function documentsOf(order: Reqs) {
  const { vehicleData } = order.options;
  const { model, date_reg: registeredOn } = vehicleData;
  return {
    // Names are never sent, so the confirmed document comes back without its owner.
    registration:
      order.att_reg_url !== undefined && registeredOn !== undefined
        ? {
            url: order.att_reg_url,
            ownerName: '',
            plate: order.vehicle_num_reg ?? '',
            registeredOn,
            modelType: model?.type ?? '',
            modelYear: model?.year ?? '',
            vin: order.vehicle_num_id,
          }
        : undefined,
    inspection: photo(order.att_insp_url),
    panel: photo(order.att_panel_url),
    mileage: vehicleData.km ?? undefined,
  };
}

/** The code is asked for again: its terms may have changed. The seller's name is looked up by its id. */
const paymentOf = (order: Reqs): PaymentAnswer => ({
  seller:
    order.dealer_cdk_id === undefined
      ? undefined
      : { id: order.dealer_cdk_id, title: '', takesCompanyCard: false },
  advisor: order.dealer_advisor_cdk_id ? { id: order.dealer_advisor_cdk_id } : 'none',
  advisorName: undefined,
  card: order.payments?.card ?? 'personal',
  vipCode: undefined,
  terms: order.payments?.terms ?? {},
});
