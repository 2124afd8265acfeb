import type { Context } from 'hono';
import { Refused } from '../../backend/refusal';
import { keysOf } from '../../bridge/page/settings';
import { keepInBrowser } from '../../device';
import {
  labelOf,
  neighbourSettings,
  OUTCOMES_COOKIE,
  outcomesOf,
  readOutcomes,
  type Setting,
  settings,
  writeOutcomes,
} from '../../outcomes';
import type { Fields } from '../action';

/** Sets outcomes for this browser: one by `of` and `choice`, or several by their names. @throws {Refused} 400 */
export function chooseOutcome(c: Context, { of, choice = '', ...several }: Fields): string {
  const wanted = of === undefined ? Object.entries(several) : [[of, choice] as const];
  const chosen = wanted.map(([name, value = '']) => known(name, value));
  keepOutcomes(c, writeOutcomes({ ...outcomesOf(c), ...Object.fromEntries(chosen) }));
  return chosen.length === 1 ? chosen.map(saidOf).join('') : '고른 대로 바꿨습니다.';
}

type Choice = readonly [of: Setting, choice: string];

/** @throws {Refused} 400 */
function known(name: string, choice: string): Choice {
  const of = keysOf(settings).find((one) => one === name);
  if (of === undefined || !Object.hasOwn(settings[of].choices, choice))
    throw new Refused(400, `${name} ${choice}: 없는 결과입니다.`);
  return [of, choice];
}

function saidOf([of, choice]: Choice): string {
  const { name } = settings[of];
  if (choice === 'ask') return `${name}: 다시 그때그때 고릅니다.`;
  const ending = Object.hasOwn(neighbourSettings, of) ? '(으)로 끝납니다' : '입니다';
  return `${name}: 이제부터 '${labelOf(of, choice)}'${ending}.`;
}

/** Stores a text such as `card:failure.photo:bad` in a cookie. Ignores unknown parts. */
export function keepOutcomes(c: Context, text: string): void {
  keepInBrowser(c, OUTCOMES_COOKIE, writeOutcomes(readOutcomes(text)) || undefined);
}
