import { promotionStacks } from '@shared/domain/bill';
import { parseDiscount } from '@shared/domain/discount';
import type { Promotion } from '@shared/domain/package';
import { generalStates } from '@shared/domain/subscription-codes';
import * as v from 'valibot';
import { maybe } from './read/part';
import { maybeCount, number, shownText } from './read/scalar';

/** Reads a rate in percent or won. A negative rate is invalid. */
export const rate = v.pipe(
  number,
  v.check((value) => value >= 0),
);

const wire = v.object({
  state: v.optional(v.unknown()),
  type_rate: v.unknown(),
  rate,
  cut_unit: v.optional(v.unknown()),
  cut_standard: maybeCount,
  overlap: v.optional(v.unknown()),
  title: shownText,
  content: shownText,
});

/** Reads a promotion. A promotion of an unknown kind is left out. Source: ENTITY-012, 013. */
export const promotion = v.pipe(
  maybe(wire),
  v.transform((from): Promotion | undefined => {
    const discount = from
      ? parseDiscount({
          typeRate: from.type_rate,
          rate: from.rate,
          cutUnit: from.cut_unit,
          cutStandard: from.cut_standard,
        })
      : undefined;
    if (!from || !discount) return undefined;
    const { title, content } = from;
    return {
      title,
      content,
      state: generalStates.nameOf(from.state) ?? 'none',
      discount,
      stackable: promotionStacks(from.overlap),
    };
  }),
);
