import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readChoices, writeChoices } from './bridge/page/choices';
import { type Outcome as PhotoOutcome, outcomes as photoOutcomes } from './bridge/page/outcome';
import { phoneChoices } from './bridge/page/phone-choices';

const photos = Object.keys(photoOutcomes) as PhotoOutcome[];

/** Outcomes of the external systems for this browser. With `ask`, a person selects one on their page. */
const neighbourChoices = {
  card: ['ask', 'success', 'failure', 'cancelled', 'slow', 'twice'],
  identity: ['ask', 'success', 'failure'],
  photo: ['ask', ...photos],
} as const satisfies Record<string, readonly ['ask', ...string[]]>;

/** Settings that can be chosen in advance, by name. The first value of each list is the default. */
export const outcomeChoices = { ...neighbourChoices, ...phoneChoices };

export type Outcomes = { [Of in keyof typeof outcomeChoices]: (typeof outcomeChoices)[Of][number] };

/** Cookie for the outcomes of one browser, so that two testers on one sandbox do not disturb each other. */
export const OUTCOMES_COOKIE = 'sandbox_outcomes';

/** Reads a text such as `card:failure.photo:bad.insets:notch`. Unknown parts are ignored. */
export const readOutcomes = (text = ''): Outcomes => readChoices(outcomeChoices, text);

/** Writes the changed settings. Empty if there are none. */
export const writeOutcomes = (outcomes: Outcomes): string => writeChoices(outcomeChoices, outcomes);

/** Writes the settings that the phone needs. */
export const writePhone = (outcomes: Outcomes): string => writeChoices(phoneChoices, outcomes);

export const outcomesOf = (c: Context): Outcomes => readOutcomes(getCookie(c, OUTCOMES_COOKIE));
