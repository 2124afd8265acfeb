import type { AppName, RemoteName } from '@shared/release/release';
import { Refusal } from './refusal';
import type { Lkg, Versions } from './releases';

/** A set as it is planned: what runs together, and what is mounted when a version of it does not start. */
export type Planned = { versions: Versions; lkg: Lkg };

export type Live = { stable: Planned; canary: Planned | undefined; percent: number };

export type Plan = { stable: Planned; canary: Planned | undefined; percent: number };

/** Whether a version is marked bad: nobody is to be given it again. */
export type IsBad = (app: AppName, version: string) => boolean;

export type WantedVersions = Readonly<Partial<Record<AppName, string>>>;

/** How a promotion meets a canary: it starts one, joins the one that runs, or goes to everybody. */
export type Reach = { canary: number | undefined; join: boolean };

/**
 * The sets after a promotion. Only the keys that were asked for change, so that two teams never undo each other; a
 * promotion while another app is in a canary goes into both sets. The version a remote leaves is kept as its last known
 * good.
 * @throws {Refusal}
 */
export function promoted(
  live: Live,
  wanted: WantedVersions,
  reach: Reach,
  isBad: IsBad = () => false,
): Plan {
  const { stable, canary, percent } = live;
  const changed = (set: Planned, known = set) => withVersions(set, wanted, known, isBad);
  const clash = canary ? inCanary(stable, canary).filter((app) => wanted[app] !== undefined) : [];
  if (clash.length > 0)
    throw new Refusal(
      `${clash.join(', ')} is in a canary (${percent} %). Finish or abort it first: mfe canary finish|abort.`,
    );
  if (reach.canary === undefined && !reach.join)
    return {
      stable: changed(stable),
      canary: canary && changed(canary),
      percent,
    };
  if (canary === undefined && reach.join) throw new Refusal('There is no canary to join.');
  if (canary !== undefined && !reach.join)
    throw new Refusal(
      `A canary with ${inCanary(stable, canary).join(', ')} runs already (${percent} %). Join it with --join, or wait.`,
    );
  const share = reach.canary ?? percent;
  return { stable, canary: changed(canary ?? stable, stable), percent: share };
}

/** The first release of a channel needs all apps. @throws {Refusal} */
export function first(wanted: WantedVersions, apps: readonly AppName[]): Plan {
  const missing = apps.filter((app) => wanted[app] === undefined);
  if (missing.length > 0)
    throw new Refusal(
      `The channel is empty, so its first release needs all apps; ${missing.join(', ')} missing: promote ${apps.map((app) => `${app}@…`).join(' ')}`,
    );
  return { stable: { versions: wanted as Versions, lkg: {} }, canary: undefined, percent: 0 };
}

/** The apps whose versions differ between two sets. */
export const inCanary = (stable: Planned, canary: Planned): AppName[] =>
  (Object.keys(stable.versions) as AppName[]).filter(
    (app) => stable.versions[app] !== canary.versions[app],
  );

/**
 * What is left is known to be good because everybody had it, so in a canary it is what the stable set has. Where that
 * is marked bad, what was known before stays; nobody is healed with what burned, nor with what has just failed.
 */
export function withVersions(
  set: Planned,
  wanted: WantedVersions,
  known: Planned = set,
  isBad: IsBad = () => false,
): Planned {
  const changed = (Object.keys(wanted) as AppName[]).filter(
    (app) => wanted[app] !== undefined && wanted[app] !== set.versions[app],
  );
  const lkg: Partial<Record<RemoteName, string>> = { ...set.lkg };
  for (const app of changed.filter((name) => name !== 'host')) {
    const left = known.versions[app];
    if (!isBad(app, left)) lkg[app] = left;
    if (lkg[app] === wanted[app]) delete lkg[app];
  }
  const healthy = Object.entries(lkg).filter(([app, version]) => !isBad(app as AppName, version));
  return { versions: { ...set.versions, ...wanted }, lkg: Object.fromEntries(healthy) };
}
