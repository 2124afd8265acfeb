import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import { type Won, won } from '@shared/domain/money';
import { cardTypes } from '@shared/domain/subscription-codes';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import { groups } from '@shared/domain/tier';
import { ageBands, NO_REGISTRATION_DATE } from '@shared/domain/vehicle-age';
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
/** A whole number from `least` on. */
export const whole = (least: number) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= least);
const amount = v.pipe(
  whole(0),
  v.transform((value): Won => won(value)),
);

/** What is stored holds no `undefined`: a key that is there has a value. */
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

/** Source: ENTITY-017. */
const vehicle = v.object({
  vin: text,
  plate: text,
  registeredOn: maybeDay,
  modelType: text,
  modelYear: text,
  /** `month_diff_index`: the age band. */
  ageBand: v.optional(v.picklist([...ageBands, NO_REGISTRATION_DATE])),
  categoryId: maybeText,
  categoryTitle: maybeText,
  categoryDetail: maybeText,
  categoryDescription: maybeText,
  /** `date_reg_cdk`, `num_reg_cdk`: as the dealer system has them. */
  dealerRegisteredOn: maybeText,
  dealerPlate: maybeText,
});

/** The registration document as read and confirmed. */
const registration = v.object({
  url: text,
  ownerName: text,
  plate: text,
  registeredOn: day,
  modelType: text,
  modelYear: text,
  vin: text,
  /** The masking terms, as agreed before the photo. */
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

/** What was chosen on the payment page, so that it is still there after a failed payment. */
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

/**
 * What the customer answers on the way: one row an answer. Types, storage and the order of the pages follow from this
 * table.
 */
const answers = {
  terms,
  vehicle,
  survey: terms,
  insuranceTerms: terms,
  registration,
  inspection: photo,
  panel: photo,
  /** Kilometres. */
  mileage: whole(0),
  payment,
  /** Editions of the texts agreed to so far. */
  termVersions,
};
export type Part = keyof typeof answers;
export type Answers = { [P in Part]: v.InferOutput<(typeof answers)[P]> };
export const parts = Object.keys(answers) as readonly Part[];
const given = Object.fromEntries(parts.map((part) => [part, v.optional(answers[part])])) as {
  [P in Part]: v.OptionalSchema<(typeof answers)[P], undefined>;
};

/** What an application is about before anything was answered. */
const start = {
  packageId: text,
  group: v.picklist(groups),
  /** Of the package; the group's own unless the package says otherwise. */
  tier: v.picklist(['plain', 'insurance']),
  vin: maybeText,
  registeredOn: maybeDay,
  /** Service period. */
  months: whole(1),
  stateRequest: v.picklist(['none', 'extension']),
  /** Of an extension: what it extends, and the day after that one ends. */
  parentId: maybeText,
  startsOn: maybeDay,
};

const isUuid = (value: unknown) => UUID.test(String(value));

/** The application under way. Everything read from storage is checked again. Source: ENTITY-017. */
export const applicationSchema = v.object({
  ...start,
  /** One per intention to buy; the same key never creates two subscriptions. */
  intentKey: v.custom<string>(isUuid),
  ...given,
});
export type Application = v.InferOutput<typeof applicationSchema>;

type Begun = v.InferOutput<v.ObjectSchema<typeof start, undefined>>;
export type Start = Omit<Begun, 'tier'> & { tier?: Begun['tier'] | undefined };
