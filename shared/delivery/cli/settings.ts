import { readFileSync } from 'node:fs';
import type { Release } from '@shared/release/release';
import { changeState, wishOf } from '../store/change';
import { channelSettings, hasSettings, writeSettings } from '../store/channel-settings';
import {
  type Channel,
  channelNames,
  channelIn as channelThere,
  entryOf,
  history,
  readChannel,
} from '../store/channels';
import { NotThere, type ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { refuseForeignRelease } from '../store/release-signatures';
import { releaseOf } from '../store/releases';
import { refuseUnknownSettings } from '../store/settings-schema';
import type { ChannelSettings } from '../store/shape';
import { checkedSettings } from '../store/shape';
import { refuseForged } from '../store/trust';
import { type Answer, type Context, need, text, WrongUse } from './command';
import { channelIn } from './words';

/** Shows the settings of a channel. `--set file.json` replaces them and writes the page again. */
export async function settings({ words, flags, store, by, worker, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const file = text(flags['set']);
  if (file !== undefined) {
    const wanted = settingsIn(file);
    checkedSettings(wanted, file);
    refuseUnknownSettings(wanted.settings, file);
    if (channel === 'production' && wanted.tools)
      throw new Refusal('Production has no tools: pins and local builds stay in staging.');
    if (flags['dry-run'] === true) {
      say(`${JSON.stringify(wanted, null, 1)}\nDry run: nothing was changed.`);
      return { channel, ...wanted };
    }
    const reason = { by, worker, why: text(flags['why']) ?? '', did: 'settings', settings: wanted };
    // A channel has no page and no log before its first release.
    if (!(await readChannel(store, channel))) {
      await writeSettings(store, channel, wanted);
      const live = (await channelNames(store)).join(', ') || 'nothing';
      say(`${channel} has no page yet: its settings wait for its first promotion. Live: ${live}.`);
    } else
      await changeState(store, channel, async (_, now) => {
        const past = await pastToSign(store, channel, now, wanted).catch((error: unknown) => {
          // Settings that were changed by hand must be replaceable.
          if (!isRefusal(error)) throw error;
          say(`Past releases were not signed again: ${error.message}`);
        });
        return { wish: wishOf(now), reason: { ...reason, past: past ?? [] } };
      });
  } else if (!(await hasSettings(store, channel))) await channelThere(store, channel);
  const now = await channelSettings(store, channel);
  say(JSON.stringify(now, null, 1));
  return { channel, ...now };
}

function settingsIn(file: string): ChannelSettings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongUse(`${file} is not JSON: ${String(error)}`);
  }
}

const FAR = 100;

/**
 * Returns the past releases to sign when a channel starts to require signatures or changes its keys, so that a rollback
 * can still use them: without releases whose content does not match their name, and without those that no key of the
 * settings before signed.
 * @throws {Refusal} when page, log and settings do not agree, because somebody changed one by hand.
 */
async function pastToSign(
  store: ObjectStore,
  channel: string,
  now: Channel,
  { trust }: ChannelSettings,
): Promise<Release[]> {
  const old = await channelSettings(store, channel);
  const before = old.trust?.signed ? old.trust : undefined;
  if (!trust?.signed) return [];
  if (before) {
    if (JSON.stringify(before.keys) === JSON.stringify(trust.keys)) return [];
    refuseForged(channel, old, now, await entryOf(store, channel, now.state.change), false);
  }
  const past = new Set<string>();
  for await (const { state } of history(store, channel)) {
    past.add(state.stable);
    if (past.size === FAR) break;
  }
  const own = async (id: string) => {
    const release = await releaseOf(store, id);
    if (before) await refuseForeignRelease(store, channel, before, release);
    return release;
  };
  const found: Release[] = [];
  for (const id of past) {
    const release = await own(id).catch(passOver);
    if (release) found.push(release);
  }
  return found;
}

const isRefusal = (error: unknown): error is Refusal | NotThere =>
  error instanceof Refusal || error instanceof NotThere;

function passOver(error: unknown): undefined {
  if (!isRefusal(error)) throw error;
}
