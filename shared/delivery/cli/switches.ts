import type { ChannelState } from '@shared/release/release';
import { changeState, wishOf } from '../store/change';
import type { Wish } from '../store/channels';
import { type Answer, type Context, need, refuseOvertaken, text } from './command';
import { channelIn, remoteIn } from './words';

export const disable = (context: Context): Promise<Answer> =>
  switched(context, channelIn(context.flags['in']), `disable ${context.words[0]}`, (now) => ({
    disabled: [...new Set([...now.disabled, remoteIn(context.words[0])])].sort(),
  }));

export const enable = (context: Context): Promise<Answer> =>
  switched(context, channelIn(context.flags['in']), `enable ${context.words[0]}`, (now) => ({
    disabled: now.disabled.filter((app) => app !== remoteIn(context.words[0])),
  }));

export const freeze = (context: Context): Promise<Answer> =>
  switched(context, channelOf(context), 'freeze', () => ({ frozen: true }));

export const unfreeze = (context: Context): Promise<Answer> =>
  switched(context, channelOf(context), 'unfreeze', () => ({ frozen: false }));

const channelOf = ({ words }: Context) => channelIn(need(words[0], 'the channel'));

async function switched(
  { store, by, worker, flags, say }: Context,
  channel: string,
  did: string,
  next: (now: ChannelState) => Partial<Wish>,
): Promise<Answer> {
  const isDry = flags['dry-run'] === true;
  const state = await changeState(store, channel, async (now, live) => {
    refuseOvertaken(channel, now, flags);
    const wish = { ...wishOf(live), ...next(now) };
    const isSame = JSON.stringify(wish) === JSON.stringify(wishOf(live));
    say(isSame ? `Nothing to do in ${channel}: it is so already.` : `${channel}: ${did}`);
    if (isSame || isDry) return undefined;
    return { wish, reason: { by, worker, why: text(flags['why']) ?? '', did } };
  });
  if (state) say(`${channel}: change ${state.seq}.`);
  else if (isDry) say('Dry run: nothing was changed.');
  return { channel, changed: state !== undefined, state: state ?? null };
}
