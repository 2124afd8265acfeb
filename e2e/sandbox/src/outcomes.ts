import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readChoices, writeChoices } from './bridge/page/choices';
import { type Outcome as PhotoOutcome, outcomes as photoOutcomes } from './bridge/page/outcome';
import { phoneChoices } from './bridge/page/phone-choices';

const photos = Object.keys(photoOutcomes) as PhotoOutcome[];

/** How the neighbours end what this browser asks them for; `ask` lets a person choose on their page. */
const neighbourChoices = {
  card: ['ask', 'success', 'failure', 'cancelled', 'slow', 'twice'],
  identity: ['ask', 'success', 'failure'],
  photo: ['ask', ...photos],
} as const satisfies Record<string, readonly ['ask', ...string[]]>;

/** What is chosen in advance, by name; the first of each is what happens when nothing is chosen. */
export const outcomeChoices = { ...neighbourChoices, ...phoneChoices };

export type Outcomes = { [Of in keyof typeof outcomeChoices]: (typeof outcomeChoices)[Of][number] };

/** A browser's own, like its device: two testers on one sandbox do not meet. */
export const OUTCOMES_COOKIE = 'sandbox_outcomes';

/** Reads `card:failure.photo:bad.insets:notch`; what is not known is as if nothing was said. */
export const readOutcomes = (text = ''): Outcomes => readChoices(outcomeChoices, text);

/** Only what was chosen; empty when nothing was. */
export const writeOutcomes = (outcomes: Outcomes): string => writeChoices(outcomeChoices, outcomes);

/** The part of it that the phone itself must know. */
export const writePhone = (outcomes: Outcomes): string => writeChoices(phoneChoices, outcomes);

export const outcomesOf = (c: Context): Outcomes => readOutcomes(getCookie(c, OUTCOMES_COOKIE));
