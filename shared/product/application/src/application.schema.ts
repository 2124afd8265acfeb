import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import { type Won, won } from '@shared/domain/money';
import { cardTypes } from '@shared/domain/subscription-codes';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import { groups } from '@shared/domain/tier';
import * as v from 'valibot';

const LONGEST = 2048;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i;
const text = v.pipe(v.string(), v.maxLength(LONGEST));
const maybeText = v.optional(text);
const day = v.pipe(
  v.string(),
  v.check(isCalendarDay),
  v.transform((value) => value as PlainDate),
);
const maybeDay = v.optional(day);
/** Returns a schema for whole numbers of at least `least`. */
export const whole = (least: number) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least);
const amount = v.pipe(
  whole(0),
  v.transform((value): Won => won(value)),
);

/** Stored data has no `undefined`, so a key that exists has a value. */
const perTerm = <Value extends v.GenericSchema>(value: Value) => {
  const entries: Record<string, unknown> = Object.fromEntries(
    termKeys.map((key) => [key, v.optional(value)]),
  );
  return v.object(entries as Record<TermKey, v.ExactOptionalSchema<Value, undefined>>);
};
const yesOrNo = v.custom<boolean>((value) => typeof value === 'boolean');
const terms = perTerm(yesOrNo);
const termVersions = perTerm(text);

const photo = v.object({ url: text });

/** Values that a vehicle and its registration document have in common. */
const printed = { vin: text, plate: text, modelType: text, modelYear: text };

/** Schema of a vehicle. Source: ENTITY-017. */
const vehicle = v.object({
  ...printed,
  registeredOn: maybeDay,
  categoryId: maybeText,
  /** Names the model when the backend sends no id. */
  categoryTitle: maybeText,
});

/** The recognised and confirmed registration document. */
const registration = v.object({
  ...printed,
  url: text,
  ownerName: text,
  registeredOn: day,
  /** The masking terms that were agreed before the photo. */
  terms: v.optional(terms),
  /** Fields that the customer typed and may still correct. Source: A-101. */
  typed: v.optional(v.array(v.picklist(['ownerName', 'vin']))),
});

/** Values that the customer has not confirmed yet, without the owner's name. */
const registrationDraft = v.object({
  ...printed,
  url: text,
  registeredOn: text,
  isVinTyped: yesOrNo,
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

/** Choices on the payment page, stored so that they survive a failed payment. */
const payment = v.object({
  dealer: v.optional(v.object({ id: text, title: text, takesCompanyCard: yesOrNo })),
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

/** Answers of the customer, one row each. Types, storage and the order of the pages follow from this table. */
const answers = {
  terms,
  vehicle,
  survey: terms,
  insuranceTerms: terms,
  registration,
  registrationDraft,
  inspection: photo,
  panel: photo,
  /** Kilometres. */
  mileage: whole(0),
  payment,
  /** Editions of the texts that were agreed to so far. */
  termVersions,
};
export type Part = keyof typeof answers;
export type Answers = { [P in Part]: v.InferOutput<(typeof answers)[P]> };
export const parts = Object.keys(answers) as readonly Part[];
const given = Object.fromEntries(parts.map((part) => [part, v.optional(answers[part])])) as {
  [P in Part]: v.OptionalSchema<(typeof answers)[P], undefined>;
};

/** Data of an application before the first answer. */
const start = {
  packageId: text,
  group: v.picklist(groups),
  /** Tier of the package. If the package has none, that of its group. */
  tier: v.picklist(['plain', 'insurance']),
  vin: maybeText,
  registeredOn: maybeDay,
  /** Service period in months. */
  months: whole(1),
  stateRequest: v.picklist(['none', 'extension']),
  /** Only for an extension: its parent, and the day after the parent ends. */
  parentId: maybeText,
  startsOn: maybeDay,
};

const isUuid = (value: unknown) => UUID.test(String(value));

/** The current application. Everything from storage is validated again. Source: ENTITY-017. */
export const applicationSchema = v.object({
  ...start,
  /** One key per intention to buy. The same key never creates two subscriptions. */
  intentKey: v.custom<string>(isUuid),
  ...given,
});
export type Application = v.InferOutput<typeof applicationSchema>;

type Begun = v.InferOutput<v.ObjectSchema<typeof start, undefined>>;
export type Start = Omit<Begun, 'tier'> & { tier?: Begun['tier'] | undefined };
