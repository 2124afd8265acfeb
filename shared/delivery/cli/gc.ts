import type { AppJson, AppName, ChannelState, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { namesIn } from '../store/canaries';
import { channelIn, channelNames, history } from '../store/channels';
import { allMarks, isBadIn } from '../store/marks';
import { type ObjectStore, readJson } from '../store/objects';
import type { IsBad } from '../store/plan';
import { foldersInStore, releasedIn, releaseOf } from '../store/releases';
import { publishedVersions, removeVersions } from '../store/versions';
import { type Answer, type Context, text, WrongUse } from './command';
import { pastOf } from './look-back';

const DAY_MS = 86_400_000;
/** Days to keep a version. No tab lives longer, no webview sleeps longer, and no rollback needs an older version. */
const KEPT_DAYS = 90;

/**
 * `gc`: removes versions that no device can load any more.
 * It keeps versions that are live or a fallback version in any channel, that were live or were published within 90
 * days, or that the next two rollbacks bring back, however old, and the versions whose files these share. It removes an unfinished upload after one day, and also
 * drafts and locks of ended processes.
 */
export async function gc({ flags, store, say }: Context, now = Date.now()): Promise<Answer> {
  const isDry = flags['dry-run'] === true;
  const days = Number(text(flags['days']) ?? KEPT_DAYS);
  if (!(days >= 1)) throw new WrongUse('--days is a number of days, 1 or more');
  const since = now - days * DAY_MS;
  const kept = await referenced(store, since);
  const removed: string[] = [];
  const saved: string[] = [];
  for (const app of appNames) {
    const old = await oldVersions(store, app, { since, now });
    await keepSharedFolders(store, app, { old, kept });
    const gone = new Map([...old].filter(([version]) => !kept.has(`${app}@${version}`)));
    for (const version of [...old.keys()].filter((known) => !gone.has(known))) {
      saved.push(`${app}@${version}`);
      say(`${app}@${version} is kept: ${kept.get(`${app}@${version}`)}`);
    }
    for (const [version, paths] of gone) {
      say(`${app}@${version}: ${paths.length} files`);
      removed.push(`${app}@${version}`);
    }
    if (isDry) continue;
    // Remove the version from the list first, so that it cannot be chosen. Then remove app.json before the other files,
    // so that a half-removed version counts as missing.
    await removeVersions(store, app, new Set(gone.keys()));
    for (const [version, paths] of gone)
      for (const path of [`${app}/${version}/app.json`, ...paths]) await store.remove(path);
  }
  const left = (await store.leftBehind?.(new Date(now - DAY_MS), isDry)) ?? [];
  if (left.length > 0) say(`${left.length} drafts and locks of processes that ended`);
  if (removed.length + left.length === 0) say('Nothing to remove.');
  else if (isDry) say('Dry run: nothing was removed.');
  return { removed, kept: saved, left, dryRun: isDry };
}

type Bounds = { since: number; now: number };

/** Returns the files of each version that is older than `since`, and of unfinished uploads older than one day. */
async function oldVersions(store: ObjectStore, app: AppName, { since, now }: Bounds) {
  const listed = await publishedVersions(store, app);
  const published = new Map(listed.map(({ version, date }) => [version, Date.parse(date)]));
  const files = new Map<string, string[]>();
  const newest = new Map<string, number>();
  for (const { path, writtenAt } of await store.list(`${app}/`)) {
    const version = path.split('/')[1] ?? '';
    if (path.split('/').length < 3) continue;
    files.set(version, [...(files.get(version) ?? []), path]);
    newest.set(version, Math.max(newest.get(version) ?? 0, writtenAt.getTime()));
  }
  const isOld = (version: string) => {
    const date = published.get(version);
    return date === undefined ? (newest.get(version) ?? 0) < now - DAY_MS : date < since;
  };
  return new Map([...files].filter(([version]) => isOld(version)));
}

/**
 * Returns the versions to keep, each with the reason: live now, live since then, a fallback version, or needed for a
 * rollback.
 */
async function referenced(store: ObjectStore, since: number): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const keep = (names: readonly string[], because: string) => {
    for (const name of names) kept.set(name, kept.get(name) ?? because);
  };
  const isBad = isBadIn(await allMarks(store));
  for (const channel of await channelNames(store)) {
    const { state } = await channelIn(store, channel);
    keep(await liveNames(store, state), `live in ${channel}, or the last known good there`);
    // Also keep the first change before `since`, because it was live until the next change.
    for await (const { state: past, at } of history(store, channel)) {
      keep(await liveNames(store, past), `was live in ${channel} within these days`);
      if (Date.parse(at) < since) break;
    }
    keep(await reachable(store, channel, isBad), `a rollback of ${channel} may bring it back`);
  }
  return kept;
}

type Kept = { old: ReadonlyMap<string, unknown>; kept: Map<string, string> };

/** Keeps the old versions that still have files of a later version which is kept. */
async function keepSharedFolders(store: ObjectStore, app: AppName, { old, kept }: Kept) {
  const listed = (await publishedVersions(store, app)).map(({ version }) => version);
  const isKept = (version: string) => !old.has(version) || kept.has(`${app}@${version}`);
  // Newest first, so that a version which is kept here is looked at, too.
  for (const version of listed) {
    if (!isKept(version)) continue;
    const built = await readJson<AppJson>(store, `${app}/${version}/app.json`);
    for (const folder of built ? foldersInStore(built) : []) {
      const [, since = ''] = folder.split('/');
      if (!isKept(since)) kept.set(`${app}@${since}`, `${app}@${version} has files in its folder`);
    }
  }
}

async function liveNames(
  store: ObjectStore,
  { stable, canaries = [] }: Pick<ChannelState, 'stable'> & Partial<ChannelState>,
): Promise<string[]> {
  const tried = canaries.flatMap(({ apps }) => namesIn(apps));
  return [...namesOf(await releaseOf(store, stable)), ...tried];
}

/** Number of further rollbacks, of an app or of all apps, for which the versions are kept. */
const ROLLBACKS = 2;

async function reachable(store: ObjectStore, channel: string, isBad: IsBad): Promise<string[]> {
  const before = new Map<AppName, Set<string>>(appNames.map((app) => [app, new Set<string>()]));
  const sets = new Map<string, readonly string[]>();
  for await (const { release, versions } of pastOf(store, channel)) {
    for (const [app, found] of before)
      if (found.size <= ROLLBACKS && !isBad(app, versions[app])) found.add(versions[app]);
    if (sets.size <= ROLLBACKS && !appNames.some((app) => isBad(app, versions[app])))
      sets.set(release.id, namesOf(release));
    if (sets.size > ROLLBACKS && [...before.values()].every(({ size }) => size > ROLLBACKS)) break;
  }
  const apps = [...before].flatMap(([app, found]) => [...found].map((one) => `${app}@${one}`));
  return [...apps, ...[...sets.values()].flat()];
}

const namesOf = (release: Release): string[] => releasedIn(release).map(({ name }) => name);
