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
  const path = settingsPath(channel);
  const own = await readJson<ChannelSettings>(store, path);
  const found = (own && checkedSettings(own, path)) ??
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
