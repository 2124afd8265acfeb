import type { Canary, ChannelState } from '@shared/release/release';
import { changeState, liveIn, wishOf } from '../store/change';
import { allMarks, refuseBad } from '../store/marks';
import { inCanary } from '../store/plan';
import { Refusal } from '../store/refusal';
import { type Answer, type Context, need, text, WrongUse } from './command';
import { channelIn, percentIn } from './words';

/**
 * `canary set 25 --in production`, `canary finish`, `canary abort`. A device keeps its bucket while the share grows, so
 * nobody goes back and forth; what is finished becomes everybody's, as it was tried.
 */
export async function canary({ words, flags, store, by, worker, say }: Context): Promise<Answer> {
  const [verb, share] = words;
  const channel = channelIn(flags['in']);
  const next = actionOf(need(verb, 'set, finish or abort'), share);
  const why = text(flags['why']) ?? '';
  const did = `canary ${words.join(' ')}`;
  const state = await changeState(store, channel, async (now) => {
    if (!now.canary) throw new Refusal(`There is no canary in ${channel}.`);
    if (now.frozen && verb !== 'abort')
      throw new Refusal(`${channel} is frozen: mfe unfreeze ${channel}.`);
    const { stable, canary: tried, percent } = await liveIn(store, now);
    if (tried && verb !== 'abort') refuseBad(tried.versions, await allMarks(store));
    const apps = tried ? inCanary(stable, tried).map((app) => `${app}@${tried.versions[app]}`) : [];
    say(`Canary of ${channel}: ${apps.join(', ')} for ${percent} % of devices`);
    if (flags['dry-run'] === true) return undefined;
    return { wish: { ...wishOf(now), ...next(now, now.canary) }, reason: { by, worker, why, did } };
  });
  if (!state) say('Dry run: nothing was changed.');
  else say(`${channel}: ${saying(state)}, change ${state.seq}.`);
  return { channel, changed: state !== undefined, state: state ?? null };
}

const saying = ({ canary: tried, stable }: ChannelState) =>
  tried ? `canary for ${tried.percent} %` : `no canary, everybody has release ${stable}`;

type Next = (now: ChannelState, tried: Canary<string>) => Partial<ChannelState>;

function actionOf(verb: string, share: string | undefined): Next {
  switch (verb) {
    case 'set': {
      const percent = percentIn(share);
      return (_, tried) => ({ canary: { ...tried, percent } });
    }
    case 'finish':
      return (_, tried) => ({ stable: tried.release, canary: null });
    case 'abort':
      return () => ({ canary: null });
    default:
      throw new WrongUse(`canary can set, finish or abort, not ${verb}`);
  }
}
