import { readFileSync } from 'node:fs';
import { changeState, wishOf } from '../store/change';
import { type ChannelSettings, channelSettings } from '../store/channels';
import { jsonBytes, type ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { checkedSettings } from '../store/shape';
import { type Answer, type Context, need, text } from './command';
import { channelIn } from './words';

/**
 * `settings staging` shows what a channel adds to its pages; `--set file.json` replaces it and writes the page anew. The
 * same bytes run everywhere: this is the only difference between staging and production.
 */
export async function settings({ words, flags, store, by, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const file = text(flags['set']);
  if (file !== undefined) {
    const wanted: ChannelSettings = JSON.parse(readFileSync(file, 'utf8'));
    checkedSettings(wanted, file);
    if (channel === 'production' && wanted.tools)
      throw new Refusal('Production has no tools: pins and local builds stay in staging.');
    await replaced(store, `channels/${channel}/settings.json`, jsonBytes(wanted));
    const reason = { by, why: text(flags['why']) ?? '', did: `settings --set ${file}` };
    await changeState(store, channel, async (now) => ({ wish: wishOf(now), reason }));
  }
  const now = await channelSettings(store, channel);
  say(JSON.stringify(now, null, 1));
  return { channel, ...now };
}

async function replaced(store: ObjectStore, path: string, bytes: Buffer): Promise<void> {
  for (;;) {
    const there = await store.read(path);
    if (await store.write(path, bytes, there?.etag)) return;
  }
}
