import type { Canary, ChannelState, Release, ReleasedApp } from '@shared/release/release';
import { integrityOf } from '../base/digest.cjs';
import type { ObjectStore } from './objects';
import { type PageOptions, type PageParts, renderPage } from './page';
import { Refusal } from './refusal';
import { pageParts } from './releases';
import type { ChannelSettings } from './shape';
import { toolScripts } from './tools';

/** Returns the page parts of a host as they were when that host went live for the first time. @throws {Refusal} */
export async function knownParts(
  store: ObjectStore,
  host: string,
  known: Readonly<Record<string, string>> = {},
) {
  const parts = await pageParts(store, host);
  const digest = integrityOf(JSON.stringify(parts));
  if ((known[host] ?? digest) === digest) return { parts, known: { ...known, [host]: digest } };
  throw new Refusal(
    `host@${host}'s page is not the one that went live with it: somebody changed host/${host}/page in ${store.where}`,
  );
}

type PageOf = {
  channel: string;
  settings: ChannelSettings;
  stable: Release;
  canaries: readonly Canary<ReleasedApp>[];
  parts: PageParts;
};

/** Returns the page of a channel in this state, as a static origin serves it. */
export async function pageOf(
  store: ObjectStore,
  state: ChannelState,
  { channel, settings: { settings, tools }, stable, canaries, parts }: PageOf,
): Promise<string> {
  const options = {
    settings,
    tools,
    extraScripts: tools ? await toolScripts(store) : [],
    channel: channelPart(channel, state, canaries),
  };
  return renderPage(stable, parts, options).html;
}

export const channelPart = (
  channel: string,
  { seq, change, disabled, frozen }: ChannelState,
  canaries: readonly Canary<ReleasedApp>[],
): NonNullable<PageOptions['channel']> => ({
  channel,
  seq,
  change,
  ...(canaries.length > 0 && { canaries }),
  disabled,
  ...(frozen && { frozen }),
});
