import type { PageSettings } from '@shared/config/settings';
import { integrityOf } from '../base/digest.cjs';
import { jsonBytes, type ObjectStore, readJson } from './objects';
import { checkedSettings } from './shape';
import type { Trust } from './trust';

/** Settings that a channel adds to its pages. `tools` adds the QA panel and is never set in production. */
export type ChannelSettings = {
  settings: PageSettings;
  tools: boolean;
  trust?: Trust;
  judge?: JudgeSettings;
};

/** Rules of the canary analysis. */
export type Rules = {
  /** Probability per day of stopping a canary that is no worse. */
  falseStops: number;
  /** How much higher the failure rate of a canary may be for a raise: 0.02 is two visits in a hundred. */
  margin: number;
  /** Visits of the canary at a step before it may be raised. */
  leastVisits: number;
  /** Shares in per cent, in ascending order. */
  steps: readonly number[];
};

/** Without `acts` the analysis prints its result and changes nothing. */
export type JudgeSettings = { acts: boolean } & Partial<Rules>;

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
