import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import { type Won, won } from '@shared/domain/money';
import { cardTypes } from '@shared/domain/subscription-codes';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import { groups } from '@shared/domain/tier';
import { ageBands, NO_REGISTRATION_DATE } from '@shared/domain/vehicle-age';
import * as v from 'valibot';
import type { Application } from './application';

const LONGEST = 2048;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i;
const text = v.pipe(v.string(), v.maxLength(LONGEST));
const maybeText = v.optional(text);
const day = v.pipe(
  v.string(),
  v.check(isCalendarDay, 'not a calendar day'),
  v.transform((value) => value as PlainDate),
);
const maybeDay = v.optional(day);
/** A whole number from `least` on. */
export const whole = (least: number) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least);
const amount = v.pipe(
  whole(0),
  v.transform((value): Won => won(value)),
);

const perTerm = <Value extends v.GenericSchema>(value: Value) =>
  v.object(
    Object.fromEntries(termKeys.map((key) => [key, v.optional(value)])) as Record<
      TermKey,
      v.OptionalSchema<Value, undefined>
    >,
  );
const yesOrNo = v.custom<boolean>((value) => typeof value === 'boolean');
const terms = perTerm(yesOrNo);
const termVersions = perTerm(text);

const photo = v.object({ url: text });

const vehicle = v.object({
  chassisNumber: text,
  plate: text,
  registeredOn: maybeDay,
  modelType: text,
  modelYear: text,
  ageBand: v.optional(v.picklist([...ageBands, NO_REGISTRATION_DATE])),
  categoryId: maybeText,
  categoryTitle: maybeText,
  categoryDetail: maybeText,
  categoryDescription: maybeText,
  dealerRegisteredOn: maybeText,
  dealerPlate: maybeText,
});

const registration = v.object({
  url: text,
  ownerName: text,
  plate: text,
  registeredOn: day,
  modelType: text,
  modelYear: text,
  vin: text,
  terms: v.optional(terms),
});

const promotion = v.union([
  v.object({
    kind: v.literal('percent'),
    rate: v.custom<number>(Number.isFinite),
    rounding: v.picklist(['down', 'nearest', 'up']),
    unit: whole(1),
  }),
  v.object({ kind: v.literal('fixed'), amount }),
  v.object({ kind: v.literal('raffle') }),
]);

const payment = v.object({
  seller: v.optional(v.object({ id: text, title: text, takesCompanyCard: yesOrNo })),
  advisor: v.union([v.picklist(['not-chosen', 'none']), v.object({ id: text })]),
  advisorName: maybeText,
  card: v.picklist(cardTypes.names),
  vipCode: v.optional(
    v.object({
      slug: text,
      title: text,
      content: text,
      type: v.optional(v.union([text, v.number()])),
      discount: promotion,
      stackable: yesOrNo,
    }),
  ),
  terms,
});

/** An application as it lies in storage: everything in it is checked again, whoever wrote it. */
export const applicationShape = v.pipe(
  v.object({
    packageId: text,
    group: v.picklist(groups),
    tier: v.picklist(['plain', 'insurance']),
    chassisNumber: maybeText,
    registeredOn: maybeDay,
    months: whole(1),
    stateRequest: v.picklist(['none', 'extension']),
    parentId: maybeText,
    startsOn: maybeDay,
    intentKey: v.custom<string>((value) => UUID.test(String(value))),
    terms: v.optional(terms),
    termVersions: v.optional(termVersions),
    vehicle: v.optional(vehicle),
    survey: v.optional(terms),
    insuranceTerms: v.optional(terms),
    registration: v.optional(registration),
    inspection: v.optional(photo),
    panel: v.optional(photo),
    mileage: v.optional(whole(0)),
    payment: v.optional(payment),
  }),
  // Keys that JSON left out are the `undefined` ones.
  v.transform((read) => read as Application),
);
