import { randomBytes } from 'node:crypto';
import type { Canary, ChannelState, Release, ReleasedApp } from '@shared/release/release';
import { canaryState, composeCanary, namedCanary, namesIn } from './canaries';
import { knownParts, pageOf } from './channel-page';
import { channelSettings, digestOf, replaceSettings } from './channel-settings';
import type { Marks } from './mark';
import { jsonBytes, NotThere, type ObjectStore, readJson } from './objects';
import { dataIn } from './page';
import { tellTabs } from './pointer';
import { Refusal } from './refusal';
import { keepRelease, knownIn, namedRelease } from './releases';
import { type ChannelSettings, checkedRelease } from './shape';
import type { Identity, Signature } from './signing';
import { TOOLS_FOLDER } from './tools';
import { authorOf, refuseForged, refuseUnsigned, signature, touchedBy, type Worker } from './trust';

/**
 * A channel as it was read. A change must be written over `tag`. Release and canaries are those of its page, which stay
 * valid when the files they were made of change.
 */
export type Channel = {
  state: ChannelState;
  etag: string;
  release: Release;
  canaries: readonly Canary<ReleasedApp>[];
};

/** The requested state of a channel. The store adds number and log entry, and keeps and signs the release. */
export type Wish = Omit<ChannelState, 'schema' | 'seq' | 'change' | 'stable'> & { stable: Release };

export type Reason = {
  by: string;
  why: string;
  did: string;
  gate?: unknown;
  /** The blocked versions after this change. Without it they stay the same. */
  bad?: Marks;
};

/** Parts of a change that are not written to the log as they are. */
export type Beside = {
  worker?: Worker | undefined;
  settings?: ChannelSettings;
  /** Past releases that the worker signs, too. */
  past?: readonly Release[];
};

/** One change of a channel. Entries form a chain back from the page; an entry outside of it lost its race. */
export type Entry = Reason & {
  at: string;
  previous: string | null;
  state: ChannelState;
  /** Digests of the page parts of hosts, by version, as of their first time live here. */
  parts?: Readonly<Record<string, string>>;
  settings?: string;
  identity?: Identity;
  signed?: Signature;
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
  const { seq, change = '', disabled, frozen = false } = data;
  const release = namedRelease(data.release);
  const canaries = (data.canaries ?? []).map(namedCanary);
  const state: ChannelState = {
    schema: 1,
    seq,
    change,
    stable: release.id,
    canaries: canaries.map(canaryState),
    disabled,
    frozen,
  };
  return { state, etag: page.etag, release, canaries };
}

export async function channelIn(store: ObjectStore, channel: string): Promise<Channel> {
  const found = await readChannel(store, channel);
  if (!found) throw new NotThere(`there is no channel ${channel} in ${store.where}`);
  return found;
}

/**
 * Writes a channel's page over the one that `now` was read from, so page and state change in one step. The log entry is
 * written before and counts only when the page names it. Returns undefined when the channel was changed meanwhile.
 * Nothing is written or signed before all checks have passed.
 * @throws {Refusal}
 */
