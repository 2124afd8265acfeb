import { payments } from '@shared/api/payments-shape';
import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import type { TermAnswers } from '@shared/domain/required-terms';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { requestStates } from '@shared/domain/subscription-codes';
import type { Group, Tier } from '@shared/domain/tier';
import * as v from 'valibot';
import type { Answers, Application } from './application.schema';
import { applicationSchema, whole } from './application.schema';

/** A package for sale. The order has only its id. */
export type PackageForSale = { id: string; group: Group; tier: Tier };

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

const packageId = v.pipe(
  v.union([v.string(), v.custom<number>(Number.isInteger)]),
  v.transform(String),
  v.minLength(1),
);

/** The sent order, returned in an address. Every part may be missing or forged. */
const order = v.pipe(
  v.object({
    pkg: packageId,
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
    payments: v.fallback(v.nullish(payments, null), null),
    options: v.fallback(
      v.object({
        vehicleData: v.object({
          model: v.optional(v.object({ type: text, year: text })),
          date_reg: day,
          km: v.fallback(v.nullish(whole(0), null), null),
        }),
      }),
      { vehicleData: { model: undefined, date_reg: undefined, km: null } },
    ),
  }),
);
type Reqs = v.InferOutput<typeof order>;

/**
 * Returns the application in the order that a card provider sent back, or `undefined` if it is no order of ours.
 * Reads only what the customer entered. Prices and rights come from the server. Source: LAND-002, 006, 007; SEC-008.
 */
export function fromReqs(
  value: unknown,
  sold: readonly PackageForSale[],
  intentKey: string,
): Application | undefined {
  const read = v.safeParse(order, value);
  if (!read.success) return undefined;
  const sent = read.output;
  const pkg = sold.find(({ id }) => id === sent.pkg) ?? guessed(sent);
  const restored = v.safeParse(applicationSchema, { ...partsOf(sent), ...pkg, intentKey });
  return restored.success ? restored.output : undefined;
}

/**
 * Returns group and tier of a package that is no longer sold. The insurance terms determine the tier, and only that
 * matters here.
 */
const guessed = ({ payments: paid }: Reqs): { group: Group; tier: Tier } =>
  paid?.insuranceAccepted
    ? { group: 'POWER TRAIN', tier: 'insurance' }
    : { group: 'STANDARD', tier: 'plain' };

function partsOf(sent: Reqs) {
  const { vehicleData } = sent.options;
  const agreed = sent.payments?.terms ?? {};
  return {
    packageId: sent.pkg,
    vin: sent.vehicle_num_id,
    registeredOn: vehicleData.date_reg,
    months: SERVICE_MONTHS,
    stateRequest: requestStates.nameOf(sent.state_req) === 'extension' ? 'extension' : 'none',
    parentId: sent.parent_subsc_id,
    startsOn: sent.date_start,
    terms: agreed,
    termVersions: sent.payments?.termVersions,
    survey: pick(agreed, ['insurance_survey']),
    insuranceTerms: pick(agreed, [
      'insurance',
      'insurance_personal_info_agree',
      'insurance_marketing',
    ]),
    vehicle: {
      vin: sent.vehicle_num_id,
      plate: sent.vehicle_num_reg ?? '',
      registeredOn: vehicleData.date_reg,
      modelType: vehicleData.model?.type ?? '',
      modelYear: vehicleData.model?.year ?? '',
      categoryId: sent.vehicle_cat_id,
    },
    ...documentsOf(sent),
    payment: paymentOf(sent),
  };
}

const pick = (agreed: TermAnswers, keys: readonly (keyof TermAnswers)[]) => {
  const found = keys.filter((key) => agreed[key] !== undefined);
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map((key) => [key, agreed[key]]));
};

/**
 * Returns the address of a photo. An order may have none, because the photos of an insured application are on the
 * server and need not be taken again. Source: A-76.
 */
const addressOf = (url: string | undefined, { payments: paid }: Reqs): string | undefined =>
  url ?? (paid?.insuranceAccepted ? '' : undefined);

const photo = (url: string | undefined) => (url === undefined ? undefined : { url });

function documentsOf(sent: Reqs) {
  const { vehicleData } = sent.options;
  const { model, date_reg: registeredOn } = vehicleData;
  const document = addressOf(sent.att_reg_url, sent);
  return {
    // Names are never sent, so the document has no owner.
    registration:
      document !== undefined && registeredOn !== undefined
        ? {
            url: document,
            ownerName: '',
            plate: sent.vehicle_num_reg ?? '',
            registeredOn,
            modelType: model?.type ?? '',
            modelYear: model?.year ?? '',
            vin: sent.vehicle_num_id,
          }
        : undefined,
    inspection: photo(addressOf(sent.att_insp_url, sent)),
    panel: photo(addressOf(sent.att_panel_url, sent)),
    mileage: vehicleData.km ?? undefined,
  };
}

/** The code must be checked again, because its terms may have changed. The name of the dealer is loaded by its id. */
const paymentOf = (sent: Reqs): Answers['payment'] => ({
  dealer:
    sent.dealer_cdk_id === undefined
      ? undefined
      : { id: sent.dealer_cdk_id, title: '', takesCompanyCard: false },
  advisor: sent.dealer_advisor_cdk_id ? { id: sent.dealer_advisor_cdk_id } : 'none',
  advisorName: undefined,
  card: sent.payments?.card ?? 'personal',
  vipCode: undefined,
  terms: sent.payments?.terms ?? {},
});
