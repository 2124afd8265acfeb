import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Outcome as PhotoOutcome, outcomes as photoOutcomes } from './bridge/page/outcome';

const cards = ['success', 'failure', 'cancelled', 'slow', 'twice'] as const;
const identities = ['success', 'failure'] as const;

/** How the neighbours end what this browser asks them for; `ask` lets a person choose on their page. */
export type Outcomes = {
  card: 'ask' | (typeof cards)[number];
  identity: 'ask' | (typeof identities)[number];
  photo: 'ask' | PhotoOutcome;
};

export const outcomeChoices: Readonly<Record<keyof Outcomes, readonly string[]>> = {
  card: ['ask', ...cards],
  identity: ['ask', ...identities],
  photo: ['ask', ...Object.keys(photoOutcomes)],
};

/** A browser's own, like its device: two testers on one sandbox do not meet. */
export const OUTCOMES_COOKIE = 'sandbox_outcomes';

/** Reads `card:failure.photo:bad`; what is not known is asked. */
export function readOutcomes(text = ''): Outcomes {
  const told = new Map(text.split('.').map((part) => [part.split(':')[0], part.split(':')[1]]));
  return {
    card: cards.find((choice) => choice === told.get('card')) ?? 'ask',
    identity: identities.find((choice) => choice === told.get('identity')) ?? 'ask',
    photo: photoOutcomeOf(told.get('photo')) ?? 'ask',
  };
}

const photoOutcomeOf = (text: string | undefined): PhotoOutcome | undefined =>
  Object.keys(photoOutcomes).find((choice): choice is PhotoOutcome => choice === text);

/** Only what is not asked; empty when everything is. */
export const writeOutcomes = (outcomes: Outcomes): string =>
  Object.entries(outcomes)
    .filter(([, choice]) => choice !== 'ask')
    .map((pair) => pair.join(':'))
    .join('.');

export const outcomesOf = (c: Context): Outcomes => readOutcomes(getCookie(c, OUTCOMES_COOKIE));
