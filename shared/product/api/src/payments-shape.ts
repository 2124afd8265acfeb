import { cardTypes, generalStates } from '@shared/domain/subscription-codes';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import * as v from 'valibot';
import { maybeDay } from './read/day';
import { maybe } from './read/part';
import { renamed } from './read/renamed';
import { codeName, flagIn, maybeCount, maybeWon, shownText, text, yes } from './read/scalar';
import { refundUsage } from './refund-shape';

const vipCode = v.object({ price: maybeWon, title: shownText });
export type PaidVipCode = v.InferOutput<typeof vipCode>;

/** Reads a map by term. It keeps known terms with a valid value. */
const perTerm = <Value>(valueIn: (said: unknown) => Value | undefined) =>
  v.pipe(
    maybe(v.custom<Record<string, unknown>>((value) => typeof value === 'object')),
    v.transform((wire): Partial<Record<TermKey, Value>> => {
      const said = termKeys.map((key) => [key, valueIn(wire?.[key])] as const);
      return Object.fromEntries(said.filter(([, value]) => value !== undefined));
    }),
  );
/** Accepted terms. Any value except yes and no is left out. */
const terms = perTerm(flagIn);
const termVersions = perTerm((said) => (typeof said === 'string' ? said : undefined));

const promo = v.object({ price: maybeWon });

const insuranceAccepted = v.pipe(
  maybe(v.object({ insurance: yes })),
  v.transform((wire) => wire?.insurance === true),
);

export const payments = renamed({
  state: codeName(generalStates.nameOf),
  paidOn: ['date', maybeDay],
  /** MMDDHHmmss. It is not unique, unlike the order number. Source: A-42. */
  number: ['num', text],
  /** With VAT, like every amount here. */
  listPrice: ['price_pkg', maybeWon],
  total: ['price_payment', maybeWon],
  refunded: ['price_refund', maybeWon],
  /** `price` is the price after the promotion. Source: A-25. */
  promotion: ['promo', maybe(promo)],
  vipCode: ['promo_code', maybe(vipCode)],
  card: ['card_type', codeName(cardTypes.nameOf)],
  terms,
  termVersions: ['terms_version', termVersions],
  insuranceAccepted: ['termsPre', insuranceAccepted],
  step: maybeCount,
  refund: ['refund_data', maybe(refundUsage)],
});

/** The payment of a membership and how its price was computed. Source: ENTITY-024, 025. */
export type Payments = v.InferOutput<typeof payments>;
