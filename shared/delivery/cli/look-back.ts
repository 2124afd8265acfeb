import type { AppName, ChannelState, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Entry, history } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import type { IsBad } from '../store/plan';
import { releaseOf, type Versions, versionsIn } from '../store/releases';

/** A release that was live for all devices, and the change that made it live. */
export type Past = { entry: Entry; release: Release; versions: Versions };

/** Rollbacks that are possible from the live release, according to the log of a channel. */
export type LookBack = {
  now: Versions;
  /** For each app, the change that brought its current version. */
  since: Partial<Record<AppName, Entry>>;
  /** For each app, the previous version that is not blocked. */
  apps: Partial<Record<AppName, Past>>;
  /** The previous release that brings no blocked version back. */
  all: Past | undefined;
};

/** A search in the log ends after this many changes. */
export const FAR = 100;

/** Yields every release that was live for all devices in a channel, newest first. */
export async function* pastOf(store: ObjectStore, channel: string): AsyncGenerator<Past> {
  const known = new Map<string, Release>();
  for await (const entry of history(store, channel)) {
    const { stable } = entry.state;
    const release = known.get(stable) ?? (await releaseOf(store, stable));
    known.set(stable, release);
    yield { entry, release, versions: versionsIn(release) };
  }
}

/**
 * Reads the log until the last change of every app is known and everything in `wanted` is found.
 * Skips the version that a rollback leaves, just as it skips blocked versions.
 */
export async function lookBack(
  store: ObjectStore,
  channel: string,
  { stable }: ChannelState,
  isBad: IsBad,
  wanted: readonly (AppName | 'all')[],
): Promise<LookBack> {
  const now = versionsIn(await releaseOf(store, stable));
  const found: LookBack = { now, since: {}, apps: {}, all: undefined };
  const moved = new Set<AppName>();
  let looked = 0;
  for await (const past of pastOf(store, channel)) {
    const { entry, versions } = past;
    for (const app of appNames) {
      if (versions[app] !== now[app]) moved.add(app);
      if (!moved.has(app)) found.since[app] = entry;
      else if (versions[app] !== now[app] && !isBad(app, versions[app])) found.apps[app] ??= past;
    }
    const others = appNames.filter((app) => versions[app] !== now[app]);
    if (others.length > 0 && !others.some((app) => isBad(app, versions[app]))) found.all ??= past;
    const isFound = wanted.every((one) => (one === 'all' ? found.all : found.apps[one]));
    if (isFound && (moved.size === appNames.length || ++looked > FAR)) break;
  }
  return found;
}
