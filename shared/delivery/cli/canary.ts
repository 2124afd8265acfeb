import type { Canary } from '@shared/release/release';
import { canaryWith, namesIn } from '../store/canaries';
import { finished, without } from '../store/canary-ends';
import { changeState, wishOf } from '../store/change';
import type { Channel, Wish } from '../store/channels';
import { allMarks, refuseBad } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { type Answer, type Context, need, refuseOvertaken, text, WrongUse } from './command';
import { appIn, channelIn, percentIn } from './words';

/**
 * Changes or ends a canary. The canaries of other apps continue. If only one runs, the app may be left out. A device
 * keeps its bucket while the share grows, so it never changes back to the old version.
 */
export async function canary(context: Context): Promise<Answer> {
  const { words, flags, store, by, worker, say } = context;
  const [verb, ...rest] = words;
  const channel = channelIn(flags['in']);
  const { next, app } = actionOf(need(verb, 'set, finish or abort'), rest);
  const why = text(flags['why']) ?? '';
  const did = `canary ${words.join(' ')}`;
  const state = await changeState(store, channel, async (now, live) => {
    refuseOvertaken(channel, now, flags);
    const tried = canaryWith(channel, now.canaries, app);
    if (now.frozen && verb !== 'abort')
      throw new Refusal(`${channel} is frozen: mfe unfreeze ${channel}.`);
    if (verb !== 'abort') refuseBad(tried.apps, await allMarks(store));
    say(
      `Canary of ${channel}: ${namesIn(tried.apps).join(', ')} for ${tried.percent} % of devices`,
    );
    if (flags['dry-run'] === true) return undefined;
    const wish = { ...wishOf(live), ...(await next(store, live, tried)) };
    return { wish, reason: { by, worker, why, did } };
  });
  if (!state) say('Dry run: nothing was changed.');
  else say(`${channel}: ${saying(state.canaries)}, change ${state.seq}.`);
  return { channel, changed: state !== undefined, state: state ?? null };
}

const saying = (canaries: readonly Canary<string>[]) =>
  canaries.length === 0
    ? 'no canary'
    : canaries
        .map(({ apps, percent }) => `${namesIn(apps).join(', ')} for ${percent} %`)
        .join('; ');

type Next = (store: ObjectStore, live: Channel, tried: Canary<string>) => Promise<Partial<Wish>>;

function actionOf(verb: string, words: readonly string[]): { next: Next; app: string | undefined } {
  const appOf = (word: string | undefined) => (word === undefined ? undefined : appIn(word));
  if (verb !== 'set' && words.length > 1) throw new WrongUse(`canary ${verb} takes one app`);
  switch (verb) {
    case 'set': {
      const percent = percentIn(words[0]);
      const next: Next = async (_, { state }, tried) => ({
        canaries: state.canaries.map((one) => (one === tried ? { ...one, percent } : one)),
      });
      return { next, app: appOf(words[1]) };
    }
    case 'finish':
      return { next: finished, app: appOf(words[0]) };
    case 'abort':
      return {
        next: async (_, { state }, tried) => ({ canaries: without(state, tried) }),
        app: appOf(words[0]),
      };
    default:
      throw new WrongUse(`canary can set, finish or abort, not ${verb}`);
  }
}
