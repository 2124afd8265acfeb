import type { AppName, RemoteName } from '@shared/release/release';
import { Refusal } from './refusal';
import type { Lkg, Versions } from './releases';

/** A set as it is planned: what runs together, and what is mounted when a version of it does not start. */
export type Planned = { versions: Versions; lkg: Lkg };

/** Versions that a share of devices runs in place of everybody's. */
export type Tried = { apps: WantedVersions; percent: number };

export type Live = { stable: Planned; canaries: readonly Tried[] };

export type Plan = Live;

/** Whether a version is marked bad: nobody is to be given it again. */
export type IsBad = (app: AppName, version: string) => boolean;

export type WantedVersions = Readonly<Partial<Record<AppName, string>>>;

/** A promotion goes to a share of devices, or to everybody. */
export type Reach = { canary: number | undefined };

/**
 * What runs after a promotion. Only the keys that were asked for change, so that two teams never undo each other; the
 * canaries of others go on as they are. The version a remote leaves is kept as its last known good.
 * @throws {Refusal}
 */
export function promoted(
  { stable, canaries }: Live,
  wanted: WantedVersions,
  { canary }: Reach,
  isBad: IsBad = () => false,
): Plan {
  for (const { apps, percent } of canaries) {
    const clash = Object.keys(apps).filter((app) => Object.hasOwn(wanted, app));
    if (clash.length > 0)
      throw new Refusal(
        `${clash.join(', ')} is in a canary (${percent} %). Finish or abort it first: mfe canary finish|abort ${clash[0]}.`,
      );
  }
  if (canary === undefined) return { stable: withVersions(stable, wanted, isBad), canaries };
  const fresh = Object.entries(wanted).filter(
    ([app, version]) => stable.versions[app as AppName] !== version,
  );
  if (fresh.length === 0) return { stable, canaries };
  return { stable, canaries: [...canaries, { apps: Object.fromEntries(fresh), percent: canary }] };
}

/** Every set that a device may come to run: each canary is in it or not, whatever the others are. */
export function setsOf({ stable, canaries }: Live, isBad?: IsBad): Planned[] {
  const sets = [stable];
  for (const { apps } of canaries) sets.push(...sets.map((set) => withVersions(set, apps, isBad)));
  return sets;
}

/** The first release of a channel needs all apps. @throws {Refusal} */
export function first(wanted: WantedVersions, apps: readonly AppName[]): Plan {
  const missing = apps.filter((app) => wanted[app] === undefined);
  if (missing.length > 0)
    throw new Refusal(
      `The channel is empty, so its first release needs all apps; ${missing.join(', ')} missing: promote ${apps.map((app) => `${app}@…`).join(' ')}`,
    );
  return { stable: { versions: wanted as Versions, lkg: {} }, canaries: [] };
}

/** The apps whose versions differ between two sets. */
export const differing = (stable: Planned, other: Planned): AppName[] =>
  (Object.keys(stable.versions) as AppName[]).filter(
    (app) => stable.versions[app] !== other.versions[app],
  );

/**
 * What is left is known to be good because everybody had it. Where it is marked bad, what was known before stays; nobody is healed with what burned, nor with what has just failed.
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
