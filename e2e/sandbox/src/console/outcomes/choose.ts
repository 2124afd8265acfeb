import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { Refused } from '../../backend/refusal';
import {
  OUTCOMES_COOKIE,
  outcomeChoices,
  outcomesOf,
  readOutcomes,
  writeOutcomes,
} from '../../outcomes';
import type { Fields } from '../fields';
import { type Neighbour, neighbourNames, neighbours, outcomeName } from './outcome-names';

/** Chooses one outcome for this browser. @throws {Refused} 400 */
export function chooseOutcome(c: Context, { of, choice = '' }: Fields): string {
  const neighbour = neighbours.find((known) => known === of);
  if (neighbour === undefined || !outcomeChoices[neighbour].includes(choice))
    throw new Refused(400, `${of ?? ''} ${choice}: 없는 결과입니다.`);
  keepOutcomes(c, writeOutcomes({ ...outcomesOf(c), [neighbour]: choice }));
  return saidOf(neighbour, choice);
}

const saidOf = (of: Neighbour, choice: string): string =>
  choice === 'ask'
    ? `${neighbourNames[of]}: 다시 그때그때 고릅니다.`
    : `${neighbourNames[of]}: 이제부터 '${outcomeName(of, choice)}'(으)로 끝납니다.`;

/** `card:failure.photo:bad`; whatever is not known in it is asked. */
export function keepOutcomes(c: Context, text: string): void {
  const known = writeOutcomes(readOutcomes(text));
  if (known === '') deleteCookie(c, OUTCOMES_COOKIE, { path: '/' });
  else setCookie(c, OUTCOMES_COOKIE, known, { path: '/', httpOnly: true, sameSite: 'Lax' });
}
