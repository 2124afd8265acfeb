import type { ChannelState } from '@shared/release/release';
import { changeState, liveIn, wishOf } from '../store/change';
import { channelNames, entryOf } from '../store/channels';
import type { Marks } from '../store/mark';
import { allMarks, withoutBad } from '../store/marks';
import { Refusal } from '../store/refusal';
import { appJson } from '../store/releases';
import { type Answer, type Context, need, text } from './command';
import { appIn, versionIn } from './words';

/** Blocks a version in every channel. A live version stays live, but is no fallback version any more. */
export async function bad(context: Context): Promise<Answer> {
  const { store, by, say, flags } = context;
  const { app, version, name } = namedIn(context);
  const mark = { by, at: new Date().toISOString(), why: need(text(flags['why']), '--why') };
  await appJson(store, app, version);
  return marked(context, 'bad', async (channel, now, before) => {
    const { stable, canaries } = await liveIn(store, now);
    const isLive = stable.versions[app] === version;
    const tried = canaries.find(({ apps }) => apps[app] !== undefined)?.apps[app];
    // A rollback waits until the canary of the app has ended.
    if (tried === version || (isLive && tried))
      say(`${app}@${tried} is in a canary of ${channel}: mfe canary abort ${app} --in ${channel}.`);
    if (isLive) say(`${name} is live in ${channel}: mfe rollback ${channel} --app ${app}.`);
    return before[name] ? before : { ...before, [name]: mark };
  });
}

export const good = (context: Context): Promise<Answer> => {
  const { name } = namedIn(context);
  return marked(context, 'good', async (_channel, _now, before) => {
    const { [name]: mark, ...others } = before;
    return mark ? others : before;
  });
};

function namedIn({ words }: Context) {
  const name = need(words[0], 'a version, such as apply@1.2.0,');
  const [word, version] = name.split('@');
  return { app: appIn(word), version: versionIn(version), name };
}

type Next = (channel: string, now: ChannelState, before: Marks) => Promise<Marks>;

/** Changes each channel that allows it. @throws {Refusal} when the version is not blocked, or not free, after that */
async function marked(context: Context, verb: 'bad' | 'good', next: Next): Promise<Answer> {
  const { store, by, worker, say, flags } = context;
  const { name } = namedIn(context);
  const isDry = flags['dry-run'] === true;
  const did = `${verb} ${name}`;
  const changed: string[] = [];
  const refused: string[] = [];
  for (const channel of await channelNames(store)) {
    const state = await changeState(store, channel, async (now, live) => {
      const before = (await entryOf(store, channel, now.change))?.bad ?? {};
      const wanted = await next(channel, now, before);
      const stable = await withoutBad(store, live.release, wanted);
      if (isDry || (wanted === before && stable.id === now.stable)) return undefined;
      return {
        wish: { ...wishOf(live), stable },
        reason: { by, worker, why: text(flags['why']) ?? '', did, bad: wanted },
      };
    }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.message);
    });
    if (state) say(`${channel}: ${did}, change ${state.seq}.`);
    if (state) changed.push(channel);
  }
  const isBad = Object.hasOwn(await allMarks(store), name);
  if (refused.length > 0 && isBad !== (verb === 'bad')) throw new Refusal(refused.join('; '));
  for (const line of refused) say(`Refused: ${line}`);
  if (isDry) say('Dry run: nothing was changed.');
  else if (changed.length === 0) say('Nothing to do: it is so already.');
  return { changed, ...(refused.length > 0 && { refused }) };
}
