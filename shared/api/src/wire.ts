import { dayInKorea, isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import { type Won, won } from '@shared/domain/money';
import * as v from 'valibot';

/** Text that may be missing: `undefined` for null, nothing and blanks. */
export const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value): string | undefined => value?.trim() || undefined),
);

/** Text for a field that is shown: missing is ''. */
export const shownText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value): string => value?.trim() ?? ''),
);

/** Ids arrive as text, some lists send them as numbers. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
);

/** A whole amount; a fraction, NaN or text is a wrong answer, never a price. */
export const wonAmount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount): Won => won(amount)),
);
/** A price of nothing is a price; a missing one is unknown. */
export const maybeWon = v.pipe(
  v.nullish(wonAmount, null),
  v.transform((amount): Won | undefined => amount ?? undefined),
);

const DAY_LENGTH = 10;

/** An instant with its zone; Korea may be a day further than its text says. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

/** `YYYY-MM-DD` or an instant, as the Korean calendar day. Source: contract (created_at), A-69. */
export const day = v.pipe(
  v.string(),
  v.transform((value) => {
    const isInstant = INSTANT.test(value) && !Number.isNaN(Date.parse(value));
    return isInstant ? dayInKorea(new Date(value)) : value.slice(0, DAY_LENGTH);
  }),
  v.check((value) => isCalendarDay(value), 'not a calendar day'),
  v.transform((value) => value as PlainDate),
);
/** A day that may be missing; an unreadable one counts as missing. */
export const maybeDay = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): PlainDate | undefined => {
    const read = v.safeParse(day, value);
    return read.success ? read.output : undefined;
  }),
);

/** A number that may be missing. */
export const maybeNumber = v.pipe(
  v.nullish(v.number(), null),
  v.transform((value): number | undefined => value ?? undefined),
);

/** Something that may be missing or null. */
export const maybe = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value): Out | undefined => value ?? undefined),
  );

/** `Y` is true; null and nothing are false. */
export const yes = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), null),
  v.transform((value): boolean => value === true || value === 'Y'),
);

/** A list that may be missing. */
export const list = <Out>(item: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.nullish(v.array(item), null),
    v.transform((items): readonly Out[] => items ?? []),
  );

/** What most answers wrap their content in. */
export const inData = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.object({ data: schema }),
    v.transform(({ data }): Out => data),
  );
