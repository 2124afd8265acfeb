import { readFileSync } from 'node:fs';
import { changeState, wishOf } from '../store/change';
import { type ChannelSettings, channelSettings, writeSettings } from '../store/channel-settings';
import { readChannel } from '../store/channels';
import { Refusal } from '../store/refusal';
import { checkedSettings } from '../store/shape';
import { type Answer, type Context, need, text } from './command';
import { channelIn } from './words';

/**
 * `settings staging` shows what a channel adds to its pages; `--set file.json` replaces it and writes the page anew. The
 * same bytes run everywhere: this is the only difference between staging and production.
 */
export async function settings({ words, flags, store, by, worker, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const file = text(flags['set']);
  if (file !== undefined) {
    const wanted: ChannelSettings = JSON.parse(readFileSync(file, 'utf8'));
    checkedSettings(wanted, file);
    if (channel === 'production' && wanted.tools)
      throw new Refusal('Production has no tools: pins and local builds stay in staging.');
    const reason = { by, worker, why: text(flags['why']) ?? '', did: 'settings', settings: wanted };
    // Before its first release a channel has no page, and nobody to ask.
    if (!(await readChannel(store, channel))) await writeSettings(store, channel, wanted);
    else await changeState(store, channel, async (state) => ({ wish: wishOf(state), reason }));
  }
  const now = await channelSettings(store, channel);
  say(JSON.stringify(now, null, 1));
  return { channel, ...now };
}
