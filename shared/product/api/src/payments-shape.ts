import type { PlainDate } from '@shared/domain/calendar';
import type { Won } from '@shared/domain/money';
import type { TermAnswers, TermVersions } from '@shared/domain/required-terms';
import {
  type CardType,
  cardTypes,
  type GeneralState,
  generalStates,
} from '@shared/domain/subscription-codes';
import { type TermKey, termKeys } from '@shared/domain/term-keys';
import * as v from 'valibot';
import { maybeDay } from './read/day';
import { maybe } from './read/part';
import { flagIn, maybeCount, maybeWon, shownText, text, yes } from './read/scalar';
import { type RefundUsage, refundUsage } from './refund-shape';

/** The payment of a membership and how its price was computed. Source: ENTITY-024, 025. */
export type Payments = {
  state: GeneralState | undefined;
  paidOn: PlainDate | undefined;
  /** MMDDHHmmss. It is not unique, unlike the order number. Source: A-42. */
  number: string | undefined;
  /** With VAT, like every amount here. */
  listPrice: Won | undefined;
  total: Won | undefined;
  refunded: Won | undefined;
  /** `price` is the price after the promotion. Source: A-25. */
  promotion: { price: Won | undefined } | undefined;
  vipCode: PaidVipCode | undefined;
  card: CardType | undefined;
  terms: TermAnswers;
  termVersions: TermVersions;
  insuranceAccepted: boolean;
  step: number | undefined;
  refund: RefundUsage | undefined;
};

export type PaidVipCode = { title: string; price: Won | undefined };

const vipCode = v.object({ price: maybeWon, title: shownText });

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
/** Versions of the texts. */
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
  v.transform(
    (wire): Payments => ({
      state: generalStates.nameOf(wire.state),
      paidOn: wire.date,
      number: wire.num,
      listPrice: wire.price_pkg,
      total: wire.price_payment,
      refunded: wire.price_refund,
      promotion: wire.promo,
      vipCode: wire.promo_code,
      card: cardTypes.nameOf(wire.card_type),
      terms: wire.terms,
      termVersions: wire.terms_version,
      insuranceAccepted: wire.termsPre?.insurance === true,
      step: wire.step,
      refund: wire.refund_data,
    }),
  ),
);
