import { randomBytes } from 'node:crypto';
import type { PageSettings } from '@shared/config/settings';
import type { ChannelState, Release } from '@shared/release/release';
import { integrityOf } from '../build/digest.cjs';
import { jsonBytes, NotThere, type ObjectStore, readJson } from './objects';
import { dataIn, type PageOptions, type PageParts, renderPage } from './page';
import { Refusal } from './refusal';
import { pageParts, releaseOf } from './releases';
import { checkedRelease, checkedSettings } from './shape';
import { toolScripts } from './tools';

/**
 * A channel as it was read: the tag is what a change must be written over, the releases are those of its page, which
 * hold whatever became of the files they were made of.
 */
export type Channel = { state: ChannelState; etag: string; releases: readonly Release[] };

/** What a channel adds to every page of it. Changed by hand and rarely; `tools` brings the QA panel and never is set in production. */
export type ChannelSettings = { settings: PageSettings; tools: boolean };

/** What somebody wants of a channel; number and log entry are given by the store. */
export type Wish = Omit<ChannelState, 'schema' | 'seq' | 'change'>;

/** Why nobody is to be given a version again, by `app@version`. */
export type Mark = { by: string; at: string; why: string };
export type Marks = Readonly<Record<string, Mark>>;

/** Who did what, and why. */
export type Reason = {
  by: string;
  why: string;
  did: string;
  gate?: unknown;
  /** The versions that are marked bad from here on; without it they stay as they were. */
  bad?: Marks;
};

/** One change of a channel. Entries form a chain from the pointer back: one that is not in it lost its race. */
export type Entry = Reason & {
  at: string;
  previous: string | null;
  state: ChannelState;
  /** Digests of what hosts left for the page, by their version, since they were live here for the first time. */
  parts?: Readonly<Record<string, string>>;
};

const pagePath = (channel: string) => `channels/${channel}/index.html`;
const entryPath = (channel: string, change: string) => `channels/${channel}/log/${change}.json`;

export async function readChannel(
  store: ObjectStore,
  channel: string,
): Promise<Channel | undefined> {
  const page = await store.read(pagePath(channel));
  if (!page) return undefined;
  const data = dataIn(page.bytes.toString('utf8'));
  const { seq, change = '', release, canary, disabled, frozen = false } = data;
  const state: ChannelState = {
    schema: 1,
    seq,
    change,
    stable: release.id,
    canary: canary ? { ...canary, release: canary.release.id } : null,
    disabled,
    frozen,
  };
  return { state, etag: page.etag, releases: [release, ...(canary ? [canary.release] : [])] };
}

/** @throws {NotThere} */
export async function channelIn(store: ObjectStore, channel: string): Promise<Channel> {
  const found = await readChannel(store, channel);
  if (!found) throw new NotThere(`there is no channel ${channel} in ${store.where}`);
  return found;
}

/**
 * Writes a channel's page over the one `now` was read from: page and state change in one step. The log entry is written
 * before and counts only when the page names it. Answers nothing when somebody changed the channel meanwhile.
 */
export async function writeChannel(
  store: ObjectStore,
  channel: string,
  now: Channel | undefined,
  wish: Wish,
  reason: Reason,
): Promise<ChannelState | undefined> {
  const seq = (now?.state.seq ?? 0) + 1;
  const change = `${String(seq).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
  const state: ChannelState = { schema: 1, seq, change, ...wish };
  const at = new Date().toISOString();
  const before = now && (await entryOf(store, channel, now.state.change));
  const stable = await releaseIn(store, now, state.stable);
  const parts = await knownParts(store, stable.apps.host.version, before?.parts);
  const html = await pageOf(store, channel, state, { now, stable, parts: parts.parts });
  const bad = reason.bad ?? before?.bad ?? {};
  const previous = now?.state.change ?? null;
  const entry: Entry = { ...reason, bad, parts: parts.known, at, previous, state };
  await store.write(entryPath(channel, change), jsonBytes(entry));
  const isMine = await store.write(pagePath(channel), Buffer.from(html), now?.etag);
  return isMine ? state : undefined;
}

/** A release that is live is the one of the page; another one is read by its name. */
const releaseIn = async (store: ObjectStore, now: Channel | undefined, id: string) =>
  checkedRelease(now?.releases.find((one) => one.id === id) ?? (await releaseOf(store, id)));

/** What a host left for the page, as it was when that host was live for the first time. @throws {Refusal} */
async function knownParts(store: ObjectStore, host: string, known: Entry['parts'] = {}) {
  const parts = await pageParts(store, host);
  const digest = integrityOf(JSON.stringify(parts));
  if ((known[host] ?? digest) === digest) return { parts, known: { ...known, [host]: digest } };
  throw new Refusal(
    `host@${host}'s page is not the one that went live with it: somebody changed host/${host}/page in ${store.where}`,
  );
}

type PageOf = { now: Channel | undefined; stable: Release; parts: PageParts };

/** The page of a channel in this state, as any static origin serves it. */
async function pageOf(
  store: ObjectStore,
  channel: string,
  state: ChannelState,
  { now, stable, parts }: PageOf,
): Promise<string> {
  const { settings, tools } = await channelSettings(store, channel);
  const options = {
    settings,
    tools,
    extraScripts: tools ? await toolScripts(store) : [],
    channel: await channelPart(store, channel, state, now),
  };
  return renderPage(stable, parts, options).html;
}

/** What the page's data block says of the channel. */
export async function channelPart(
  store: ObjectStore,
  channel: string,
  { seq, change, canary, disabled, frozen }: ChannelState,
  now?: Channel,
): Promise<NonNullable<PageOptions['channel']>> {
  const release = canary ? await releaseIn(store, now, canary.release) : undefined;
  return {
    channel,
    seq,
    change,
    ...(canary && release && { canary: { ...canary, release } }),
    disabled,
    ...(frozen && { frozen }),
  };
}

const usual: Readonly<Record<string, ChannelSettings>> = {
  production: { settings: { environment: 'production' }, tools: false },
  staging: { settings: { environment: 'staging' }, tools: true },
  sandbox: { settings: { environment: 'sandbox' }, tools: true },
};

export async function channelSettings(
  store: ObjectStore,
  channel: string,
): Promise<ChannelSettings> {
  const path = `channels/${channel}/settings.json`;
  const own = await readJson<ChannelSettings>(store, path);
  const found = (own && checkedSettings(own, path)) ??
    usual[channel] ?? { settings: {}, tools: false };
  return channel === 'production' ? { ...found, tools: false } : found;
}

/** The channels there are. */
export async function channelNames(store: ObjectStore): Promise<string[]> {
  const pages = await store.list('channels/');
  return pages.flatMap(({ path }) => /^channels\/([^/]+)\/index\.html$/.exec(path)?.[1] ?? []);
}

export const entryOf = (
  store: ObjectStore,
  channel: string,
  change: string,
): Promise<Entry | undefined> => readJson<Entry>(store, entryPath(channel, change));

/** The changes of a channel, newest first, as long as they are asked for. */
export async function* history(store: ObjectStore, channel: string): AsyncGenerator<Entry> {
  const newest = await readChannel(store, channel);
  for (let change: string | null = newest?.state.change ?? null; change; ) {
    const entry: Entry | undefined = await entryOf(store, channel, change);
    if (!entry) return;
    yield entry;
    change = entry.previous;
  }
}
