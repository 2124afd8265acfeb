import type { Won } from '@shared/domain/money';
import type { Agreement } from '@shared/domain/required-terms';
import { type SolicitationStep, solicitationStep } from '@shared/domain/solicitation';
import { type CardType, cardTypes } from '@shared/domain/subscription-codes';
import type { Group } from '@shared/domain/tier';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { group } from './packages';
import { inData, maybe, maybeWon, shownText, text } from './wire';

/** A membership that staff offer through a link. Source: ENTITY-032. */
export type Solicitation = {
  hash: string;
  step: SolicitationStep;
  name: string;
  type: string | undefined;
  /** Empty for someone who is no member. */
  userId: string | undefined;
  selfAuthenticated: boolean;
  vehicle: { chassisNumber: string; plate: string; model: string } | undefined;
  package: { id: string | undefined; title: string; group: Group | undefined } | undefined;
  payment: { card: CardType | undefined; price: Won | undefined } | undefined;
  seller: { id: string | undefined; title: string } | undefined;
};

const vehicle = v.pipe(
  v.object({ num_id: shownText, num_reg: shownText, model: shownText }),
  v.transform(({ num_id, num_reg, model }) => ({ chassisNumber: num_id, plate: num_reg, model })),
);
const payment = v.pipe(
  v.object({ card_type: v.optional(v.unknown()), price_payment: maybeWon }),
  v.transform((wire) => ({ card: cardTypes.nameOf(wire.card_type), price: wire.price_payment })),
);

const options = v.object({
  type: text,
  selfAuth: v.nullish(v.boolean()),
  vehicle: maybe(vehicle),
  pkg: maybe(v.object({ id: text, title: shownText, group: maybe(group) })),
  subsc: maybe(v.object({ payments: maybe(payment) })),
  dealer: maybe(v.object({ id: text, title: shownText })),
  path: maybe(v.object({ user_id: text })),
});

const solicitation = v.pipe(
  v.object({
    hash: v.string(),
    state: v.optional(v.unknown()),
    name: shownText,
    options: maybe(options),
  }),
  v.transform(
    ({ hash, state, name, options: from }): Solicitation => ({
      hash,
      step: solicitationStep(state),
      name,
      type: from?.type,
      userId: from?.path?.user_id,
      selfAuthenticated: from?.selfAuth === true,
      vehicle: from?.vehicle,
      package: from?.pkg,
      payment: from?.subsc?.payments,
      seller: from?.dealer,
    }),
  ),
);

/** Source: API-035. */
export const fetchSolicitation = (call: ApiClient, hash: string): Promise<Solicitation> =>
  call({ method: 'GET', path: api`/subscSolicitations/${hash}`, answer: inData(solicitation) });

/** `redirect`: the card provider's page, when the terms were those of the payment. Source: A-49. */
export type Applied = { step: SolicitationStep; redirect: string | undefined };

const applied = v.pipe(
  v.object({ state: v.optional(v.unknown()), redirect: text }),
  v.transform(({ state, redirect }): Applied => ({ step: solicitationStep(state), redirect })),
);

/** Source: API-036. */
export const applySolicitation = (
  call: ApiClient,
  hash: string,
  { answers, versions }: Agreement,
): Promise<Applied> =>
  call({
    method: 'POST',
    path: api`/subscSolicitations/${hash}/apply`,
    body: { terms: answers, terms_version: versions },
    answer: inData(applied),
  });

const encData = v.pipe(
  v.object({ encData: v.pipe(v.string(), v.minLength(1)) }),
  v.transform((wire) => wire.encData),
);

/** What is posted to the identity service. Source: API-037. */
export const fetchEncData = (
  call: ApiClient,
  hash: string,
  signal?: AbortSignal,
): Promise<string> =>
  call({
    method: 'GET',
    path: api`/encData`,
    query: { hash },
    answer: encData,
    ...(signal && { signal }),
  });
