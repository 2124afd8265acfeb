import { solicitationStep } from '@shared/domain/solicitation';
import { cardTypes } from '@shared/domain/subscription-codes';
import * as v from 'valibot';
import { business, NO_BUSINESS } from './dealers';
import { packageOf } from './package-of';
import { maybe } from './read/part';
import { id, maybeId, maybeWon, shownText, text, yes } from './read/scalar';

const vehicle = v.pipe(
  v.object({ num_id: shownText, num_reg: shownText, model: shownText }),
  v.transform(({ num_id, num_reg, model }) => ({ vin: num_id, plate: num_reg, model })),
);
const payment = v.pipe(
  v.object({ card_type: v.optional(v.unknown()), price_payment: maybeWon }),
  v.transform((wire) => ({ card: cardTypes.nameOf(wire.card_type), price: wire.price_payment })),
);

const dealer = v.pipe(
  v.object({ id: maybeId, title: shownText, options: maybe(business) }),
  v.transform(({ options: own, ...wire }) => ({ ...wire, business: own ?? NO_BUSINESS })),
);

const options = v.object({
  type: text,
  selfAuth: yes,
  vehicle: maybe(vehicle),
  pkg: maybe(packageOf),
  subsc: maybe(v.object({ payments: maybe(payment) })),
  dealer: maybe(dealer),
  path: maybe(v.object({ user_id: maybeId })),
});

export const solicitation = v.pipe(
  v.object({
    hash: id,
    state: v.optional(v.unknown()),
    name: shownText,
    options: maybe(options),
  }),
  v.transform(({ hash, state, name, options: from }) => ({
    hash,
    step: solicitationStep(state),
    name,
    type: from?.type,
    /** `undefined` if the recipient is not a member. */
    userId: from?.path?.user_id,
    selfAuthenticated: from?.selfAuth === true,
    vehicle: from?.vehicle,
    package: from?.pkg,
    payment: from?.subsc?.payments,
    dealer: from?.dealer,
  })),
);

/** A membership that staff offer through a dealer link. Source: ENTITY-032. */
export type Solicitation = v.InferOutput<typeof solicitation>;
