import type { AppName, RemoteName } from '@shared/release/release';
import { Refusal } from './refusal';
import type { Lkg, Versions } from './releases';

export type Planned = { versions: Versions; lkg: Lkg };

/** Versions that a share of devices runs instead of everybody's. */
export type Tried = { apps: WantedVersions; percent: number };

export type Live = { stable: Planned; canaries: readonly Tried[] };

export type IsBad = (app: AppName, version: string) => boolean;

export type WantedVersions = Readonly<Partial<Record<AppName, string>>>;

/**
 * Returns what runs after a promotion. Only the requested apps change, so that two teams never undo each other. Canaries
 * of others continue. The version that a remote leaves becomes its fallback version.
 * @throws {Refusal}
 */
export function promoted(
  { stable, canaries }: Live,
  wanted: WantedVersions,
  { canary, channel }: { canary?: number | undefined; channel: string },
  isBad: IsBad = () => false,
): Live {
  for (const { apps, percent } of canaries) {
    const clash = Object.keys(apps).filter((app) => Object.hasOwn(wanted, app));
    if (clash.length > 0)
      throw new Refusal(
        `${clash.join(', ')} is in a canary (${percent} %). First end it: mfe canary finish ${clash[0]} --in ${channel}, or abort.`,
      );
  }
  if (canary === undefined) return { stable: withVersions(stable, wanted, isBad), canaries };
  const fresh = Object.entries(wanted).filter(
    ([app, version]) => stable.versions[app as AppName] !== version,
  );
  if (fresh.length === 0) return { stable, canaries };
  return { stable, canaries: [...canaries, { apps: Object.fromEntries(fresh), percent: canary }] };
}

/** Returns every set that a device may run: each canary can be in it or not. */
export function setsOf({ stable, canaries }: Live, isBad?: IsBad): Planned[] {
  const sets = [stable];
  for (const { apps } of canaries) sets.push(...sets.map((set) => withVersions(set, apps, isBad)));
  return sets;
}

/** @throws {Refusal} when an app is missing, because the first release of a channel needs all apps. */
export function first(wanted: WantedVersions, apps: readonly AppName[]): Live {
  const missing = apps.filter((app) => wanted[app] === undefined);
  if (missing.length > 0)
    throw new Refusal(
      `The channel is empty, so its first release needs all apps; ${missing.join(', ')} missing: promote ${apps.map((app) => `${app}@…`).join(' ')}`,
    );
  return { stable: { versions: wanted as Versions, lkg: {} }, canaries: [] };
}

export const differing = (stable: Planned, other: Planned): AppName[] =>
  (Object.keys(stable.versions) as AppName[]).filter(
    (app) => stable.versions[app] !== other.versions[app],
  );

/**
 * Returns the set with the wanted versions and its fallback versions. The version that is left becomes the fallback,
 * because everybody had it. If it is blocked, the former fallback version stays.
 */
export function withVersions(
  set: Planned,
  wanted: WantedVersions,
  isBad: IsBad = () => false,
): Planned {
  const changed = (Object.keys(wanted) as AppName[]).filter(
    (app) => wanted[app] !== undefined && wanted[app] !== set.versions[app],
  );
  const lkg: Partial<Record<RemoteName, string>> = { ...set.lkg };
  for (const app of changed.filter((name) => name !== 'host')) {
    const left = set.versions[app];
    if (!isBad(app, left)) lkg[app] = left;
    if (lkg[app] === wanted[app]) delete lkg[app];
  }
  const healthy = Object.entries(lkg).filter(([app, version]) => !isBad(app as AppName, version));
  return { versions: { ...set.versions, ...wanted }, lkg: Object.fromEntries(healthy) };
}
