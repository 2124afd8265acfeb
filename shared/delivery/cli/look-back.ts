import type { AppName, ChannelState, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Entry, history } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import type { IsBad } from '../store/plan';
import { releaseOf, type Versions, versionsIn } from '../store/releases';

/** A set that everybody had, and the change that gave it. */
export type Past = { entry: Entry; release: Release; versions: Versions };

/** What a channel's log says about the way back from what is live. */
export type LookBack = {
  now: Versions;
  /** The change since which an app is at its version. */
  since: Partial<Record<AppName, Entry>>;
  /** Where each app was before, marked versions passed over. */
  apps: Partial<Record<AppName, Past>>;
  /** What everybody had before, sets with a marked version passed over. */
  all: Past | undefined;
};

/** Who promoted what is live is looked for this far back. */
const FAR = 100;

/** Every set of a channel that everybody had, newest first. */
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
 * Looks back as far as it must: until every app's last change is known and everything `wanted` is found. What an app or
 * the channel leaves is no way back, so it is passed over like a marked version.
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
    const isOther = appNames.some((app) => versions[app] !== now[app]);
    if (isOther && !appNames.some((app) => isBad(app, versions[app]))) found.all ??= past;
    const isFound = wanted.every((one) => (one === 'all' ? found.all : found.apps[one]));
    if (isFound && (moved.size === appNames.length || ++looked > FAR)) break;
  }
  return found;
}
