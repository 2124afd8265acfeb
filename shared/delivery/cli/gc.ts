import type { AppName, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { history } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import { releaseOf } from '../store/releases';
import { publishedVersions, removeVersions } from '../store/versions';
import { type Answer, type Context, text, WrongUse } from './command';

const DAY_MS = 86_400_000;
/** Longer than any tab lives, any webview sleeps and anybody looks back for a rollback. */
const KEPT_DAYS = 90;

/**
 * `gc`: removes versions that nobody can meet any more. Kept is what is live or a last known good in any channel, what
 * was live within 90 days, what was published within 90 days; an upload that was never finished goes after a day.
 */
export async function gc({ flags, store, say }: Context, now = Date.now()): Promise<Answer> {
  const days = Number(text(flags['days']) ?? KEPT_DAYS);
  if (!(days >= 1)) throw new WrongUse('--days is a number of days, 1 or more');
  const since = now - days * DAY_MS;
  const kept = await referenced(store, since);
  const removed: string[] = [];
  for (const app of appNames) {
    const gone = await removable(store, app, { kept, since, now });
    for (const [version, paths] of gone) {
      say(`${app}@${version}: ${paths.length} files`);
      removed.push(`${app}@${version}`);
    }
    if (flags['dry-run'] === true) continue;
    // First it cannot be chosen any more, then it goes; the description first, so that half of it is nothing.
    await removeVersions(store, app, new Set(gone.keys()));
    for (const [version, paths] of gone)
      for (const path of [`${app}/${version}/app.json`, ...paths]) await store.remove(path);
  }
  if (removed.length === 0) say('Nothing to remove.');
  else if (flags['dry-run'] === true) say('Dry run: nothing was removed.');
  return { removed, dryRun: flags['dry-run'] === true };
}

type Bounds = { kept: ReadonlySet<string>; since: number; now: number };

async function removable(store: ObjectStore, app: AppName, { kept, since, now }: Bounds) {
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
  return new Map(
    [...files].filter(([version]) => !kept.has(`${app}@${version}`) && isOld(version)),
  );
}

/** Everything that is live now, was live since then, or would be mounted in its place. */
async function referenced(store: ObjectStore, since: number): Promise<Set<string>> {
  const kept = new Set<string>();
  const pages = await store.list('channels/');
  const channels = pages.flatMap(
    ({ path }) => /^channels\/([^/]+)\/index\.html$/.exec(path)?.[1] ?? [],
  );
  // The change before the oldest of them was live, too, until that came.
  for (const channel of channels)
    for await (const { state, at } of history(store, channel)) {
      for (const id of [state.stable, state.canary?.release])
        if (id !== undefined)
          for (const name of namesIn(await releaseOf(store, id))) kept.add(name);
      if (Date.parse(at) < since) break;
    }
  return kept;
}

const namesIn = ({ apps, lkg }: Release): string[] =>
  [...Object.entries(apps), ...Object.entries(lkg ?? {})].map(
    ([app, { version }]) => `${app}@${version}`,
  );
