import { createHash } from 'node:crypto';
import {
  type AppJson,
  type AppName,
  type Release,
  type ReleasedApp,
  type RemoteName,
  released,
} from '@shared/release/release';
import { jsonBytes, NotThere, type ObjectStore, readJson } from './objects';
import type { PageParts } from './page';
import { Refusal } from './refusal';
import { signRelease } from './release-signatures';
import { checkedBuild, checkedRelease } from './shape';
import type { Signer } from './signing';

export type Versions = Readonly<Record<AppName, string>>;
export type Lkg = Readonly<Partial<Record<RemoteName, string>>>;

export async function appJson(store: ObjectStore, app: AppName, version: string): Promise<AppJson> {
  const found = await readJson<AppJson>(store, `${app}/${version}/app.json`);
  if (!found) throw new NotThere(`${app}@${version} is not published in ${store.where}`);
  return checkedBuild(found, app, version);
}

/** Returns the folders in the store with files of a build: its own, and those of the versions it shares files with. */
export const foldersInStore = ({ app, version, files }: AppJson): string[] => {
  const shared = Object.values(files).flatMap(({ since }) => (since === undefined ? [] : [since]));
  return [...new Set([version, ...shared])].map((of) => `${app}/${of}/`);
};

/**
 * Reads a release and checks it against its name, so that writing into `releases/` cannot change what a channel names.
 * @throws {Refusal}
 */
export async function releaseOf(store: ObjectStore, id: string): Promise<Release> {
  const found = await readJson<Release>(store, `releases/${id}.json`);
  if (!found) throw new NotThere(`there is no release ${id} in ${store.where}`);
  if (isNamed(found) && found.id === id) return checkedRelease(found);
  throw new Refusal(
    `release ${id} in ${store.where} is not what its name says: somebody changed releases/${id}.json`,
  );
}

const isNamed = (release: Release) => nameOf(release) === release.id;

/** Returns a release of a page if its content matches its name. @throws {Refusal} */
export function namedRelease(release: Release): Release {
  if (isNamed(release)) return release;
  throw new Refusal(
    `release ${release.id} of a page is not what its name says: it was changed by hand`,
  );
}

type Content = { apps: object; lkg?: object | undefined };

/** Returns the name of a release: a part of its digest that is long enough to prevent collisions. */
export const nameOf = ({ apps, lkg }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify({ apps, ...(lkg && { lkg }) }))
    .digest('hex')
    .slice(0, 32);

/** Returns how an app went live. Its digests stay these as long as its version does. */
export type Known = (app: string, version: string) => ReleasedApp | undefined;

/** A release, or a canary. */
export type AppSet = Pick<Release, 'lkg'> & { apps: Partial<Release['apps']> };

/** Returns the versions of sets, also their fallback versions. A name is for example `apply@1.5.0`. */
export const releasedIn = (...sets: readonly AppSet[]) =>
  sets
    .flatMap(({ apps, lkg = {} }) => [...Object.entries(apps), ...Object.entries(lkg)])
    .map(([app, one]) => ({ app: app as AppName, released: one, name: `${app}@${one.version}` }));

export const knownIn =
  (...sets: readonly AppSet[]): Known =>
  (app, version) =>
    releasedIn(...sets).find(({ name }) => name === `${app}@${version}`)?.released;

/**
 * Returns the release of these versions. It is named by its content, so the same set is the same release. Apps that are
 * `known` went live before and are not read again, because their folders may have been changed since.
 */
export async function compose(
  store: ObjectStore,
  versions: Versions,
  lkg: Lkg = {},
  known: Known = () => undefined,
): Promise<Release> {
  const apps = (await releasedApps(store, versions, known)) as Release['apps'];
  const healing: NonNullable<Release['lkg']> = await releasedApps(store, lkg, known);
  const content = { apps, ...(Object.keys(healing).length > 0 && { lkg: healing }) };
  return { schema: 1, id: nameOf(content), ...content };
}

export async function releasedApps(
  store: ObjectStore,
  versions: Readonly<Record<string, string>>,
  known: Known,
): Promise<Record<string, ReleasedApp>> {
  const named = async ([app, version]: [string, string]) => {
    const json = async () =>
      released(await appJson(store, app as AppName, version), `/${app}/${version}/`);
    return [app, known(app, version) ?? (await json())] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(versions).sort(byName).map(named)));
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

export async function keepRelease(
  store: ObjectStore,
  release: Release,
  signer?: Signer,
): Promise<void> {
  await store.write(`releases/${release.id}.json`, jsonBytes(release));
  if (signer) await signRelease(store, release, signer);
}

export const versionsIn = (release: Release): Versions => versionsOf(release.apps);
export const lkgIn = (release: Release): Lkg => versionsOf(release.lkg ?? {});

const versionsOf = <Name extends string>(apps: Readonly<Partial<Record<Name, ReleasedApp>>>) =>
  Object.fromEntries(
    Object.entries<ReleasedApp | undefined>(apps).flatMap(([app, known]) =>
      known ? [[app, known.version]] : [],
    ),
  ) as Record<Name, string>;

export async function pageParts(store: ObjectStore, hostVersion: string): Promise<PageParts> {
  const part = async (name: string) => {
    const found = await store.read(`host/${hostVersion}/page/${name}`);
    if (!found) throw new NotThere(`host@${hostVersion} has no page/${name} in ${store.where}`);
    return found.bytes.toString('utf8');
  };
  const [template, starter, styles, routes] = await Promise.all([
    part('index.html'),
    part('starter.js'),
    part('shell.css'),
    part('routes.json'),
  ]);
  return { template, starter, styles, routes: JSON.parse(routes) };
}
