import { cardTypes, generalStates } from '@shared/domain/subscription-codes';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import * as v from 'valibot';
import { maybeDay } from './read/day';
import { maybe } from './read/part';
import { flagIn, maybeCount, maybeWon, shownText, text, yes } from './read/scalar';
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

export const payments = v.pipe(
  v.object({
    state: v.optional(v.unknown()),
    date: maybeDay,
    num: text,
    price_pkg: maybeWon,
    price_payment: maybeWon,
    price_refund: maybeWon,
    promo: maybe(promo),
    promo_code: maybe(vipCode),
    card_type: v.optional(v.unknown()),
    terms,
    terms_version: termVersions,
    termsPre: maybe(v.object({ insurance: yes })),
    step: maybeCount,
    refund_data: maybe(refundUsage),
  }),
  v.transform((wire) => ({
    state: generalStates.nameOf(wire.state),
    paidOn: wire.date,
    /** MMDDHHmmss. It is not unique, unlike the order number. Source: A-42. */
    number: wire.num,
    /** With VAT, like every amount here. */
    listPrice: wire.price_pkg,
    total: wire.price_payment,
    refunded: wire.price_refund,
    /** `price` is the price after the promotion. Source: A-25. */
    promotion: wire.promo,
    vipCode: wire.promo_code,
    card: cardTypes.nameOf(wire.card_type),
    terms: wire.terms,
    termVersions: wire.terms_version,
    insuranceAccepted: wire.termsPre?.insurance === true,
    step: wire.step,
    refund: wire.refund_data,
  })),
);

/** The payment of a membership and how its price was computed. Source: ENTITY-024, 025. */
export type Payments = v.InferOutput<typeof payments>;
