import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { outcomes as photoOutcomes } from './bridge/page/outcome';
import {
  type Chosen,
  keysOf,
  phoneSettings,
  readChosen,
  writeChosen,
} from './bridge/page/settings';

const ask = '그때 고르기';

/** How the external systems end for this browser. With `ask`, a person selects it on their page. */
export const neighbourSettings = {
  card: {
    name: '카드 결제',
    choices: {
      ask,
      success: '성공',
      failure: '실패',
      cancelled: '취소',
      slow: '느린 응답 (8초)',
      twice: '두 번 돌아오기',
    },
  },
  identity: { name: '본인인증', choices: { ask, success: '성공', failure: '실패' } },
  photo: { name: '촬영 · 문자 인식', choices: { ask, ...photoOutcomes } },
} as const;

export const settings = { ...neighbourSettings, ...phoneSettings };
export type Outcomes = Chosen<typeof settings>;
export type Setting = keyof Outcomes;

/** Cookie for the outcomes of one browser, so that two testers on one sandbox do not disturb each other. */
export const OUTCOMES_COOKIE = 'sandbox_outcomes';

/** Reads a text such as `card:failure.photo:bad.insets:notch`. Ignores unknown parts. */
export const readOutcomes = (text = ''): Outcomes => readChosen(settings, text);

/** Writes the changed settings. Empty if there are none. */
export const writeOutcomes = (outcomes: Outcomes): string => writeChosen(settings, outcomes);

export const writePhone = (outcomes: Outcomes): string => writeChosen(phoneSettings, outcomes);

export const outcomesOf = (c: Context): Outcomes => readOutcomes(getCookie(c, OUTCOMES_COOKIE));

export const labelOf = (of: Setting, choice: string): string =>
  new Map(Object.entries(settings[of].choices)).get(choice)?.split(' · ')[0] ?? choice;

export const isUsual = (of: Setting, choice: string): boolean =>
  Object.keys(settings[of].choices)[0] === choice;

/** Returns the changed settings for people: `카드 결제 실패`. */
export const changedOutcomes = (outcomes: Outcomes): string[] =>
  keysOf(settings)
    .filter((of) => !isUsual(of, outcomes[of]))
    .map((of) => `${settings[of].name} ${labelOf(of, outcomes[of])}`);