export async function writeChannel(
  store: ObjectStore,
  channel: string,
  now: Channel | undefined,
  wish: Wish,
  { worker = {}, settings: wanted, past = [], ...reason }: Reason & Beside,
): Promise<ChannelState | undefined> {
  const seq = (now?.state.seq ?? 0) + 1;
  const change = `${String(seq).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
  const stable = checkedRelease(wish.stable);
  const state: ChannelState = { schema: 1, seq, change, ...wish, stable: stable.id };
  const before = now && (await entryOf(store, channel, now.state.change));
  const old = await channelSettings(store, channel);
  const settings = wanted ?? old;
  const canaries = await canariesIn(store, now, state.canaries);
  const { parts, known } = await knownParts(store, stable.apps.host.version, before?.parts);
  const bad = reason.bad ?? before?.bad ?? {};
  const said: Omit<Entry, 'signed'> = {
    ...reason,
    ...(await authorOf(channel, old, worker, reason.by)),
    bad,
    parts: known,
    settings: digestOf(settings),
    at: new Date().toISOString(),
    previous: now?.state.change ?? null,
    state,
  };
  const signed = signature(channel, said, worker.signer);
  const entry: Entry = { ...said, ...(signed && { signed }) };
  if (now && old.trust?.signed) refuseForged(channel, old, now, before, wanted !== undefined);
  // The first change of a channel affects no app.
  const was = now && { ...now, bad: before?.bad ?? {} };
  const apps = was ? touchedBy(was, { state, release: stable, bad }) : [];
  const touched = [...apps, ...(wanted ? ['its settings' as const] : [])];
  for (const { trust } of [old, settings]) {
    if (trust?.signed) refuseUnsigned(channel, trust, entry, touched);
  }
  const html = await pageOf(store, state, { channel, settings, stable, canaries, parts });
  const kept = stable.id === now?.state.stable ? past : [stable, ...past];
  for (const release of kept) await keepRelease(store, release, worker.signer);
  await store.write(entryPath(channel, change), jsonBytes(entry));
  const writePage = () =>
    store.write(pagePath(channel), Buffer.from(html), now?.etag).catch(async (error) => {
      // When only the answer was lost, the page names this change.
      if ((await readChannel(store, channel))?.state.change === change) return true;
      throw error;
    });
  const isMine = wanted
    ? await writeBoth(store, channel, old, wanted, writePage)
    : await writePage();
  if (!isMine) return undefined;
  await tellTabs(store, channel, seq);
  return state;
}

/** Writes settings and page. The next change must be checked with the settings that the page has. */
async function writeBoth(
  store: ObjectStore,
  channel: string,
  old: ChannelSettings,
  wanted: ChannelSettings,
  writePage: () => Promise<boolean>,
): Promise<boolean> {
  const putBack = async () => {
    const page = await readChannel(store, channel);
    const live = page && (await entryOf(store, channel, page.state.change));
    // The page has the new settings when only the answer to its write was lost.
    if (live?.settings !== digestOf(wanted)) await replaceSettings(store, channel, wanted, old);
  };
  try {
    if (!(await replaceSettings(store, channel, old, wanted))) return false;
    if (await writePage()) return true;
  } catch (error) {
    await putBack();
    throw error;
  }
  await putBack();
  return false;
}

/** Returns running canaries from the page. Composes new ones, which must equal those that the gate tried. */
const canariesIn = (
  store: ObjectStore,
  now: Channel | undefined,
  wanted: readonly Canary<string>[],
): Promise<Canary<ReleasedApp>[]> =>
  Promise.all(
    wanted.map(async (one) => {
      const running = now?.canaries.find(({ id }) => id === one.id);
      if (running) return { ...running, percent: one.percent, salt: one.salt };
      const made = await composeCanary(store, one, knownIn(...(now ? [now.release] : [])));
      if (made.id === one.id) return made;
      throw new Refusal(`${namesIn(one.apps).join(', ')} was changed since it was tried`);
    }),
  );

/** Returns whether the live page of a channel runs the QA tools, without which pins have no effect. */
export async function takesPins(store: ObjectStore, channel: string): Promise<boolean> {
  const page = await store.read(pagePath(channel));
  return page?.bytes.includes(`src="${TOOLS_FOLDER}`) === true;
}

export async function channelNames(store: ObjectStore): Promise<string[]> {
  const pages = await store.list('channels/');
  return pages.flatMap(({ path }) => /^channels\/([^/]+)\/index\.html$/.exec(path)?.[1] ?? []);
}

export const entryOf = (
  store: ObjectStore,
  channel: string,
  change: string,
): Promise<Entry | undefined> => readJson<Entry>(store, entryPath(channel, change));

/** Yields the changes of a channel, newest first. */
export async function* history(store: ObjectStore, channel: string): AsyncGenerator<Entry> {
  const newest = await readChannel(store, channel);
  for (let change: string | null = newest?.state.change ?? null; change; ) {
    const entry: Entry | undefined = await entryOf(store, channel, change);
    if (!entry) return;
    yield entry;
    change = entry.previous;
  }
}
