import { solicitationStep } from '@shared/domain/solicitation';
import { cardTypes } from '@shared/domain/subscription-codes';
import * as v from 'valibot';
import { business } from './dealers';
import { packageOf } from './package-of';
import { maybe } from './read/part';
import { renamed } from './read/renamed';
import { codeName, id, maybeId, maybeWon, shownText, text, yes } from './read/scalar';

const vehicle = renamed({
  vin: ['num_id', shownText],
  plate: ['num_reg', shownText],
  model: shownText,
});
const payment = renamed({
  card: ['card_type', codeName(cardTypes.nameOf)],
  price: ['price_payment', maybeWon],
});

const dealer = renamed({ id: maybeId, title: shownText, business: ['options', business] });

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
