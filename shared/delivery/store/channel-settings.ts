import { integrityOf } from '../base/digest.cjs';
import { jsonBytes, type ObjectStore, readJson } from './objects';
import { type ChannelSettings, checkedSettings } from './shape';

const settingsPath = (channel: string) => `channels/${channel}/settings.json`;

const usual: Readonly<Record<string, ChannelSettings>> = {
  production: { settings: { environment: 'production' }, tools: false },
  staging: { settings: { environment: 'staging' }, tools: true },
  sandbox: { settings: { environment: 'sandbox' }, tools: true, judge: { acts: true } },
};

export async function channelSettings(
  store: ObjectStore,
  channel: string,
): Promise<ChannelSettings> {
  return settingsIn(channel, await readJson<ChannelSettings>(store, settingsPath(channel)));
}

/** Returns whether a channel has settings of its own, or is one that settings are known for. */
export const hasSettings = async (store: ObjectStore, channel: string): Promise<boolean> =>
  Object.hasOwn(usual, channel) || (await store.read(settingsPath(channel))) !== undefined;

function settingsIn(channel: string, own: ChannelSettings | undefined): ChannelSettings {
  const found = (own && checkedSettings(own, settingsPath(channel))) ??
    usual[channel] ?? { settings: {}, tools: false };
  return channel === 'production' ? { ...found, tools: false } : found;
}

export const digestOf = (settings: ChannelSettings): string =>
  integrityOf(JSON.stringify(settings));

export async function writeSettings(
  store: ObjectStore,
  channel: string,
  settings: ChannelSettings,
): Promise<void> {
  const path = settingsPath(channel);
  for (;;) {
    const there = await store.read(path);
    if (await store.write(path, jsonBytes(settings), there?.etag)) return;
  }
}

/** Writes settings over those that were read before. Returns false when another writer came first. */
export async function replaceSettings(
  store: ObjectStore,
  channel: string,
  before: ChannelSettings,
  after: ChannelSettings,
): Promise<boolean> {
  const path = settingsPath(channel);
  const there = await store.read(path);
  const own = there && JSON.parse(there.bytes.toString('utf8'));
  if (digestOf(settingsIn(channel, own)) !== digestOf(before)) return false;
  return store.write(path, jsonBytes(after), there?.etag);
}
